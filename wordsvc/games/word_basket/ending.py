"""The end of a deal, and of the game (WB-02, WB-19)."""

from __future__ import annotations

from wordsvc.games.core import Context, Outcome, Refused
from wordsvc.games.word_basket.events import DealWon, Ended
from wordsvc.games.word_basket.moves import NextDeal
from wordsvc.games.word_basket.piles import WordBasketDraft, deal
from wordsvc.games.word_basket.state import GoneOut, Over, WordBasketState
from wordsvc.games.word_basket.windows import all_closed_at, moment


def next_deal(draft: WordBasketDraft, seat: int, phase: GoneOut, _: NextDeal, ctx: Context) -> None:
    """The deal is won, once the time for objections is over. The winner cannot say so: the others
    might still object (WB-A21)."""
    if seat == phase.seat:
        raise Refused("play.basket.winner-waits")
    now = moment(draft.state, ctx.now)
    left = all_closed_at(draft.state) - now
    if left > 0:
        raise Refused("play.basket.window-open", seconds=-(-left // 1000))
    number = draft.state.deal
    draft.record(DealWon(phase.seat, now))
    if number < draft.state.options.deals:
        deal(draft, number + 1, ctx.chance)
    else:
        draft.record(Ended())


def outcome(state: WordBasketState) -> Outcome | None:
    """Most deals won; equal numbers share the win."""
    if not isinstance(state.phase, Over):
        return None
    best = max(state.wins)
    winners = tuple(seat for seat, wins in enumerate(state.wins) if wins == best)
    return Outcome(winners, state.wins)
