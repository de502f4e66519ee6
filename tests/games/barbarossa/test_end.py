"""Both endings, the settlement and the winner (BB-37 … BB-39)."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.table import (
    PAPERS,
    asking,
    do,
    having,
    kinds,
    laid,
    pegged,
    play,
    refusal,
    scores,
)
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import Uncovered
from wordsvc.games.barbarossa.moves import Guess, Judge, Roll, Spend
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.barbarossa.state import BarbarossaState, Over
from wordsvc.games.core import Outcome

DRAGON = Spend(2)


def outcome(state: BarbarossaState) -> Outcome:
    found = GAME.outcome(state)
    assert found is not None
    return found


def test_a_marker_at_the_goal_ends_the_game() -> None:
    """BB-37: 26 steps from the start."""
    state, events = do(having(laid(), 1, dragons=24), 0, DRAGON)
    assert kinds(events)[-1] == "turn_began"
    state, events = do(having(laid(), 1, dragons=25), 0, DRAGON)
    assert kinds(events) == ["spent", "dragon_came", "ended", "uncovered"]
    assert refusal(state, 1, Roll()) == "play.over"


@pytest.mark.parametrize("goal", [1, 40])
def test_the_distance_of_the_goal_is_an_option(goal: int) -> None:
    """BB-37, BB-A06."""
    state = having(laid(options=BarbarossaOptions(goal=goal)), 1, dragons=goal - 1)
    assert isinstance(do(state, 0, DRAGON)[0].phase, Over)


def test_the_game_ends_when_the_scoring_is_complete() -> None:
    """BB-37, BB-A11, BB-A12: guesser and maker both score; the maker is behind the goal again."""
    state = having(laid(), 0, dragons=25)
    state = play(asking(state, 1, 2), (1, Guess(1, "でんわ")), (0, Judge(True)))
    assert not isinstance(state.phase, Over)
    assert scores(state)[:2] == [23, 5]


def every_peg_but_one() -> BarbarossaState:
    """Twelve of thirteen pegs are stuck, two in each work of seats 0, 1 and 2."""
    solvers = {1: (1, 2), 2: (1, 2), 3: (0, 2), 4: (0, 2), 5: (0, 1), 6: (0, 1)}
    return pegged(laid(), *((seat, work) for work, two in solvers.items() for seat in two))


def test_the_last_peg_ends_the_game() -> None:
    """BB-37."""
    state = every_peg_but_one()
    assert state.rows == (13,)
    state = play(asking(state, 1, 2), (1, Guess(7, "うめ")))
    state, events = do(state, 3, Judge(True))
    assert kinds(events) == ["judged", "peg_stuck", "ended", "uncovered"]
    assert state.rows == ()


def test_works_that_were_not_solved_cost_their_makers() -> None:
    """BB-38, BB-A20, BB-T14: five without a peg, two with one; none with two."""
    state = play(asking(every_peg_but_one(), 1, 2), (1, Guess(7, "うめ")))
    before = scores(state)
    state, _ = do(state, 3, Judge(True))
    after = outcome(state).scores
    assert isinstance(state.phase, Over)
    settled = [
        [line.points for line in player.lines if line.code in SETTLEMENT]
        for player in state.phase.score.players
    ]
    assert settled == [[], [], [], [-2, -5]]
    assert after[0] == before[0]
    assert after[3] == before[3] - 2 - 2 - 5


SETTLEMENT = ("barbarossa.no-peg", "barbarossa.one-peg")


def at_goal(options: BarbarossaOptions | None = None) -> BarbarossaState:
    """Seat 1 comes to the goal first, but seat 0 has more after the settlement."""
    state = pegged(laid(options=options), (1, 1), (2, 1), (1, 2), (2, 2))
    state = having(having(state, 1, dragons=15), 0, dragons=26 - 1 + 6)
    return do(having(state, 0, dragons=25), 0, DRAGON)[0]


def test_after_the_settlement_the_highest_score_wins() -> None:
    """BB-39, BB-A09: not the one at the goal."""
    result = outcome(at_goal())
    assert result.winners == (0,)
    assert result.scores[1] == 26 - 10


def test_the_goal_can_be_the_win() -> None:
    """BB-39, BB-A09: by option, without regard to the settlement."""
    assert outcome(at_goal(BarbarossaOptions(goal_wins=True))).winners == (1,)


def test_several_may_reach_the_goal_together() -> None:
    """BB-39, BB-A10, BB-A13: a dragon brings two there; equal scores share the win."""
    for options in (BarbarossaOptions(), BarbarossaOptions(goal_wins=True)):
        state = having(having(laid(options=options), 1, dragons=25), 2, dragons=25)
        state, _ = do(state, 0, DRAGON)
        assert outcome(state).winners == (1, 2)


def test_a_marker_may_stand_behind_the_start() -> None:
    """BB-A07."""
    state = pegged(laid(), (1, 1), (2, 1))
    assert scores(state)[0] == -4


def test_the_track_may_end_behind_the_start() -> None:
    """BB-39, BB-A07: by option a marker loses no more there; the settlement is counted in full."""
    state = pegged(laid(options=BarbarossaOptions(goal=4, floor=3)), (1, 1), (2, 1))
    assert scores(state)[:3] == [-3, 5, 3]
    state, _ = do(state, 0, DRAGON)
    assert outcome(state).scores[0] == -3 - 5
    state = having(pegged(laid(options=BarbarossaOptions(floor=0)), (1, 1)), 0, dragons=1)
    assert scores(state)[0] == 1


def test_the_papers_are_turned_up_in_the_end() -> None:
    state, events = do(having(laid(), 1, dragons=25), 0, DRAGON)
    (turned,) = [event for event in events if isinstance(event, Uncovered)]
    assert list(zip(turned.readings, turned.written, strict=True)) == list(PAPERS[:8])
    for viewer in (None, 0, 3):
        assert GAME.redact(turned, viewer) == turned
        assert [work.reading for work in GAME.view(state, viewer).works] == list(turned.readings)
