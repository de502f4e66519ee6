"""Tensai Clever: its sheet, its four areas and the scoring of a finished game (TC-01 … TC-40)."""
