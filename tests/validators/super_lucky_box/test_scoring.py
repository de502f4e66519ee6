"""Finished games add up line by line, whatever the order of the players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.validators.super_lucky_box.papers import (
    SuperLuckyBoxPlayer,
    SuperLuckyBoxScoringOptions,
)
from wordsvc.validators.super_lucky_box.scoring import (
    add_up,
    score,
)
from wordsvc.validators.super_lucky_box.sheet import house

NONE = (0, 0, 0, 0)


def by_round(most: int) -> st.SearchStrategy[tuple[int, int, int, int]]:
    return st.tuples(*[st.integers(0, most)] * 4)


PLAYERS = st.lists(
    st.builds(
        SuperLuckyBoxPlayer,
        st.sampled_from(["あ", "い", "う"]),
        by_round(3),
        by_round(5),
        st.integers(0, 48),
        st.integers(0, 6),
    ),
    min_size=1,
    max_size=8,
)
OPTIONS = st.builds(
    SuperLuckyBoxScoringOptions, solo_moons=st.booleans(), moon_needed=st.booleans()
)


def test_every_kind_of_point_has_its_line() -> None:
    one = SuperLuckyBoxPlayer("あ", (2, 0, 0, 1), (5, 0, 2, 0), 7, 4)
    other = SuperLuckyBoxPlayer("い", NONE, NONE, 1, 1)
    third = SuperLuckyBoxPlayer("う", NONE, NONE, 0, 2)
    result = add_up([one, other, third], house())
    assert [(line.code, line.points) for line in result.players[0].lines] == [
        ("luckybox.completed", 30),
        ("luckybox.completed", 8),
        ("luckybox.stars", 9),
        ("luckybox.stars", 4),
        ("luckybox.crossed", 3),
        ("luckybox.moons-most", 6),
    ]
    assert [player.total for player in result.players] == [60, -6, 0]
    assert [player.rank for player in result.players] == [1, 3, 2]
    assert (result.winners, result.tie_break) == ((0,), None)


def test_equal_in_everything_share_the_win() -> None:
    same = [SuperLuckyBoxPlayer(name, NONE, NONE, 4, 2) for name in "あいう"]
    result = add_up(same, house())
    assert result.winners == (0, 1, 2)
    assert result.tie_break == "shared"
    assert {player.rank for player in result.players} == {1}


def test_a_single_player_scores_moons_only_by_the_option() -> None:
    alone = [SuperLuckyBoxPlayer("あ", NONE, NONE, 0, 9)]
    assert add_up(alone, house()).players[0].total == 0
    assert (
        add_up(alone, house(), SuperLuckyBoxScoringOptions(solo_moons=True)).players[0].total == 10
    )


def test_two_players_without_any_moon() -> None:
    both = [SuperLuckyBoxPlayer(name, NONE, NONE, 0, 0) for name in "あい"]
    literal = add_up(both, house())
    needed = add_up(both, house(), SuperLuckyBoxScoringOptions(moon_needed=True))
    assert [player.total for player in literal.players] == [6, 6]
    assert [player.total for player in needed.players] == [0, 0]


def test_every_number_that_is_none_is_named_at_once() -> None:
    players = [SuperLuckyBoxPlayer("あ", (0, -1, 0, 0), (0, 0, 0, -2), 10_000, -1)] * 9
    with pytest.raises(Faulty) as caught:
        score([*players[:8], SuperLuckyBoxPlayer("い" * 65, NONE, NONE, 0, 10_000)], house())
    found = [(fault.pointer, fault.code) for fault in caught.value.faults]
    assert found[:2] == [
        ("/players", "score.too-many-players"),
        ("/players/8/name", "score.name-too-long"),
    ]
    assert found[2:6] == [
        ("/players/0/completed/1", "score.negative"),
        ("/players/0/stars/3", "score.negative"),
        ("/players/0/crossed", "score.too-large"),
        ("/players/0/moons", "score.negative"),
    ]
    assert found[-1] == ("/players/8/moons", "score.too-large")
    assert len(found) == 2 + 8 * 4 + 1


def test_nobody_is_no_game() -> None:
    with pytest.raises(Faulty) as caught:
        score([], house())
    assert [fault.code for fault in caught.value.faults] == ["score.no-players"]


@given(PLAYERS, OPTIONS, st.randoms(use_true_random=False))
def test_the_order_of_players_changes_nothing(
    players: list[SuperLuckyBoxPlayer], options: SuperLuckyBoxScoringOptions, chance: Random
) -> None:
    order = list(range(len(players)))
    chance.shuffle(order)
    plain = add_up(players, house(), options)
    mixed = add_up([players[index] for index in order], house(), options)
    assert mixed.players == tuple(plain.players[index] for index in order)
    assert {order[index] for index in mixed.winners} == set(plain.winners)
    assert mixed.tie_break == plain.tie_break


@given(PLAYERS, OPTIONS)
def test_lines_add_up_and_ranks_obey_the_rule(
    players: list[SuperLuckyBoxPlayer], options: SuperLuckyBoxScoringOptions
) -> None:
    result = add_up(players, house(), options)
    keys = [(one.total, given.moons) for one, given in zip(result.players, players, strict=True)]
    for player, key in zip(result.players, keys, strict=True):
        assert player.total == sum(line.points for line in player.lines)
        assert player.rank == 1 + sum(other > key for other in keys)
    assert [keys[index] for index in result.winners] == [max(keys)] * keys.count(max(keys))


@given(PLAYERS, st.integers(0, 3))
def test_one_more_completed_box_never_costs_points(
    players: list[SuperLuckyBoxPlayer], round_: int
) -> None:
    first, *rest = players
    completed = list(first.completed)
    completed[round_] += 1
    more = replace(first, completed=tuple(completed))
    before, after = add_up(players, house()), add_up([more, *rest], house())
    assert after.players[0].total > before.players[0].total
