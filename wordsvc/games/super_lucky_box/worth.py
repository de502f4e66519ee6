"""An estimate in points of what a player's table is worth, if the game goes on as usual.

Complete lines pay at once; a line with one or two squares missing is worth a part of its bonus,
and a box a part of its points. The shares are rough; they only have to rank crosses.
"""

from __future__ import annotations

from collections.abc import Collection

from wordsvc.games.super_lucky_box.view import PlayerSeen
from wordsvc.validators.super_lucky_box.box import LINES, SQUARES, Bonus, Box
from wordsvc.validators.super_lucky_box.scoring import star_points
from wordsvc.validators.super_lucky_box.sheet import ROUNDS, SuperLuckyBoxSheet

LINE_SHARE = (1.0, 0.4, 0.12, 0.03)
"""By squares still missing."""


MOON_SHARE = 6
"""One moon of so many decides who has most or fewest."""


def box_worth(
    face: Box, crossed: Collection[int], number: int, turn: int, sheet: SuperLuckyBoxSheet
) -> float:
    """Lines that are not complete, and the hope to complete the box in this round or the next."""
    missing = len(SQUARES) - len(crossed)
    lines = sum(
        LINE_SHARE[left] * bonus_worth(bonus, sheet)
        for line, bonus in zip(LINES, face.bonuses, strict=True)
        if (left := sum(square not in crossed for square in line))
    )
    hope = _completion(missing, number, turn, sheet)
    return lines + hope + len(crossed) / sheet.crossed_per_point


def bonus_worth(bonus: Bonus, sheet: SuperLuckyBoxSheet) -> float:
    """In points; a square crossed for nothing is worth about as much as two lightning."""
    match bonus.kind:
        case "any":
            return 2.5
        case "number":
            return 1.8
        case "star":
            return sheet.star_points[-1] / max(1, len(sheet.star_points) - 1)
        case "moon":
            return (sheet.moons.most - sheet.moons.fewest) / MOON_SHARE
        case "lightning":
            return 1.0 * bonus.value
        case _:
            return 0.0


def lightning_worth(number: int, turn: int, sheet: SuperLuckyBoxSheet) -> float:
    """A token is worth less the fewer numbers are still to come."""
    turns = sheet.setup.turns
    left = (ROUNDS - number) * turns + turns - turn
    return min(1.0, 0.1 * left)


def star_worth(player: PlayerSeen, number: int, sheet: SuperLuckyBoxSheet) -> float:
    """What one more star of this round adds (LB-14)."""
    have = player.stars[number - 1]
    return float(star_points(have + 1, sheet) - star_points(have, sheet))


def _completion(missing: int, number: int, turn: int, sheet: SuperLuckyBoxSheet) -> float:
    """Points of the box, times the chance that the missing squares come in time."""
    if missing == 0:
        return float(sheet.box_points[number - 1])
    hope = 0.0
    turns = sheet.setup.turns - turn
    for points in sheet.box_points[number - 1 :]:
        chance = max(0.0, min(1.0, 0.55 * turns / missing)) ** missing
        hope = max(hope, points * chance)
        turns += sheet.setup.turns
    return hope
