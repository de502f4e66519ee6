"""A table of Word Basket laid for one test: these hands on this field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.games.lexicons import WORDS
from wordsvc.games.core import Context, Refused, replay
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import BasketEvent
from wordsvc.games.word_basket.moves import BasketMove, Challenge, Throw
from wordsvc.games.word_basket.options import TableOptions
from wordsvc.games.word_basket.state import BasketState, Playing, Reach
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket.cards import deck

CARDS = tuple(card.name for card, count in deck() for _ in range(count))

Told = tuple[BasketState, tuple[BasketEvent, ...]]


def table(
    *hands: str, field: str = "き", top: str | None = None, pile: int | None = None, **options: Any
) -> BasketState:
    """Hands as cards with spaces between; ``top`` is the card that lies there if not ``field``.

    ``pile`` cards are left to draw, the others lie in the bowl; without it all of them are. A card
    may stand in two hands, though the box has it once.
    """
    chosen: TableOptions = GAME.options(options)
    held = tuple(tuple(hand.split()) for hand in hands)
    taken = (*(card for hand in held for card in hand), top or field)
    rest = tuple((Counter(CARDS) - Counter(taken)).elements())
    left = len(rest) if pile is None else pile
    none: Reach = "none"
    return BasketState(
        Playing(),
        chosen,
        (*taken, *rest),
        held,
        (none,) * len(held),
        pile=rest[:left],
        bowl=(*rest[left:], top or field),
        field=field,
        onto=7,
        deal=1,
        wins=(0,) * len(held),
    )


def do(state: BasketState, seat: int, move: BasketMove, lexicon: Lexicon = WORDS) -> Told:
    """The state and the events after the move."""
    events = GAME.decide(state, seat, move, Context.seeded(b"table", 2, lexicon))
    return replay(GAME, events, state), events


def throw(state: BasketState, seat: int, card: str, word: str, *, reach: bool = False) -> Told:
    """A throw in time."""
    return do(state, seat, Throw(card, word, state.onto, reach))


def challenge(state: BasketState, seat: int) -> Told:
    """A challenge in time."""
    return do(state, seat, Challenge(state.onto))


def refusal(state: BasketState, seat: int, move: BasketMove) -> str:
    """The code with which the move is refused, or an empty text if it is not."""
    try:
        do(state, seat, move)
    except Refused as refused:
        return refused.code.removeprefix("play.")
    return ""


def kinds(events: Sequence[BasketEvent]) -> list[str]:
    """What happened, by type."""
    return [msgspec.to_builtins(event)["type"] for event in events]


def slots(state: BasketState, seat: int) -> list[str]:
    """What a seat may do, by type, each once."""
    return list(dict.fromkeys(slot.type for slot in GAME.legal(state, seat)))
