"""How are judged rows written? One module a family of formats."""
