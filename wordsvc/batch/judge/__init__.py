"""The answers to the rows of a list, and the columns that they fill."""
