"""Tables that cannot stand so are refused, with the line that cannot be (BB-02, BB-06, BB-26)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame, BarbarossaPlayer, Peg, Work
from wordsvc.validators.barbarossa.scoring import score
from wordsvc.validators.barbarossa.sheet import house

NOTHING = ((), (), ())


def maker(*works: tuple[tuple[int, int], ...]) -> BarbarossaPlayer:
    made = tuple(Work(tuple(Peg(*peg) for peg in pegs)) for pegs in works)
    return BarbarossaPlayer("あ", made, 0)


def three(*works: tuple[tuple[int, int], ...]) -> BarbarossaGame:
    """The first player has these works, the others three without a peg."""
    return BarbarossaGame(players=(maker(*works), maker(*NOTHING), maker(*NOTHING)), pegs=13)


def faults(table: BarbarossaGame) -> list[tuple[str, str]]:
    try:
        score(table, house())
    except Faulty as faulty:
        return [(fault.pointer, fault.code) for fault in faulty.faults]
    return []


GOOD = three(((1, 1), (3, 2)), ((2, 2),), ())
PEGS = "/players/0/works"


@pytest.mark.parametrize(
    ("table", "pointer", "code"),
    [
        (three(((1, 1), (3, 2)), (), ()), f"{PEGS}/0/pegs/1/row", "row-skipped"),
        (three(((1, 1), (14, 2)), (), ()), f"{PEGS}/0/pegs/1/row", "no-row"),
        (three(((1, 1),), ((1, 2),), ()), f"{PEGS}/1/pegs/0/row", "row-twice"),
        (three(((2, 1), (1, 2)), (), ()), f"{PEGS}/0/pegs/1/row", "peg-order"),
        (three(((1, 1), (2, 1)), (), ()), f"{PEGS}/0/pegs/1/by", "solved-twice"),
        (three(((1, 0),), (), ()), f"{PEGS}/0/pegs/0/by", "own-work"),
        (three(((1, 3),), (), ()), f"{PEGS}/0/pegs/0/by", "no-player"),
        (three(((1, 1),)), PEGS, "few-works"),
        (three((), (), (), ()), PEGS, "too-many-works"),
        (replace(GOOD, pegs=17), "/pegs", "pegs-in-play"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_its_line(
    table: BarbarossaGame, pointer: str, code: str
) -> None:
    """BB-02, BB-06, BB-26, BB-27: pegs come from the top, and every work is listed."""
    assert faults(GOOD) == []
    assert faults(table) == [(pointer, f"barbarossa.{code}")]


@pytest.mark.parametrize("players", [1, 2])
def test_it_is_no_game_for_one_or_two(players: int) -> None:
    """BB-01: three to six."""
    table = replace(GOOD, players=(maker((), ()),) * players)
    assert faults(table) == [("/players", "barbarossa.few-players")]


def test_five_and_more_have_seventeen_pegs() -> None:
    """BB-06."""
    table = replace(GOOD, players=(maker((), ()),) * 5)
    assert faults(table) == [("/pegs", "barbarossa.pegs-in-play")]
    assert faults(replace(table, pegs=17)) == []


def test_a_work_that_is_left_out_spares_nobody_five_points() -> None:
    """BB-38: with one work of three the settlement would be 10 points milder."""
    short = replace(three(()), draft=True)
    result = score(short, house())
    assert result.winners == (0,)
    assert [fault.code for fault in result.impossible] == ["barbarossa.few-works"]
    assert faults(replace(short, draft=False)) == [(PEGS, "barbarossa.few-works")]


def test_whoever_wins_at_the_goal_wins_without_a_settlement() -> None:
    """BB-39, BB-A09: totals show what counts; without the option there is a settlement."""
    players = tuple(replace(maker(*NOTHING), other=points) for points in (26, 27, 3))
    table = replace(GOOD, players=players, goal_wins=True)
    at_goal = score(table, house())
    assert [player.total for player in at_goal.players] == [26, 27, 3]
    assert at_goal.winners == (0, 1)
    assert not any("peg" in line.code for player in at_goal.players for line in player.lines)
    settled = score(replace(table, goal_wins=False), house())
    assert [player.total for player in settled.players] == [11, 12, -12]
    assert settled.winners == (1,)
