"""Is the thing a noun means one that can be touched? The shipped answers, and how they are made."""
