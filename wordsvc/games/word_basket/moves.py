"""The moves of Word Basket; there are no turns (WB-05).

``throws_seen`` (``onto`` in JSON) is how often the field had changed when the player looked: a
counter that only rises, with every card that is thrown, turned up or taken back.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from wordsvc.games.core import Move
from wordsvc.kana.writing import LETTERS_AT_MOST

Said = Annotated[str, msgspec.Meta(min_length=1, max_length=LETTERS_AT_MOST)]


class Throw(Move, frozen=True):
    """Say a word and throw a card (WB-05), with "reach" where it leaves one card (WB-18).

    ``reading`` in kana, where the word is written in another way and has several.
    """

    card: str
    word: Said
    throws_seen: int = msgspec.field(name="onto")
    reach: bool = False
    reading: Said | None = None


class Challenge(Move, frozen=True):
    """Object to a word (WB-07, WB-08): ``onto`` is what the counter stood at with its card."""

    throws_seen: int = msgspec.field(name="onto")


class Vote(Move, frozen=True):
    """Say whether a doubtful word shall stand (WB-15)."""

    accept: bool


class CallReach(Move, frozen=True):
    """Say "reach" late, before anybody points it out (WB-18, WB-A20)."""


class PointOutReach(Move, frozen=True):
    """Point out that a player has not said "reach" (WB-18, WB-19)."""

    seat: int


class Reset(Move, frozen=True):
    """Throw the whole hand in with this card on top, and draw one card more (WB-21)."""

    top: str
    throws_seen: int = msgspec.field(name="onto")


class NextDeal(Move, frozen=True):
    """The deal is won and nobody objects: deal again, or end the game after the last deal. Not
    before the time for objections to every word is over."""


WordBasketMove: TypeAlias = Throw | Challenge | Vote | CallReach | PointOutReach | Reset | NextDeal
