"""What happens around the writing: rounds, cards and the end (TC-03 … TC-08, TC-12, TC-37)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft, record_round_icons
from wordsvc.games.tensai_clever.events import (
    Chosen,
    Ended,
    Finished,
    LastCallMade,
    OyaChosen,
    Reshuffled,
    Revealed,
    RoundBegan,
    Shared,
    ThemesShown,
)
from wordsvc.games.tensai_clever.last_call import is_asked, settle
from wordsvc.games.tensai_clever.moves import Choose, Done
from wordsvc.games.tensai_clever.scoring import final_score
from wordsvc.games.tensai_clever.state import (
    Counting,
    LastCall,
    Revealing,
    Starting,
    Writing,
    is_written,
)
from wordsvc.games.tensai_clever.writing import check_free, check_writing, must_write


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
    """No more cards this round; what could be written must be (TC-A05)."""
    check_writing(draft.state, seat)
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
            case Writing() if is_written(state):
                _after_round(draft, ctx)
            case LastCall() if is_written(state):
                settle(draft, ctx)
            case Counting() if not any(is_asked(paper, state.rules) for paper in state.papers):
                _end(draft, ctx)
            case _:
                return


def _after_round(draft: TensaiCleverDraft, ctx: Context) -> None:
    """The next round, or after the last one the last call (TC-12)."""
    state = draft.state
    if state.round < state.rules.rounds.count:
        _begin(draft, state.round + 1, (state.oya + 1) % len(state.papers))
    elif state.options.last_call:
        draft.record(LastCallMade())
    else:
        _end(draft, ctx)


def _end(draft: TensaiCleverDraft, ctx: Context) -> None:
    draft.record(Ended(final_score(draft.state, ctx.lexicon)))


def _begin(draft: TensaiCleverDraft, number: int, oya: int) -> None:
    draft.record(RoundBegan(number, oya))
    record_round_icons(draft)


def _reveal(draft: TensaiCleverDraft, ctx: Context) -> None:
    """The next card, which nobody could know; from earlier rounds' cards if need be (TC-A23)."""
    if not draft.state.pile:
        draft.record(Reshuffled())
    draft.record(Revealed(ctx.chance.one(draft.state.pile)))
