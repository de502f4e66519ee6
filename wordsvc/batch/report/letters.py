"""What the letters at the ends of words make of a list, played as shiritori."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from wordsvc.kana.letters import MODERN, PLAIN

N = "ん"
LETTERS: Sequence[str] = tuple(letter for letter in PLAIN if letter not in MODERN and letter != N)
"""The letters that words connect by, in gojūon order."""

SCARCE = 0.25
"""A letter is scarce if a word begins with it for less than this share of those that end on it."""


class LetterCounts(msgspec.Struct, frozen=True):
    """How many good words begin with a letter and how many end on it."""

    letter: str
    begin: int
    end: int

    @property
    def ratio(self) -> float:
        """Words that go on, for each word that leads here."""
        return self.begin / self.end if self.end else float("inf")


class Shiritori(msgspec.Struct, frozen=True):
    """``grid[first][last]`` counts words; ``closing`` are letters from which no chain goes on for
    ever, though words lead there; ``scarce`` those that are used up first, the worst first.
    """

    grid: tuple[tuple[int, ...], ...]
    letters: tuple[LetterCounts, ...]
    closing: tuple[str, ...]
    scarce: tuple[LetterCounts, ...]


def shiritori(ends: Mapping[str, int]) -> Shiritori:
    """From counts of words by first and last letter (``あ い``)."""
    grid = tuple(tuple(ends.get(f"{a} {b}", 0) for b in LETTERS) for a in LETTERS)
    begin = dict(zip(LETTERS, map(sum, grid), strict=True))
    end = dict(zip(LETTERS, map(sum, zip(*grid, strict=True)), strict=True))
    letters = tuple(LetterCounts(letter, begin[letter], end[letter]) for letter in LETTERS)
    closing = _closing(ends)
    scarce = sorted(
        (one for one in letters if one.end and one.letter not in closing and one.ratio < SCARCE),
        key=lambda one: one.ratio,
    )
    return Shiritori(
        grid=grid,
        letters=letters,
        closing=tuple(one.letter for one in letters if one.letter in closing and one.end),
        scarce=tuple(scarce),
    )


def _closing(ends: Mapping[str, int]) -> frozenset[str]:
    """Letters whose every word leads to such a letter, or that have no word at all."""
    ways = {letter: set[str]() for letter in LETTERS}
    for pair in ends:
        first, _, last = pair.partition(" ")
        if first in ways:
            ways[first].add(last)
    closed: set[str] = {N}
    while more := {a for a, to in ways.items() if a not in closed and to <= closed}:
        closed |= more
    return frozenset(closed)
