"""How is a block of a list read into rows? One module a format."""
