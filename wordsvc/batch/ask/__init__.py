"""How is each row of a list asked, and which columns does the answer fill? One module a game."""
