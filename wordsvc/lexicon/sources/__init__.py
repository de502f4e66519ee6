"""Where words come from: one adapter a dictionary, each yielding plain rows."""
