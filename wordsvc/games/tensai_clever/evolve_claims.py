"""A paper after claims of words and votes on them (TC-25 … TC-30)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat
from wordsvc.games.core.rows import put
from wordsvc.games.tensai_clever.bonuses import row_of
from wordsvc.games.tensai_clever.events import (
    Asked,
    Claimed,
    Voted,
)
from wordsvc.games.tensai_clever.evolve_letters import paper_of, with_paper
from wordsvc.games.tensai_clever.last_call import open_doubts
from wordsvc.games.tensai_clever.places import (
    PINK,
    blue_place,
    pink_place,
)
from wordsvc.games.tensai_clever.state import (
    Claim,
    Counting,
    Paper,
    TensaiCleverState,
)
from wordsvc.validators.tensai_clever.pink import pink_points
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet


def after_ruling(state: TensaiCleverState, seat: int, paper: Paper) -> TensaiCleverState:
    """A word was claimed, which gives no icon."""
    return replace(with_paper(state, seat, paper), last=None)


def expect_open(me: Paper, place: str, sheet: TensaiCleverSheet) -> None:
    """Raises Impossible where no word is claimed that could still count."""
    expect(me.claim is None or me.claim.place == place, "piece")
    pink = [pink_place(row) for row, line in enumerate(me.pink) if line.theme is None]
    blue = [
        blue_place(word.letters)
        for word, line in zip(sheet.light_blue, me.light_blue, strict=True)
        if not line.counts
    ]
    expect(place in (*pink, *blue), "piece")


def without_doubt(paper: Paper, place: str) -> Paper:
    """The paper when its writer was asked about this place."""
    return replace(paper, doubts=tuple(one for one in paper.doubts if one.place != place))


def expect_asked(state: TensaiCleverState, me: Paper, place: str) -> None:
    """Raises Impossible where writers are asked, and not about this word."""
    asked = [doubt.place for doubt in open_doubts(me, state.rules)]
    voted = me.claim is not None and me.claim.place == place
    expect(not isinstance(state.phase, Counting) or voted or place in asked, "piece")


def after_question(state: TensaiCleverState, event: Asked) -> TensaiCleverState:
    """The writer has said yes by claiming."""
    me = paper_of(state, event.seat)
    expect(me.claim is None, "phase")
    expect_open(me, event.place, state.rules)
    expect_asked(state, me, event.place)
    me = without_doubt(me, event.place)
    nobody: tuple[bool | None, ...] = (None,) * len(state.papers)
    votes = put(nobody, event.seat, True)
    claim = Claim(event.place, event.word, event.theme, event.points, votes)
    return after_ruling(state, event.seat, replace(me, claim=claim))


def after_claim(state: TensaiCleverState, event: Claimed) -> TensaiCleverState:
    """The word counts: the row is closed with its theme, or the light-blue word is good."""
    me, sheet = paper_of(state, event.seat), state.rules
    expect_open(me, event.place, sheet)
    expect_asked(state, me, event.place)
    me = without_doubt(replace(me, claim=None), event.place)
    if event.place.startswith(PINK):
        number = row_of(event.place)
        if event.theme is None or event.theme not in state.themes:
            raise Impossible("piece")
        points = pink_points(len(me.pink[number].letters), state.theme(event.theme).points, sheet)
        expect(event.points == points, "number")
        row = replace(me.pink[number], theme=event.theme, points=event.points)
        return after_ruling(state, event.seat, replace(me, pink=put(me.pink, number, row)))
    expect(event.theme is None and event.points == 0, "number")
    index = [blue_place(word.letters) for word in sheet.light_blue].index(event.place)
    line = replace(me.light_blue[index], counts=True)
    me = replace(me, light_blue=put(me.light_blue, index, line))
    return after_ruling(state, event.seat, me)


def after_vote(state: TensaiCleverState, event: Voted) -> TensaiCleverState:
    """One vote more on the word that is claimed."""
    me = paper_of(state, event.claimant)
    expect_seat(event.seat, state.papers)
    if me.claim is None:
        raise Impossible("phase")
    expect(me.claim.votes[event.seat] is None, "seat")
    votes = put(me.claim.votes, event.seat, event.accept)
    return with_paper(state, event.claimant, replace(me, claim=replace(me.claim, votes=votes)))
