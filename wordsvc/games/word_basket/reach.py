"""Who has said "reach", and who was caught without? (WB-18, WB-19)"""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.word_basket.events import ReachMissed, ReachSaid
from wordsvc.games.word_basket.moves import CallReach, PointOutReach
from wordsvc.games.word_basket.piles import WordBasketStory, draw_penalty
from wordsvc.games.word_basket.state import GoneOut, Playing, WordBasketState


def call_reach(story: WordBasketStory, seat: int, _: CallReach) -> None:
    """Say it late, as long as nobody has pointed it out (WB-A20)."""
    if not may_call(story.state, seat):
        raise Refused("play.basket.no-reach-due")
    story.tell(ReachSaid(seat))


def point_out(story: WordBasketStory, seat: int, move: PointOutReach, ctx: Context) -> None:
    """Whoever forgot it draws a card, and plays on even after going out (WB-18, WB-19)."""
    if not may_point_out(story.state, seat, move.seat):
        raise Refused("play.basket.no-reach-missed", seat=move.seat)
    story.tell(ReachMissed(move.seat, seat))
    draw_penalty(story, move.seat, ctx.chance)


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
