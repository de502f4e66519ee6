"""Runs the tests of a house with a fifth game, in a process of their own.

The line that adds the game is the one edit of the catalogue that a new game takes.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.catalogue.high_card import ENTRY, ID
from wordsvc.catalogue import GAMES

if __name__ == "__main__":
    GAMES[ID] = ENTRY
    inside = Path(__file__).with_name("with_a_fifth_game.py")
    sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", str(inside)]))
