"""What knows HTTP and types: a function with type hints becomes a documented endpoint."""
