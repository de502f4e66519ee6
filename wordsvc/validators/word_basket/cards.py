"""The cards of the box: what each accepts, and which a word fits."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

import msgspec

from wordsvc.kana.letters import GRID


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of card (WB-23). ``letters`` are the final connecting letters that it accepts.

    A number wild accepts every letter, and words of ``shortest`` to ``longest`` letters instead;
    ``longest`` 0 means no upper bound (WB-24).
    """

    name: str
    kind: Literal["letter", "line", "number"]
    letters: frozenset[str] = frozenset()
    shortest: int = 0
    longest: int = 0

    def spans(self, length: int) -> bool:
        """Whether this number wild takes a word of so many letters."""
        return self.shortest <= length and (not self.longest or length <= self.longest)


class _Letters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    of: str


class _Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    of: tuple[str, ...]


class _Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    each: int
    name: str
    shortest: int
    longest: int = 0

    def card(self) -> Card:
        return Card(name=self.name, kind="number", shortest=self.shortest, longest=self.longest)


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letters: tuple[_Letters, ...]
    lines: tuple[_Lines, ...]
    numbers: tuple[_Number, ...]


@cache
def deck() -> tuple[tuple[Card, int], ...]:
    """Every kind of card with how many of it are in the box: letters, lines, number wilds."""
    file = resources.files(__package__).joinpath("sheets/deck.toml")
    box = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Box)
    return (
        *(
            (Card(name=letter, kind="letter", letters=frozenset(letter)), part.each)
            for part in box.letters
            for letter in part.of
        ),
        *(
            (Card(name=name, kind="line", letters=frozenset(GRID[name]) - {"　"}), part.each)
            for part in box.lines
            for name in part.of
        ),
        *((number.card(), number.each) for number in box.numbers),
    )


@cache
def by_name() -> dict[str, Card]:
    """The kinds of cards by the name written on them: ``ゆ``, ``や行``, ``5``, ``7+``."""
    return {card.name: card for card, _ in deck()}


@lru_cache(maxsize=4096)
def cards_for(letter: str, length: int, numbers: bool = True) -> tuple[str, ...]:
    """The names of the cards that a word of this last letter and length fits; none for ん.

    ``numbers`` is false where the field is a number wild: number on number is barred (WB-27).
    """
    taken = [card.name for card in by_name().values() if letter in card.letters]
    if not taken:
        return ()
    wilds = number_wilds(length) if numbers else ()
    return (*taken, *(card.name for card in wilds))


@lru_cache(maxsize=256)
def number_wilds(length: int) -> tuple[Card, ...]:
    """The number wilds that a word of so many letters fits."""
    cards = by_name().values()
    return tuple(card for card in cards if card.kind == "number" and card.spans(length))
