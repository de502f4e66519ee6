"""Concreteness of nouns: the shipped answers, and how they are made."""
