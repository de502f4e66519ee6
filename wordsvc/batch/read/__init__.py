"""Lists as they are read: where they are, how they are stored, their blocks, their rows."""
