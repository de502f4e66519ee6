"""Finished games add up line by line, whatever the order of the players."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.validators.small_lexicon import WORDS
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.tensai_clever.green import GreenArea
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.pink import PinkArea, ShownTheme, WrittenRow
from wordsvc.validators.tensai_clever.scoring import (
    TensaiCleverPlayer,
    TensaiCleverScore,
    score,
    wild_lines,
)
from wordsvc.validators.tensai_clever.yellow import YellowArea, yellow_lines

LETTERS = [letter for row in house().yellow.squares for letter in row]
POINTS = st.integers(0, 60)
AREAS = st.builds(
    YellowArea, st.lists(st.sampled_from(LETTERS), unique=True, max_size=20).map(tuple)
)
PLAYERS = st.lists(
    st.builds(
        TensaiCleverPlayer,
        name=st.sampled_from(["あ", "い"]),
        yellow=POINTS | AREAS,
        pink=POINTS,
        light_blue=POINTS,
        green=POINTS,
        wilds=st.integers(0, 9),
    ),
    min_size=1,
    max_size=8,
)


def player(wilds: int = 0, colours: tuple[int, int, int, int] = (0, 0, 0, 0)) -> TensaiCleverPlayer:
    yellow, pink, light_blue, green = colours
    return TensaiCleverPlayer(
        name="あ", yellow=yellow, pink=pink, light_blue=light_blue, green=green, wilds=wilds
    )


def scored(*players: TensaiCleverPlayer) -> TensaiCleverScore:
    return score(players, house(), WORDS)


def test_areas_are_added_up_line_by_line() -> None:
    paper = TensaiCleverPlayer(
        name="あ",
        yellow=YellowArea(("が", "ぎ", "ぐ", "げ", "ご")),
        pink=PinkArea(
            (WrittenRow("がつこう", "school"), WrittenRow("さかな", "school"), WrittenRow("")),
            (ShownTheme("school", 4),),
        ),
        light_blue=LightBlueArea(("ごま", "たまご")),
        green=GreenArea(("う", "た", "ぬ")),
        wilds=3,
    )
    (one,) = scored(paper).players
    assert [(line.code, line.points) for line in one.lines] == [
        ("tensai.yellow-row", 10),
        ("tensai.pink-row", 16),
        ("tensai.light-blue", 8),
        ("tensai.green", 6),
        ("tensai.lowest", 6),
        ("tensai.wilds", 18),
    ]
    assert (one.colours.yellow, one.colours.pink) == (10, 16)
    assert (one.colours.light_blue, one.colours.green) == (8, 6)
    assert (one.lowest, one.wild_points, one.total) == (6, 18, 64)
    assert one.answer == "no"


def test_points_may_be_given_as_they_are() -> None:
    result = scored(player(2, (20, 15, 30, 9)), player(1))
    assert result.players[0].total == 20 + 15 + 30 + 9 + 9 + 10
    assert result.players[0].answer == "yes"
    assert (result.winners, result.tie_break) == ((0,), None)


def test_equal_totals_are_parted_by_the_lowest_colour() -> None:
    """90 + 9 and 88 + 11 are the same total."""
    result = scored(player(5, (9, 20, 30, 31)), player(5, (11, 20, 30, 27)))
    assert [one.total for one in result.players] == [117, 117]
    assert [one.rank for one in result.players] == [2, 1]
    assert (result.winners, result.tie_break) == ((1,), "lowest-colour")


def test_still_equal_share_the_win() -> None:
    result = scored(player(5, (9, 20, 30, 31)), player(5, (31, 30, 20, 9)), player(5))
    assert (result.winners, result.tie_break) == ((0, 1), "shared")
    assert [one.rank for one in result.players] == [1, 1, 3]


def test_ranks_beyond_the_fourth_get_nothing_for_wilds() -> None:
    lines = wild_lines([0, 1, 2, 3, 4, 5, 6, 7], house())
    assert [line.points for line in lines] == [18, 10, 4, 0, 0, 0, 0, 0]
    assert [line.facts["rank"] for line in lines] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_everything_that_cannot_be_is_listed_at_once() -> None:
    bad = TensaiCleverPlayer(
        name="あ" * 65,
        yellow=YellowArea(("が", "が", "か")),
        pink=-1,
        light_blue=LightBlueArea(("電話",)),
        green=GreenArea(("あ",) * 13),
        wilds=-3,
    )
    with pytest.raises(Faulty) as caught:
        scored(bad, *[player()] * 8)
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/players", "score.too-many-players"),
        ("/players/0/name", "score.name-too-long"),
        ("/players/0/yellow/crossed/1", "tensai.crossed-twice"),
        ("/players/0/yellow/crossed/2", "tensai.off-sheet"),
        ("/players/0/pink", "score.negative"),
        ("/players/0/light_blue/words/0", "kana.kanji"),
        ("/players/0/green/letters/12", "tensai.off-sheet"),
        ("/players/0/wilds", "score.negative"),
    ]


@given(PLAYERS, st.randoms(use_true_random=False))
def test_the_order_of_players_changes_nothing(
    players: list[TensaiCleverPlayer], chance: Random
) -> None:
    order = list(range(len(players)))
    chance.shuffle(order)
    plain, mixed = scored(*players), scored(*(players[index] for index in order))
    assert mixed.players == tuple(plain.players[index] for index in order)
    assert {order[index] for index in mixed.winners} == set(plain.winners)
    assert mixed.tie_break == plain.tie_break


@given(PLAYERS)
def test_lines_add_up_and_ranks_obey_the_rule(players: list[TensaiCleverPlayer]) -> None:
    result = scored(*players)
    keys = [(one.total, one.lowest) for one in result.players]
    for one, key in zip(result.players, keys, strict=True):
        assert one.total == sum(line.points for line in one.lines)
        assert one.rank == 1 + sum(other > key for other in keys)
    assert [keys[index] for index in result.winners] == [max(keys)] * keys.count(max(keys))


@given(st.lists(st.integers(0, 12), min_size=1, max_size=8))
def test_wild_ranks_are_shared_and_push_the_next_back(wilds: list[int]) -> None:
    places = [*house().wild_points, 0, 0, 0, 0]
    ordered = sorted(wilds)
    for count, line in zip(wilds, wild_lines(wilds, house()), strict=True):
        assert line.facts["rank"] == ordered.index(count) + 1
        assert line.points == places[ordered.index(count)]


@given(AREAS, st.sampled_from(yellow_lines(house())))
def test_one_more_completed_line_never_lowers_its_colour(area: YellowArea, line: object) -> None:
    letters = line.letters  # type: ignore[attr-defined]
    more = YellowArea(tuple(dict.fromkeys((*area.crossed, *letters))))
    before, after = (
        scored(replace(player(), yellow=crossed)).players[0] for crossed in (area, more)
    )
    assert after.colours.yellow >= before.colours.yellow
    assert after.total >= before.total
