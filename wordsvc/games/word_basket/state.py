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
    """Everybody is asked about a word (WB-15), ``onto`` is its place; votes by seat, null = not yet
    answered."""

    votes: tuple[bool | None, ...]
    throws: int = msgspec.field(name="onto", default=0)


class GoneOut(Phase, frozen=True):
    """A player has no card left; the others may object until the next deal (WB-19, WB-A21)."""

    seat: int


class Over(Phase, frozen=True):
    """All deals are played."""


WordBasketPhase: TypeAlias = Unopened | Playing | Deliberation | GoneOut | Over


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that was said and what it was thrown on.

    ``throws`` names it: what the counter stood at with its card. ``at`` is when it was said.
    ``settled``: it can be challenged no more; ``followed``: the next word has been said. ``height``
    is the number of cards in the bowl up to its own, 0 once that has gone into a pile.
    ``back_to`` is the field if it is withdrawn.
    """

    seat: int
    card: str
    word: str
    reading: str
    onto_field: str
    last: bool
    settled: bool = False
    throws: int = 0
    at: int = 0
    followed: bool = False
    height: int = 0
    back_to: str = ""


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that a player is to draw, as a penalty or after a reset (WB-07, WB-18, WB-21)."""

    seat: int
    cards: int


class WordBasketState(State, frozen=True):
    """Piles are kept in the order of the deck: chance is asked when a card is drawn.

    ``field`` is what the next word meets: ``ゆ``, ``す,つ``, ``か行``, ``5``; ``ん`` where nothing
    can follow. The last card of ``bowl`` lies on top. ``throws`` counts the changes of the field.
    ``words`` are those that may be objected to and the last one, oldest first. ``trial`` names the
    one that is being ruled on, 0 for none. ``now`` is the latest time known.
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
    words: tuple[Word, ...] = ()
    trial: int = 0
    due: Due | None = None
    deal: int = 0
    wins: tuple[int, ...] = ()
    rulings: int = 1
    now: int = 0

    @property
    def word(self) -> Word | None:
        """The word last said, as long as nothing else has changed the field."""
        last = self.words[-1] if self.words else None
        return last if last is not None and last.throws == self.throws else None

    def word_at(self, throws: int) -> Word | None:
        """The word of that place."""
        return next((word for word in self.words if word.throws == throws), None)

    @property
    def out(self) -> int | None:
        """The player without a card."""
        return next((seat for seat, hand in enumerate(self.hands) if not hand), None)
