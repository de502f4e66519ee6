"""Super Lucky Box: its boxes, its numbers and the scoring of a finished game (LB-01 … LB-24)."""
