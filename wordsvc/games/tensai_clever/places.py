"""The places where a letter may be written, by the validators of each area."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from wordsvc.games.core import Refused
from wordsvc.games.tensai_clever.state import Paper
from wordsvc.validators.tensai_clever.green import (
    GreenArea,
    first_offence,
    green_faults,
    may_follow,
)
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet, Yellow
from wordsvc.validators.tensai_clever.square import letter_of
from wordsvc.validators.tensai_clever.yellow import YellowArea, yellow_faults

YELLOW = "yellow"
PINK = "pink-"
LIGHT_BLUE = "light-blue"
GREEN = "green"

Spots = tuple[tuple[str, ...], tuple[str, ...]]
"""Letters, and places that each of them may go to."""


def spots(paper: Paper, sheet: TensaiCleverSheet, letters: tuple[str, ...]) -> Iterator[Spots]:
    """Every way to write one of these letters."""
    free = free_places(paper, sheet)
    if free and letters:
        yield letters, free
    rising = green_letters(paper, sheet)
    if above := tuple(letter for letter in letters if letter in rising):
        yield above, (GREEN,)
    if crossing := tuple(letter for letter in letters if is_uncrossed(paper, sheet, letter)):
        yield crossing, (YELLOW,)


def check_place(paper: Paper, sheet: TensaiCleverSheet, letter: str, place: str) -> None:
    """Raises Refused where the letter may not be written there."""
    if place == YELLOW:
        for fault in yellow_faults(YellowArea((*paper.yellow, letter)), sheet):
            raise Refused(fault.code, **fault.facts)  # TC-20, TC-21
    elif place == GREEN:
        row = (*paper.green, letter)
        for fault in green_faults(GreenArea(row), sheet):
            raise Refused(fault.code, **fault.facts)
        offence = first_offence(row)
        if offence is not None:
            raise Refused(offence.code, **offence.facts)  # TC-31
    elif not is_free(paper, sheet, place):
        raise Refused("play.clever.no-square", place=place)


def free_places(paper: Paper, sheet: TensaiCleverSheet) -> tuple[str, ...]:
    """The pink rows and the light-blue area, where the next square takes any letter."""
    rows = [place for place, row in _rows(len(paper.pink)).items() if is_open(paper, sheet, row)]
    blue = [LIGHT_BLUE] if blue_line(paper, sheet) is not None else []
    return (*rows, *blue)


def is_free(paper: Paper, sheet: TensaiCleverSheet, place: str) -> bool:
    """Whether a place is one of the ``free_places``."""
    if place == LIGHT_BLUE:
        return blue_line(paper, sheet) is not None
    row = _rows(len(paper.pink)).get(place)
    return row is not None and is_open(paper, sheet, row)


@cache
def _rows(count: int) -> dict[str, int]:
    """The pink rows, counted from 0, by their places."""
    return {pink_place(row): row for row in range(count)}


def is_open(paper: Paper, sheet: TensaiCleverSheet, row: int) -> bool:
    """Whether a pink row, counted from 0, has room and no word is claimed in it (TC-24)."""
    line = paper.pink[row]
    asked = paper.claim is not None and paper.claim.place == pink_place(row)
    return line.theme is None and not asked and len(line.letters) < sheet.pink.rows[row].squares


def blue_line(paper: Paper, sheet: TensaiCleverSheet) -> int | None:
    """The light-blue word that is being written, from 0: the first that is not full (TC-29)."""
    for index, (line, word) in enumerate(zip(paper.light_blue, sheet.light_blue, strict=True)):
        if len(line.letters) < word.letters:
            return index
    return None


@cache
def pink_place(row: int) -> str:
    """The name of a pink row, counted from 0."""
    return f"{PINK}{row + 1}"


@cache
def blue_place(letters: int) -> str:
    """The name of a light-blue word's place, by its number of letters."""
    return f"{LIGHT_BLUE}-{letters}"


def green_letters(paper: Paper, sheet: TensaiCleverSheet) -> frozenset[str]:
    """The letters that may stand in the next green square (TC-31)."""
    if len(paper.green) >= len(sheet.green.points):
        return frozenset()
    return _following(paper.green[-1] if paper.green else None)


def is_uncrossed(paper: Paper, sheet: TensaiCleverSheet, letter: str) -> bool:
    """Whether the letter has a yellow square that is still open (TC-20, TC-21)."""
    return letter not in paper.yellow and letter in _squares(sheet.yellow)


@lru_cache(maxsize=128)
def _following(last: str | None) -> frozenset[str]:
    return frozenset(may_follow(last))


@lru_cache(maxsize=8)
def _squares(yellow: Yellow) -> frozenset[str | None]:
    return frozenset(letter_of(text) for row in yellow.squares for text in row)
