"""Tensai Clever: six cards a round, wanted or not, written into four colours (TC-01 … TC-40)."""

from __future__ import annotations

from wordsvc.games.tensai_clever.engine import TensaiClever

GAME = TensaiClever()
