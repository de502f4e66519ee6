"""Barbarossa: clay subjects, their letters, guesses and scoring (BB-01 … BB-39)."""
