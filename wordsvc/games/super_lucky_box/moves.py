"""The moves of Super Lucky Box. Boxes go by the number of their face, from 1."""

from __future__ import annotations

from typing import TypeAlias

from wordsvc.games.core import Move


class Keep(Move, frozen=True):
    """Of the boxes drawn, keep these (LB-03)."""

    boxes: tuple[int, ...]


class Cross(Move, frozen=True):
    """Cross a square, paying the lightning that its number needs (LB-05, LB-09). Squares 0-8."""

    box: int
    square: int


class UseBonus(Move, frozen=True):
    """Cross a square for a number bonus ("1" … "9") or for "?" (LB-12, LB-13)."""

    bonus: str
    box: int
    square: int


class Skip(Move, frozen=True):
    """Cross nothing, though lightning could reach something (LB-06, LB-A06)."""


SuperLuckyBoxMove: TypeAlias = Keep | Cross | UseBonus | Skip
