"""Super Lucky Box: three boxes, nine numbers, four rounds (LB-01 … LB-24)."""

from __future__ import annotations

from wordsvc.games.super_lucky_box.engine import SuperLuckyBox

GAME = SuperLuckyBox()
