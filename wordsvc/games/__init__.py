"""The rules engines, one folder a game; ``core`` is what they have in common."""
