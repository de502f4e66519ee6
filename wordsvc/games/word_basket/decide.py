"""What each move of Word Basket leads to (WB-01 … WB-31)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.word_basket.ending import next_deal
from wordsvc.games.word_basket.events import Opened, WordBasketEvent
from wordsvc.games.word_basket.evolve import INITIAL, RULINGS, evolve
from wordsvc.games.word_basket.moves import (
    CallReach,
    Challenge,
    NextDeal,
    PointOutReach,
    Reset,
    Throw,
    Vote,
    WordBasketMove,
)
from wordsvc.games.word_basket.objections import challenge, vote
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.games.word_basket.piles import WordBasketDraft, deal
from wordsvc.games.word_basket.reach import call_reach, point_out
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Over, WordBasketState
from wordsvc.games.word_basket.throwing import reset, throw
from wordsvc.validators.word_basket.cards import deck


def setup(seats: int, options: WordBasketTableOptions, ctx: Context) -> tuple[WordBasketEvent, ...]:
    """Lay the cards out and deal for the first time (WB-03, WB-04)."""
    if len(options.handicaps) > seats:
        raise Refused("play.basket.handicaps", seats=seats, got=len(options.handicaps))
    cards = tuple(card.name for card, count in deck() for _ in range(count))
    draft = WordBasketDraft(INITIAL, evolve)
    draft.record(Opened(seats, options, cards, ctx.lexicon_version, ctx.rulings(RULINGS[-1])))
    deal(draft, 1, ctx.chance)
    return draft.events


def decide(
    state: WordBasketState, seat: int, move: WordBasketMove, ctx: Context
) -> tuple[WordBasketEvent, ...]:
    """What the move leads to."""
    draft = WordBasketDraft(state, evolve)
    match state.phase, move:
        case Over(), _:
            raise Refused("play.over")
        case _, Throw():
            throw(draft, seat, move, ctx)
        case _, Challenge():
            challenge(draft, seat, move, ctx)
        case Deliberation() as phase, Vote():
            vote(draft, seat, phase, move, ctx)
        case _, CallReach():
            call_reach(draft, seat, move)
        case _, PointOutReach():
            point_out(draft, seat, move, ctx)
        case _, Reset():
            reset(draft, seat, move, ctx)
        case GoneOut() as phase, NextDeal():
            next_deal(draft, seat, phase, move, ctx)
        case _:
            raise Refused("play.wrong-phase")
    return draft.events
