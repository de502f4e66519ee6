"""A table of Word Basket laid for one test: these hands on this field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tests.games.lexicons import WORDS
from wordsvc.games.core import Context, Refused, replay
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import WordBasketEvent
from wordsvc.games.word_basket.evolve import RULINGS
from wordsvc.games.word_basket.moves import Challenge, Throw, WordBasketMove
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.games.word_basket.state import Playing, Reach, WordBasketState
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket.cards import deck

CARDS = tuple(card.name for card, count in deck() for _ in range(count))

Done = tuple[WordBasketState, tuple[WordBasketEvent, ...]]


def table(
    *hands: str, field: str = "き", top: str | None = None, pile: int | None = None, **options: Any
) -> WordBasketState:
    """Hands as cards with spaces between; ``top`` is the card that lies there if not ``field``.

    ``pile`` cards are left to draw, the others lie in the bowl; without it all of them are. A card
    may stand in two hands, though the box has it once.
    """
    chosen: WordBasketTableOptions = GAME.options(options)
    held = tuple(tuple(hand.split()) for hand in hands)
    taken = (*(card for hand in held for card in hand), top or field)
    rest = tuple((Counter(CARDS) - Counter(taken)).elements())
    left = len(rest) if pile is None else pile
    none: Reach = "none"
    return WordBasketState(
        Playing(),
        chosen,
        (*taken, *rest),
        held,
        (none,) * len(held),
        pile=rest[:left],
        bowl=(*rest[left:], top or field),
        field=field,
        throws=7,
        deal=1,
        wins=(0,) * len(held),
        rulings=RULINGS[-1],
    )


def do(
    state: WordBasketState,
    seat: int,
    move: WordBasketMove,
    lexicon: Lexicon = WORDS,
    *,
    seconds: float = 0,
) -> Done:
    """The state and the events after the move, so many seconds after the table was laid."""
    now = round(1000 * seconds)
    events = GAME.decide(state, seat, move, Context.seeded(b"table", 2, lexicon, now))
    return replay(GAME, events, state), events


def throw(
    state: WordBasketState,
    seat: int,
    card: str,
    word: str,
    *,
    reach: bool = False,
    seconds: float = 0,
) -> Done:
    """A throw in time."""
    return do(state, seat, Throw(card, word, state.throws, reach), seconds=seconds)


def challenge(
    state: WordBasketState, seat: int, onto: int | None = None, *, seconds: float = 0
) -> Done:
    """A challenge, to the last word or to that one."""
    move = Challenge(state.throws if onto is None else onto)
    return do(state, seat, move, seconds=seconds)


def refusal(state: WordBasketState, seat: int, move: WordBasketMove, *, seconds: float = 0) -> str:
    """The code with which the move is refused, or an empty text if it is not."""
    try:
        do(state, seat, move, seconds=seconds)
    except Refused as refused:
        return refused.code.removeprefix("play.")
    return ""


def kinds(events: Sequence[WordBasketEvent]) -> list[str]:
    """What happened, by type."""
    return [msgspec.to_builtins(event)["type"] for event in events]


def slots(state: WordBasketState, seat: int, *, seconds: float = 0) -> list[str]:
    """What a seat may do then, by type, each once."""
    seen = GAME.at(state, round(1000 * seconds))
    return list(dict.fromkeys(slot.type for slot in GAME.legal(seen, seat)))
