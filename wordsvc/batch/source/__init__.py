"""How are lists found, read and cut into blocks?"""
