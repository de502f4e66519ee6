"""What is a player's table worth, if the game goes on as usual? An estimate in points.

Complete lines pay at once; a line with one or two squares missing is worth a part of its bonus,
and a box a part of its points. The shares are rough; they only have to rank crosses.
"""

from __future__ import annotations

from collections.abc import Collection

from wordsvc.games.super_lucky_box.view import PlayerSeen
from wordsvc.validators.super_lucky_box.box import LINES, SQUARES, Bonus, Box

TURNS = 9
BOX_POINTS = (15, 12, 10, 8)
LINE_SHARE = (1.0, 0.4, 0.12, 0.03)
"""By squares still missing."""


def box_worth(face: Box, crossed: Collection[int], number: int, turn: int) -> float:
    """Lines that are not complete, and the hope to complete the box in this round or the next."""
    missing = len(SQUARES) - len(crossed)
    lines = sum(
        LINE_SHARE[left] * bonus_worth(bonus)
        for line, bonus in zip(LINES, face.bonuses, strict=True)
        if (left := sum(square not in crossed for square in line))
    )
    return lines + _completion(missing, number, turn) + len(crossed) / 2


def bonus_worth(bonus: Bonus) -> float:
    """In points; a square crossed for nothing is worth about as much as two lightning."""
    match bonus.kind:
        case "any":
            return 2.5
        case "number":
            return 1.8
        case "star":
            return 3.0
        case "moon":
            return 2.0
        case "lightning":
            return 1.0 * bonus.value
        case _:
            return 0.0


def lightning_worth(number: int, turn: int) -> float:
    """A token is worth less the fewer numbers are still to come."""
    left = (len(BOX_POINTS) - number) * TURNS + TURNS - turn
    return min(1.0, 0.1 * left)


def star_worth(player: PlayerSeen, number: int) -> float:
    """1, 3 and 5 points for the first three stars of a round, then nothing (LB-14)."""
    have = player.stars[number - 1]
    return (1.0, 3.0, 5.0, 0.0)[min(have, 3)]


def _completion(missing: int, number: int, turn: int) -> float:
    """Points of the box, times the chance that the missing squares come in time."""
    if missing == 0:
        return float(BOX_POINTS[number - 1])
    hope = 0.0
    turns = TURNS - turn
    for points in BOX_POINTS[number - 1 :]:
        chance = max(0.0, min(1.0, 0.55 * turns / missing)) ** missing
        hope = max(hope, points * chance)
        turns += TURNS
    return hope
