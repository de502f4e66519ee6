"""How does a deal end, and the game? (WB-02, WB-19)"""

from __future__ import annotations

from wordsvc.games.core import Context, Outcome, Refused
from wordsvc.games.word_basket.events import DealWon, Ended
from wordsvc.games.word_basket.moves import NextDeal
from wordsvc.games.word_basket.piles import WordBasketStory, deal
from wordsvc.games.word_basket.state import GoneOut, Over, WordBasketState


def next_deal(story: WordBasketStory, seat: int, phase: GoneOut, _: NextDeal, ctx: Context) -> None:
    """The deal is won. The winner cannot say so: the others might still object (WB-A21)."""
    if seat == phase.seat:
        raise Refused("play.basket.winner-waits")
    number = story.state.deal
    story.tell(DealWon(phase.seat))
    if number < story.state.options.deals:
        deal(story, number + 1, ctx.chance)
    else:
        story.tell(Ended())


def outcome(state: WordBasketState) -> Outcome | None:
    """Most deals won; equal numbers share the win."""
    if not isinstance(state.phase, Over):
        return None
    best = max(state.wins)
    winners = tuple(seat for seat, wins in enumerate(state.wins) if wins == best)
    return Outcome(winners, state.wins)
