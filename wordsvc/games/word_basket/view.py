"""What a seat of Word Basket may see: its own hand and what lies open."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wordsvc.games.core import View, Viewer
from wordsvc.games.word_basket.events import (
    FACE_DOWN,
    Challenged,
    DealBegan,
    DealWon,
    Deliberating,
    Drew,
    Ended,
    HandReset,
    Opened,
    ReachMissed,
    ReachSaid,
    Reshuffled,
    Stood,
    Thrown,
    TurnedUp,
    Voted,
    WentOut,
    Withdrawn,
    WordBasketEvent,
)
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.games.word_basket.state import Word, WordBasketPhase, WordBasketState
from wordsvc.games.word_basket.windows import all_closed_at, closes_at, is_open


class PlayerSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player: cards in hand, deals won, whether "reach" was said."""

    cards: int
    wins: int
    reach: bool


class WordSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that was said: ``onto`` goes into a challenge to it.

    ``until`` is when the time for objections ends, in milliseconds since 1970; null: not before the
    next word.
    """

    seat: int
    card: str
    word: str
    reading: str
    onto_field: str
    last: bool
    settled: bool
    throws: int = msgspec.field(name="onto")
    at: int
    until: int | None


class WordBasketView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches), with that seat's own ``hand``.

    ``field`` is what the next word meets, ``top`` the card that lies there. ``throws``, in JSON
    ``onto``, goes into a throw and a reset. ``word`` is what was said last, or what everybody is
    asked about; ``words`` are all that may be objected to, oldest first. No deal follows before
    ``closes``. ``now`` is the time of the view; times are milliseconds since 1970.
    """

    seat: int | None
    phase: WordBasketPhase
    deal: int
    deals: int
    field: str
    top: str
    throws: int = msgspec.field(name="onto")
    word: WordSeen | None
    pile: int
    bowl: int
    players: tuple[PlayerSeen, ...]
    hand: tuple[str, ...]
    words: tuple[WordSeen, ...]
    closes: int
    now: int
    options: WordBasketTableOptions


def view(state: WordBasketState, viewer: Viewer) -> WordBasketView:
    """The table as the viewer sees it."""
    asked = state.word_at(state.trial) or state.word
    open_words = (word for word in state.words if is_open(state, word, state.now))
    return WordBasketView(
        seat=viewer,
        phase=state.phase,
        deal=state.deal,
        deals=state.options.deals,
        field=state.field,
        top=state.bowl[-1] if state.bowl else "",
        throws=state.throws,
        word=None if asked is None else _seen(state, asked),
        pile=len(state.pile),
        bowl=len(state.bowl),
        players=tuple(
            PlayerSeen(len(hand), wins, reach == "said")
            for hand, wins, reach in zip(state.hands, state.wins, state.reach, strict=True)
        ),
        hand=() if viewer is None else state.hands[viewer],
        words=tuple(_seen(state, word) for word in open_words),
        closes=all_closed_at(state),
        now=state.now,
        options=state.options,
    )


def _seen(state: WordBasketState, word: Word) -> WordSeen:
    return WordSeen(
        seat=word.seat,
        card=word.card,
        word=word.word,
        reading=word.reading,
        onto_field=word.onto_field,
        last=word.last,
        settled=word.settled,
        throws=word.throws,
        at=word.at,
        until=closes_at(state, word) if word.followed else None,
    )


def redact(event: WordBasketEvent, viewer: Viewer) -> WordBasketEvent | None:
    """The event with cards that others drew face down."""
    match event:
        case Drew(seat=seat, cards=cards):
            return event if seat == viewer else replace(event, cards=(FACE_DOWN,) * len(cards))
        case (
            Opened() | DealBegan() | TurnedUp() | Thrown() | WentOut() | HandReset() | Reshuffled()
            | Challenged() | Deliberating() | Voted() | Stood() | Withdrawn() | ReachSaid()
            | ReachMissed() | DealWon() | Ended()
        ):  # fmt: skip
            return event
