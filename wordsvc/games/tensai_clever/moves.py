"""The moves of Tensai Clever.

Cards go by their number in the round, from 1. A ``place`` is where the next letter goes:
``yellow``, ``pink-1`` (the row), ``light-blue`` or ``green``.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from wordsvc.games.core import Move
from wordsvc.kana.writing import LETTERS_AT_MOST

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=LETTERS_AT_MOST)]


class Choose(Move, frozen=True):
    """The oya wants the card just revealed, or does not (TC-07)."""

    want: bool


class Write(Move, frozen=True):
    """Write one of one's own cards of this round (TC-09)."""

    card: int
    letter: str
    place: str


class WriteInstant(Move, frozen=True):
    """Use 即 (TC-14)."""

    letter: str
    place: str


class WritePlusOne(Move, frozen=True):
    """Spend a +1 on any card of this round (TC-15)."""

    card: int
    letter: str
    place: str


class WriteVoiced(Move, frozen=True):
    """Spend a ゛ (TC-18)."""

    letter: str
    place: str


class SetAside(Move, frozen=True):
    """Keep the letter of one of one's own cards for later (TC-33)."""

    card: int
    letter: str


class WriteAside(Move, frozen=True):
    """Write a letter that was set aside (TC-A22)."""

    letter: str
    place: str


class ClaimPink(Move, frozen=True):
    """Say that a row holds a word that meets a theme; the row is then closed (TC-25).

    ``meant``: how the word is spelled, where cards have no small letters (がつこう: がっこう).
    """

    row: int
    theme: str
    meant: Word | None = None


class ClaimLightBlue(Move, frozen=True):
    """Say that the place of so many letters holds a word (TC-28)."""

    letters: int
    meant: Word | None = None


class Vote(Move, frozen=True):
    """Say whether the word that a player claims shall count, where the table rules."""

    seat: int
    accept: bool


class Done(Move, frozen=True):
    """Write no more cards of this round; what is in stock may be used all the same (TC-15)."""


class Count(Move, frozen=True):
    """The writer's word on a complete word that was not claimed (TC-19): whether it counts, and in
    pink for which theme."""

    place: str
    accept: bool
    theme: str | None = None


TensaiCleverMove: TypeAlias = (
    Choose
    | Write
    | WriteInstant
    | WritePlusOne
    | WriteVoiced
    | SetAside
    | WriteAside
    | ClaimPink
    | ClaimLightBlue
    | Vote
    | Done
    | Count
)
