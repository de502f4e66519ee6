"""What a program still writes at the last call: words that its stock completes (TC-15, TC-18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from wordsvc.games.tensai_clever.cards import ANIMAL, letters_of, voiced_letters
from wordsvc.games.tensai_clever.outlook import Outlook
from wordsvc.games.tensai_clever.places import LIGHT_BLUE, blue_line, is_open, pink_place
from wordsvc.games.tensai_clever.state import Paper
from wordsvc.games.tensai_clever.view import TensaiCleverView
from wordsvc.games.tensai_clever.worth import TWICE, wild_cost

Kind = tuple[str, int]
"""The type of a move, with the card that it takes, 0 for none."""


class Means(msgspec.Struct, frozen=True):
    """One letter that can still be written, and out of what."""

    kind: Kind
    letters: tuple[str, ...]
    cost: float = 0.0


class Plan(msgspec.Struct, frozen=True):
    """Points a letter, and the first letter to be written."""

    gain: float
    kind: Kind
    letter: str
    place: str


def plans(
    view: TensaiCleverView, paper: Paper, cards: Sequence[int], outlook: Outlook
) -> Iterator[Plan]:
    """Every word that can be completed out of the stock; +1 takes one of these cards."""
    means = _means(view, paper, cards)
    for place, written, values in _beginnings(view, paper, outlook):
        now = values.get(written, 0.0) if written in outlook.spelled else 0.0
        for letters in outlook.spelled:
            missing = letters[len(written) :]
            if not missing or len(missing) > len(means) or not letters.startswith(written):
                continue
            gain = values.get(letters, 0.0) - now
            if gain <= 0 or (used := _spelled(missing, means, paper.plus_ones)) is None:
                continue
            gain -= sum(one.cost for one in used)
            yield Plan(gain / len(used), used[0].kind, missing[0], place)


def _means(view: TensaiCleverView, paper: Paper, cards: Sequence[int]) -> list[Means]:
    aside = [Means(("write_aside", 0), (letter,)) for letter in paper.aside]
    voiced = [Means(("write_voiced", 0), voiced_letters(view.sheet))] * paper.voiced
    extra = [
        Means(
            ("write_plus_one", card),
            letters_of(view.shown[card - 1], view.sheet),
            wild_cost(view.sheet) if view.shown[card - 1] == ANIMAL else 0.0,
        )
        for card in cards
        if paper.plus_ones
    ]
    return [*aside, *voiced, *sorted(extra, key=lambda one: one.cost)]


def _beginnings(
    view: TensaiCleverView, paper: Paper, outlook: Outlook
) -> Iterator[tuple[str, str, dict[str, float]]]:
    """Where a word can go on, with its letters so far and what words are worth there."""
    for row, line in enumerate(paper.pink):
        if is_open(paper, view.sheet, row):
            squares = view.sheet.pink.rows[row].squares
            yield pink_place(row), "".join(line.letters), outlook.pink[squares]
    blue = blue_line(paper, view.sheet)
    if blue is not None and all(line.counts for line in paper.light_blue[:blue]):
        worth = {word: TWICE * points for word, points in outlook.light_blue[blue].items()}
        yield LIGHT_BLUE, "".join(paper.light_blue[blue].letters), worth


def _spelled(letters: str, means: Sequence[Means], plus_ones: int) -> list[Means] | None:
    """What the letters are written out of, or None where that does not suffice."""
    if not letters:
        return []
    for number, one in enumerate(means):
        extra = one.kind[1] > 0
        if letters[0] not in one.letters or (extra and not plus_ones):
            continue
        left = [*means[:number], *means[number + 1 :]]
        if (rest := _spelled(letters[1:], left, plus_ones - extra)) is not None:
            return [one, *rest]
    return None
