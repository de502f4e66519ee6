"""The table after the last call, and at the end (TC-12, TC-19, TC-37)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect, expect_seat
from wordsvc.games.core.rows import put
from wordsvc.games.tensai_clever.claims import blue_claims, pink_claims
from wordsvc.games.tensai_clever.events import Claimed, Discounted, Settled
from wordsvc.games.tensai_clever.evolve_claims import after_claim, without_doubt
from wordsvc.games.tensai_clever.last_call import is_asked, open_doubts
from wordsvc.games.tensai_clever.places import blue_place, pink_place
from wordsvc.games.tensai_clever.scoring import colours
from wordsvc.games.tensai_clever.state import (
    Counting,
    LastCall,
    Over,
    TensaiCleverState,
    Writing,
    is_written,
)
from wordsvc.validators.tensai_clever.scoring import TensaiCleverScore


def after_last_round(state: TensaiCleverState) -> TensaiCleverState:
    """Everybody may go on; of the six cards only +1 takes some, none of them twice (TC-17)."""
    expect(isinstance(state.phase, Writing) and is_written(state), "phase")
    expect(state.options.last_call and state.round == state.rules.rounds.count, "number")
    papers = tuple(replace(paper, done=False) for paper in state.papers)
    return replace(state, phase=LastCall(), papers=papers, last=None)


def after_settlement(state: TensaiCleverState, event: Settled) -> TensaiCleverState:
    """What counts by itself stands, and writers are asked about the rest."""
    expect(isinstance(state.phase, LastCall) and is_written(state), "phase")
    for refused in event.refused:
        _expect_complete(state, refused.seat, refused.place)
    for word in event.counted:
        _expect_complete(state, word.seat, word.place)
        claimed = Claimed(word.seat, word.place, word.word, word.theme, word.points, "yes")
        state = after_claim(state, claimed)
    for asked in event.asked:
        _expect_complete(state, asked.seat, asked.doubt.place)
        expect(set(asked.doubt.themes) <= set(state.themes), "piece")
        paper = state.papers[asked.seat]
        paper = replace(paper, doubts=(*paper.doubts, asked.doubt))
        state = replace(state, papers=put(state.papers, asked.seat, paper))
    return replace(state, phase=Counting(), last=None)


def _expect_complete(state: TensaiCleverState, seat: int, place: str) -> None:
    """Raises Impossible where no word stands that could still count."""
    expect_seat(seat, state.papers)
    paper = state.papers[seat]
    pink = map(pink_place, pink_claims(paper))
    blue = map(blue_place, blue_claims(state, paper))
    expect(place in (*pink, *blue), "piece")
    expect(place not in [doubt.place for doubt in paper.doubts], "piece")


def after_discount(state: TensaiCleverState, event: Discounted) -> TensaiCleverState:
    """The letters stand as before, and score nothing."""
    expect_seat(event.seat, state.papers)
    paper = state.papers[event.seat]
    doubts = open_doubts(paper, state.rules)
    known = any((one.place, one.word) == (event.place, event.word) for one in doubts)
    expect(known, "piece")
    paper = without_doubt(paper, event.place)
    return replace(state, papers=put(state.papers, event.seat, paper), last=None)


def after_end(state: TensaiCleverState, score: TensaiCleverScore) -> TensaiCleverState:
    """The game is over; without a last call it ends with the round."""
    asked = any(is_asked(paper, state.rules) for paper in state.papers)
    ended = Writing if not state.options.last_call else Counting
    expect(isinstance(state.phase, ended) and is_written(state) and not asked, "phase")
    expect(state.round == state.rules.rounds.count, "number")
    expect(len(score.players) == len(state.papers), "seat")
    sums = [player.colours for player in score.players]
    expect(sums == [colours(paper, state.rules) for paper in state.papers], "number")
    return replace(state, phase=Over(score))
