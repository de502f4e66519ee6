"""Every worked example about numbers, lines and points, by its ID."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.validators.vectors import Vector, named, vectors
from wordsvc.validators.super_lucky_box import lightning
from wordsvc.validators.super_lucky_box.box import Box
from wordsvc.validators.super_lucky_box.papers import (
    SuperLuckyBoxPlayer,
    SuperLuckyBoxScoringOptions,
)
from wordsvc.validators.super_lucky_box.scoring import (
    add_up,
    crossed_points,
    moon_lines,
    star_points,
)
from wordsvc.validators.super_lucky_box.sheet import house

ROWS = vectors("seeds/vectors/super-lucky-box.tsv")
OF_PLAY = "play"


def player(
    name: str = "",
    completed: tuple[int, int, int, int] = (0, 0, 0, 0),
    crossed: int = 0,
    moons: int = 0,
) -> SuperLuckyBoxPlayer:
    return SuperLuckyBoxPlayer(name, completed, (0, 0, 0, 0), crossed, moons)


def moon_points(moons: list[int], *, solo: bool = False) -> list[int]:
    lines = moon_lines(moons, house(), SuperLuckyBoxScoringOptions(solo_moons=solo))
    return [sum(line.points for line in of_player) for of_player in lines]


def box_points(rounds: list[int]) -> list[int]:
    alone = [player(completed=(int(n == 1), int(n == 2), int(n == 3), int(n == 4))) for n in rounds]
    return [add_up([one], house()).players[0].total for one in alone]


def lines(facts: dict[str, Any]) -> list[str]:
    box = Box.parse(facts["box"])
    signs = facts["box"].replace("|", " ").split()[3:]
    return [signs[line] for line in box.gained(facts["crossed"], facts["square"])]


def winner(players: list[dict[str, int]]) -> list[int]:
    """Totals are made of boxes of 15 points, and moons that nobody is paid for."""
    sheet = house()
    apart = [
        SuperLuckyBoxPlayer("", (facts["total"] // 15, 0, 0, 0), (0, 0, 0, 0), 0, facts["moons"])
        for facts in players
    ]
    most = max(facts["moons"] for facts in players)
    crossed = [
        SuperLuckyBoxPlayer("", one.completed, one.stars, 0 if one.moons == most else 12, one.moons)
        for one in apart
    ]
    result = add_up(crossed, sheet)
    assert len({one.total for one in result.players}) == 1
    assert result.tie_break == "moons"
    return list(result.winners)


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "lightning": lambda facts: sorted(
        lightning.shifted(facts["card"], way * facts["tokens"]) for way in (1, -1)
    ),
    "shifted": lambda facts: lightning.shifted(facts["number"], facts["steps"]),
    "cost": lambda facts: {
        "cost": lightning.cost(facts["card"], facts["wanted"]),
        "greatest": max(lightning.cost(a, b) for a in range(1, 10) for b in range(1, 10)),
    },
    "box_points": box_points,
    "star_points": lambda stars: [star_points(count, house()) for count in stars],
    "crossed_points": lambda tables: [crossed_points(sum(boxes), house()) for boxes in tables],
    "moon_points": moon_points,
    "lines": lines,
    "winner": winner,
    "solo_moons": lambda moons: [moon_points([count], solo=True)[0] for count in moons],
}


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind != OF_PLAY], ids=named)
def test_vector(row: Vector) -> None:
    assert ANSWERS[row.kind](row.input) == row.expected


def test_every_example_of_the_rules_is_there_once() -> None:
    assert [row.id for row in ROWS] == [f"LB-T{number:02}" for number in range(1, 18)]
