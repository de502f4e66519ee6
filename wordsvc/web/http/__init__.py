"""The typed layer: how does a function with type hints become a documented endpoint?"""
