"""What happens around the writing: rounds, cards and the end (TC-03 … TC-08, TC-12, TC-37)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft, record_round_icons
from wordsvc.games.tensai_clever.events import (
    Chosen,
    Ended,
    Finished,
    OyaChosen,
    Reshuffled,
    Revealed,
    RoundBegan,
    Shared,
    ThemesShown,
)
from wordsvc.games.tensai_clever.moves import Choose, Done
from wordsvc.games.tensai_clever.scoring import final_score
from wordsvc.games.tensai_clever.state import Revealing, Starting, Writing
from wordsvc.games.tensai_clever.writing import check_free, must_write


def lay_out(draft: TensaiCleverDraft, ctx: Context) -> None:
    """Theme cards, the first oya and the first round (TC-03, TC-05)."""
    sheet = draft.state.rules
    themes = [theme.id for theme in sheet.themes]
    draft.record(ThemesShown(ctx.chance.draw(themes, sheet.play.themes_shown)[0]))
    draft.record(OyaChosen(ctx.chance.one(range(len(draft.state.papers)))))
    _begin(draft, 1, draft.state.oya)
    go_on(draft, ctx)


def choose(draft: TensaiCleverDraft, seat: int, move: Choose) -> None:
    """The oya's word on a card, before the next is shown (TC-07); three at most (TC-08)."""
    if seat != draft.state.oya:
        raise Refused("play.clever.not-oya")
    check_free(draft.state, seat)
    draft.record(Chosen(move.want))


def done(draft: TensaiCleverDraft, seat: int, _: Done) -> None:
    """Nothing more this round; what could be written must be (TC-A05)."""
    check_free(draft.state, seat)
    if cards := must_write(draft.state, seat):
        raise Refused("play.clever.must-write", cards=list(cards))
    draft.record(Finished(seat))


def go_on(draft: TensaiCleverDraft, ctx: Context) -> None:
    """As far as the game runs by itself, until somebody has a choice."""
    while True:
        state = draft.state
        match state.phase:
            case Starting() if not any(paper.instants for paper in state.papers):
                _reveal(draft, ctx)
            case Revealing() if state.wanted[-1] is not None:
                if len(state.shown) < state.rules.play.cards_a_round:
                    _reveal(draft, ctx)
                else:
                    draft.record(Shared())
            case Writing() if all(paper.done and not paper.claim for paper in state.papers):
                if state.round == state.rules.rounds.count:
                    draft.record(Ended(final_score(state, ctx.lexicon)))
                    return
                _begin(draft, state.round + 1, (state.oya + 1) % len(state.papers))
            case _:
                return


def _begin(draft: TensaiCleverDraft, number: int, oya: int) -> None:
    draft.record(RoundBegan(number, oya))
    record_round_icons(draft)


def _reveal(draft: TensaiCleverDraft, ctx: Context) -> None:
    """The next card, which nobody could know; from earlier rounds' cards if need be (TC-A23)."""
    if not draft.state.pile:
        draft.record(Reshuffled())
    draft.record(Revealed(ctx.chance.one(draft.state.pile)))
