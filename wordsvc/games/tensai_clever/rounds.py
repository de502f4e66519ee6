"""What happens around the writing: rounds, cards, and the end? (TC-03 … TC-08, TC-12, TC-37)"""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverStory, tell_round_icons
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


def lay_out(story: TensaiCleverStory, ctx: Context) -> None:
    """Theme cards, the first oya and the first round (TC-03, TC-05)."""
    sheet = story.state.rules
    themes = [theme.id for theme in sheet.themes]
    story.tell(ThemesShown(ctx.chance.draw(themes, sheet.play.themes_shown)[0]))
    story.tell(OyaChosen(ctx.chance.one(range(len(story.state.papers)))))
    _begin(story, 1, story.state.oya)
    go_on(story, ctx)


def choose(story: TensaiCleverStory, seat: int, move: Choose) -> None:
    """The oya's word on a card, before the next is shown (TC-07); three at most (TC-08)."""
    if seat != story.state.oya:
        raise Refused("play.clever.not-oya")
    check_free(story.state, seat)
    story.tell(Chosen(move.want))


def done(story: TensaiCleverStory, seat: int, _: Done) -> None:
    """Nothing more this round; what could be written must be (TC-A05)."""
    check_free(story.state, seat)
    if cards := must_write(story.state, seat):
        raise Refused("play.clever.must-write", cards=list(cards))
    story.tell(Finished(seat))


def go_on(story: TensaiCleverStory, ctx: Context) -> None:
    """As far as the game runs by itself, until somebody has a choice."""
    while True:
        state = story.state
        match state.phase:
            case Starting() if not any(paper.instants for paper in state.papers):
                _reveal(story, ctx)
            case Revealing() if state.wanted[-1] is not None:
                if len(state.shown) < state.rules.play.cards_a_round:
                    _reveal(story, ctx)
                else:
                    story.tell(Shared())
            case Writing() if all(paper.done and not paper.claim for paper in state.papers):
                if state.round == state.rules.rounds.count:
                    story.tell(Ended(final_score(state, ctx.lexicon)))
                    return
                _begin(story, state.round + 1, (state.oya + 1) % len(state.papers))
            case _:
                return


def _begin(story: TensaiCleverStory, number: int, oya: int) -> None:
    story.tell(RoundBegan(number, oya))
    tell_round_icons(story)


def _reveal(story: TensaiCleverStory, ctx: Context) -> None:
    """The next card, which nobody could know; from earlier rounds' cards if need be (TC-A23)."""
    if not story.state.pile:
        story.tell(Reshuffled())
    story.tell(Revealed(ctx.chance.one(story.state.pile)))
