"""Data from outside, decoded: its shape, its faults with their places, the lines of a TOML file."""
