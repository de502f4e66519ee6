"""Barbarossa: riddles in clay, on the real table, kept by this program (BB-01 … BB-39)."""

from __future__ import annotations

from wordsvc.games.barbarossa.engine import Barbarossa

GAME = Barbarossa()
