"""What beginnings of words may still bring on a sheet, with the themes shown."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from wordsvc.games.tensai_clever.vocabulary import (
    Vocabulary,
    Word,
    Worth,
    hopes,
    letter_odds,
    pink_worth,
)
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowLine, yellow_lines

CARDS_FOR_ONE = 5
"""Of so many cards of a round one word may hope for one: the other rows want some too."""
NO_CARDS = -1
"""Rounds to go at the last call: no card comes any more."""
HORIZONS = (NO_CARDS, 2, 5, 10)
"""Rounds to go, in steps, so that few outlooks are made."""
FURTHER = 0.25
"""Of what the next light-blue word adds, since this one opens the way to it."""


class Outlook(msgspec.Struct, frozen=True):
    """Points that may be hoped for by the letters written so far: in pink by the squares of the
    row, in light blue by place. ``spelled`` are words by their letters, ``lines`` are
    the yellow ones."""

    pink: dict[int, dict[str, float]]
    light_blue: tuple[dict[str, float], ...]
    spelled: dict[str, Word]
    lines: tuple[YellowLine, ...]


class Outlooks:
    """Outlooks that are made once for each set of themes."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._made: dict[tuple[str, tuple[str, ...], int], Outlook] = {}

    def of(self, sheet: TensaiCleverSheet, themes: tuple[str, ...], left: int) -> Outlook:
        """With these themes on the table and so many rounds to be written."""
        horizon = next((step for step in HORIZONS if step >= left), HORIZONS[-1])
        key = (sheet_hash(sheet), themes, horizon)
        if key not in self._made:
            self._made[key] = self._make(sheet, themes, horizon)
        return self._made[key]

    def _make(self, sheet: TensaiCleverSheet, themes: tuple[str, ...], horizon: int) -> Outlook:
        odds = letter_odds(sheet, round(max(horizon, 0) * sheet.play.cards_a_round / CARDS_FOR_ONE))
        sizes = {row.squares for row in sheet.pink.rows}
        words = self._vocabulary.words(max(*sizes, sheet.light_blue[-1].letters))
        shown = [theme for theme in sheet.themes if theme.id in themes]
        points = pink_worth(shown, sheet)
        return Outlook(
            pink={
                squares: hopes([w for w in words if len(w.letters) <= squares], points, odds)
                for squares in sizes
            },
            light_blue=tuple(
                hopes([w for w in words if len(w.letters) == letters], _always(step), odds)
                for letters, step in _steps(sheet)
            ),
            spelled={word.letters: word for word in reversed(words)},
            lines=yellow_lines(sheet),
        )


def _always(points: float) -> Worth:
    return lambda _: points


def _steps(sheet: TensaiCleverSheet) -> list[tuple[int, float]]:
    """For each light-blue place its letters, and what its word adds to the one before."""
    values = [0, *(place.points for place in sheet.light_blue)]
    adds = [after - before for before, after in pairwise(values)]
    return [
        (place.letters, add + FURTHER * following)
        for place, add, following in zip(sheet.light_blue, adds, [*adds[1:], 0], strict=True)
    ]
