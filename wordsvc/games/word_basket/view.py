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
from wordsvc.games.word_basket.state import Word, WordBasketPhase, WordBasketState


class PlayerSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player: cards in hand, deals won, whether "reach" was said."""

    cards: int
    wins: int
    reach: bool


class WordBasketView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches), with that seat's own ``hand``.

    ``field`` is what the next word meets, ``top`` the card that lies there. ``throws``, in JSON
    ``onto``, goes into a throw, a reset and a challenge.
    """

    seat: int | None
    phase: WordBasketPhase
    deal: int
    deals: int
    field: str
    top: str
    throws: int = msgspec.field(name="onto")
    word: Word | None
    pile: int
    bowl: int
    players: tuple[PlayerSeen, ...]
    hand: tuple[str, ...]


def view(state: WordBasketState, viewer: Viewer) -> WordBasketView:
    """The table as the viewer sees it."""
    return WordBasketView(
        seat=viewer,
        phase=state.phase,
        deal=state.deal,
        deals=state.options.deals,
        field=state.field,
        top=state.bowl[-1] if state.bowl else "",
        throws=state.throws,
        word=state.word,
        pile=len(state.pile),
        bowl=len(state.bowl),
        players=tuple(
            PlayerSeen(len(hand), wins, reach == "said")
            for hand, wins, reach in zip(state.hands, state.wins, state.reach, strict=True)
        ),
        hand=() if viewer is None else state.hands[viewer],
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
