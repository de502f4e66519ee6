"""The table of Word Basket."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from wordsvc.games.core import Phase, State
from wordsvc.games.word_basket.options import WordBasketTableOptions

SEATS = range(2, 9)

Reach: TypeAlias = Literal["none", "owed", "said"]
"""Whether a player with one card has said "reach"; it is remembered after going out (WB-19)."""


class Unopened(Phase, frozen=True):
    """Nothing is dealt yet."""


class Playing(Phase, frozen=True):
    """Anybody may throw."""


class Deliberation(Phase, frozen=True):
    """Everybody is asked about the word just said (WB-15); by seat, null = not yet answered."""

    votes: tuple[bool | None, ...]


class GoneOut(Phase, frozen=True):
    """A player has no card left; the others may object until the next deal (WB-19, WB-A21)."""

    seat: int


class Over(Phase, frozen=True):
    """All deals are played."""


WordBasketPhase: TypeAlias = Unopened | Playing | Deliberation | GoneOut | Over


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word last said and what it was thrown on. ``settled``: it can be challenged no more."""

    seat: int
    card: str
    word: str
    reading: str
    onto_field: str
    last: bool
    settled: bool = False


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that a player is to draw, as a penalty or after a reset (WB-07, WB-18, WB-21)."""

    seat: int
    cards: int


class WordBasketState(State, frozen=True):
    """Piles are kept in the order of the deck: chance is asked when a card is drawn.

    ``field`` is what the next word meets: ``ゆ``, ``す,つ``, ``か行``, ``5``; ``ん`` where nothing
    can follow. The last card of ``bowl`` lies on top. ``throws`` counts the changes of the field.
    ``on_trial``: the word is being ruled on.
    """

    phase: WordBasketPhase
    options: WordBasketTableOptions = WordBasketTableOptions()
    deck: tuple[str, ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    reach: tuple[Reach, ...] = ()
    pile: tuple[str, ...] = ()
    bowl: tuple[str, ...] = ()
    field: str = ""
    throws: int = 0
    word: Word | None = None
    on_trial: bool = False
    due: Due | None = None
    deal: int = 0
    wins: tuple[int, ...] = ()
