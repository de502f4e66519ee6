"""Finished games add up line by line, whatever the order of the players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.validators.barbarossa.scored_game import (
    BarbarossaGame,
    BarbarossaPlayer,
    Peg,
    Work,
)
from wordsvc.validators.barbarossa.scoring import score
from wordsvc.validators.barbarossa.sheet import Pegs, house
from wordsvc.validators.score import Score


def maker(name: str, *works: tuple[tuple[int, int], ...], other: int = 0) -> BarbarossaPlayer:
    return BarbarossaPlayer(
        name, tuple(Work(tuple(Peg(row, by) for row, by in pegs)) for pegs in works), other
    )


def added(table: BarbarossaGame) -> Score:
    """What is added up, whether or not it can be so."""
    return score(replace(table, draft=True), house())


def game(*players: BarbarossaPlayer, pegs: Pegs = 13) -> BarbarossaGame:
    return BarbarossaGame(players=players, pegs=pegs)


THREE = game(
    maker("あ", ((1, 1), (7, 2)), ((3, 2),), other=2),
    maker("い", (), ((2, 0),), other=1),
    maker("う", ((8, 0), (9, 1)), ((13, 0),), other=3),
)


@st.composite
def games(draw: st.DrawFn) -> BarbarossaGame:
    """Tables as they can stand: rows from the top, two solvers a work, nobody his own."""
    count = draw(st.integers(3, 6))
    pegs: Pegs = 13 if count < 5 else 17
    works = 3 if count == 3 else 2
    taken: list[list[list[Peg]]] = [[[] for _ in range(works)] for _ in range(count)]
    row = 1
    for _ in range(draw(st.integers(0, pegs))):
        solver = draw(st.integers(0, count - 1))
        open_works = [
            work
            for owner, mine in enumerate(taken)
            for work in mine
            if owner != solver and len(work) < 2 and all(peg.by != solver for peg in work)
        ]
        if open_works:
            draw(st.sampled_from(open_works)).append(Peg(row, solver))
            row += 1
    players = tuple(
        BarbarossaPlayer("あ", tuple(Work(tuple(work)) for work in mine), draw(st.integers(0, 20)))
        for mine in taken
    )
    return BarbarossaGame(players=players, pegs=pegs, goal_wins=draw(st.booleans()))


def test_every_kind_of_point_has_its_line() -> None:
    result = added(THREE)
    assert [(line.code, line.points) for line in result.players[0].lines] == [
        ("barbarossa.first-peg", 5),
        ("barbarossa.first-peg", 5),
        ("barbarossa.first-peg", 5),
        ("barbarossa.maker", -2),
        ("barbarossa.maker", 2),
        ("barbarossa.maker", -1),
        ("barbarossa.other", 2),
        ("barbarossa.one-peg", -2),
    ]
    assert [line.code for line in result.players[1].lines] == [
        "barbarossa.first-peg",
        "barbarossa.second-peg",
        "barbarossa.maker",
        "barbarossa.other",
        "barbarossa.no-peg",
        "barbarossa.one-peg",
    ]
    assert [one.total for one in result.players] == [14, 0, 10]
    assert (result.winners, result.tie_break) == ((0,), None)
    assert [one.rank for one in result.players] == [1, 3, 2]


def test_the_table_of_seventeen_rows() -> None:
    makers = [maker("い", ()) for _ in range(4)]
    result = added(game(maker("あ", ((17, 1),)), *makers, pegs=17))
    assert result.players[0].total == -2 - 2


def test_a_table_of_ones_own() -> None:
    table = (-2, -2, 9, *[0] * 10)
    mine = replace(THREE, table=table)
    lines = added(mine).players[0].lines
    assert [line.points for line in lines if line.code == "barbarossa.maker"] == [-2, 0, 9]


def test_the_goal_decides_only_by_the_option() -> None:
    """The second reached the goal in play; the settlement puts the first ahead."""
    players = (maker("あ", other=23), maker("い", (), (), other=26))
    literal = BarbarossaGame(players=players, pegs=13)
    at_goal = replace(literal, goal_wins=True)
    further = replace(at_goal, goal=27)
    assert added(literal).winners == (0,)
    assert added(at_goal).winners == (1,)
    assert added(further).winners == (0,)
    assert [one.total for one in added(at_goal).players] == [23, 26]
    assert [one.total for one in added(further).players] == [23, 16]


def test_several_at_the_goal_win_together() -> None:
    players = (maker("あ", (), other=26), maker("い", other=30), maker("う", other=25))
    result = added(replace(game(*players), goal_wins=True))
    assert (result.winners, result.tie_break) == ((0, 1), "shared")
    assert [one.rank for one in result.players] == [1, 1, 3]


def test_equal_totals_share_the_win() -> None:
    result = added(game(maker("あ", other=4), maker("い", other=4), maker("う")))
    assert (result.winners, result.tie_break) == ((0, 1), "shared")


def test_everything_that_cannot_be_added_up_is_listed_at_once() -> None:
    bad = BarbarossaGame(
        players=(
            maker("あ", ((1, 0),), other=-1),
            maker("い", ((0, 2), (6, 2)), ((8, 9),)),
            maker("う" * 65, ((9, 0), (10, 1), (11, 3))),
            *[maker("え")] * 4,
        ),
        pegs=13,
        goal=0,
        table=(-2, -1, 0),
        draft=True,
    )
    with pytest.raises(Faulty) as caught:
        score(bad, house())
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/players", "score.too-many-players"),
        ("/players/2/name", "score.name-too-long"),
        ("/goal", "barbarossa.goal"),
        ("/table", "barbarossa.table-rows"),
        ("/table/1", "barbarossa.known-row"),
        ("/players/0/other", "score.negative"),
        ("/players/1/works/0/pegs/0/row", "barbarossa.no-row"),
        ("/players/1/works/1/pegs/0/by", "barbarossa.no-player"),
        ("/players/2/works/0/pegs", "barbarossa.too-many-pegs"),
    ]


@given(games(), st.randoms(use_true_random=False))
def test_the_order_of_players_changes_nothing(played: BarbarossaGame, chance: Random) -> None:
    order = list(range(len(played.players)))
    chance.shuffle(order)
    seat = {old: new for new, old in enumerate(order)}
    players = tuple(
        replace(
            played.players[old],
            works=tuple(
                Work(tuple(Peg(peg.row, seat[peg.by]) for peg in work.pegs))
                for work in played.players[old].works
            ),
        )
        for old in order
    )
    plain, mixed = score(played, house()), score(replace(played, players=players), house())
    totals = [(one.total, one.rank) for one in plain.players]
    assert [(one.total, one.rank) for one in mixed.players] == [totals[old] for old in order]
    assert {order[index] for index in mixed.winners} == set(plain.winners)
    assert mixed.tie_break == plain.tie_break


@given(games())
def test_lines_add_up_and_every_peg_pays_both_sides(played: BarbarossaGame) -> None:
    result = score(played, house())
    pegs = [peg for player in played.players for work in player.works for peg in work.pegs]
    lines = [line for player in result.players for line in player.lines]
    for player in result.players:
        assert player.total == sum(line.points for line in player.lines)
    solved = [line for line in lines if line.code.endswith(("first-peg", "second-peg"))]
    assert len(solved) == len(pegs) == sum(line.code == "barbarossa.maker" for line in lines)
    if not played.goal_wins:
        totals = [player.total for player in result.players]
        for player in result.players:
            assert player.rank == 1 + sum(other > player.total for other in totals)
