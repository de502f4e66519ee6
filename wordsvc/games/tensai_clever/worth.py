"""An estimate in points, area by area, of what a sheet is worth if the game goes on as usual.

Lines and words that are complete pay what the rules say; what is under way pays a part. The shares
are rough: they only have to rank squares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from wordsvc.games.tensai_clever.bonuses import row_of
from wordsvc.games.tensai_clever.outlook import Outlook
from wordsvc.games.tensai_clever.places import GREEN, LIGHT_BLUE, YELLOW
from wordsvc.games.tensai_clever.state import BlueLine, Paper, PinkLine
from wordsvc.validators.tensai_clever.green import may_follow
from wordsvc.validators.tensai_clever.sheet import Bonus, TensaiCleverSheet
from wordsvc.validators.tensai_clever.square import in_order

BONUS_WORTH: Mapping[Bonus, float] = {
    "none": 0.0,
    "instant": 3.0,
    "plus-one": 3.0,
    "voiced": 3.5,
}
WILDS = 15
"""By so many wilds, or so, a player who saves them and one who does not are apart."""
LINE_SHARE = (1.0, 0.45, 0.2, 0.08, 0.03)
"""Of a yellow line, by squares still missing."""
EMPTY_SHARE = 0.35
"""Of what a row without a letter could bring: not all of them will be written."""
TWICE = 2.0
"""Light blue is the lowest colour most often, and the lowest colour counts twice."""
CARDS_FOR_GREEN = 7.5
"""Of so many cards one goes into green."""
GREEN_SQUARES = 14.0
"""How many squares a whole order of letters fills, taken as they come."""


def worth_of(
    paper: Paper, place: str, sheet: TensaiCleverSheet, outlook: Outlook, left: int
) -> float:
    """What the area or pink row of a place is worth, with so many rounds still to be written."""
    if place == YELLOW:
        return _yellow(paper.yellow, outlook)
    if place == GREEN:
        return _green(paper.green, sheet, left)
    if place == LIGHT_BLUE:
        return TWICE * _light_blue(paper.light_blue, outlook)
    row = row_of(place)
    return _pink(paper.pink[row], sheet.pink.rows[row].squares, outlook)


def wild_cost(sheet: TensaiCleverSheet) -> float:
    """What one more animal costs in points for few wilds (TC-38)."""
    return sheet.wild_points[0] / WILDS


def _yellow(crossed: Sequence[str], outlook: Outlook) -> float:
    worth = 0.0
    for line in outlook.lines:
        missing = sum(letter not in crossed for letter in line.letters)
        share = LINE_SHARE[missing] if missing < len(LINE_SHARE) else 0.0
        worth += share * (line.points + BONUS_WORTH[line.bonus])
    return worth


def _pink(line: PinkLine, squares: int, outlook: Outlook) -> float:
    if line.theme is not None:
        return float(line.points)
    hope = outlook.pink[squares].get("".join(line.letters), 0.0)
    return hope if line.letters else EMPTY_SHARE * hope


def _light_blue(lines: Sequence[BlueLine], outlook: Outlook) -> float:
    """From the top as long as words count, and the hope for the one that is being written."""
    worth = 0.0
    for steps, line in zip(outlook.light_blue, lines, strict=True):
        hope = steps.get("".join(line.letters), 0.0)
        worth += hope if line.letters else EMPTY_SHARE * hope
        if not line.counts:
            break
    return worth


def _green(letters: Sequence[str], sheet: TensaiCleverSheet, left: int) -> float:
    """The value where the row is likely to end: small steps leave more letters to follow."""
    points = sheet.green.points
    room = _share_above(letters[-1] if letters else None)
    come = max(left, 0) * (sheet.play.cards_a_round / CARDS_FOR_GREEN)
    more = min(len(points) - len(letters), come, GREEN_SQUARES * room)
    reached = min(len(letters) + more, float(len(points)))
    low = int(reached)
    below = points[low - 1] if low else 0
    above = points[min(low, len(points) - 1)]
    return below + (reached - low) * (above - below)


@lru_cache(maxsize=128)
def _share_above(last: str | None) -> float:
    return len(may_follow(last)) / len(in_order())
