"""Reach, called late or pointed out (WB-18, WB-19)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.word_basket.events import ReachMissed, ReachSaid
from wordsvc.games.word_basket.moves import CallReach, PointOutReach
from wordsvc.games.word_basket.piles import WordBasketDraft, draw_penalty
from wordsvc.games.word_basket.state import GoneOut, Playing, WordBasketState


def call_reach(draft: WordBasketDraft, seat: int, _: CallReach) -> None:
    """Say it late, as long as nobody has pointed it out (WB-A20)."""
    if not may_call(draft.state, seat):
        raise Refused("play.basket.no-reach-due")
    draft.record(ReachSaid(seat))


def point_out(draft: WordBasketDraft, seat: int, move: PointOutReach, ctx: Context) -> None:
    """Whoever forgot it draws a card, and plays on even after going out (WB-18, WB-19)."""
    if not may_point_out(draft.state, seat, move.seat):
        raise Refused("play.basket.no-reach-missed", seat=move.seat)
    draft.record(ReachMissed(move.seat, seat))
    draw_penalty(draft, move.seat, ctx.chance)


def may_call(state: WordBasketState, seat: int) -> bool:
    """Whether the seat has one card and has not said so."""
    return (
        isinstance(state.phase, Playing | GoneOut)
        and state.reach[seat] == "owed"
        and len(state.hands[seat]) == 1
    )


def may_point_out(state: WordBasketState, seat: int, other: int) -> bool:
    """Whether the other one, also after going out, has not said it."""
    return (
        isinstance(state.phase, Playing | GoneOut)
        and seat != other
        and 0 <= other < len(state.reach)
        and state.reach[other] == "owed"
    )
