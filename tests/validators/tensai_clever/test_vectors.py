"""Every worked example about words and points, by its ID."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.validators.small_lexicon import WORDS
from tests.validators.vectors import Vector, named, vectors
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.score import ranks as ranked
from wordsvc.validators.score import tie_break, winners
from wordsvc.validators.tensai_clever.green import GreenArea, judge_green
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea, judge_light_blue
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.pink import (
    PinkArea,
    ShownTheme,
    WrittenRow,
    judge_pink,
    pink_points,
)
from wordsvc.validators.tensai_clever.scoring import TensaiCleverPlayer, score, wild_lines
from wordsvc.validators.tensai_clever.yellow import YellowArea, judge_yellow

ROWS = vectors("seeds/vectors/tensai-clever.tsv")
OF_PLAY = "play"


def green(letters: list[str]) -> dict[str, Any]:
    verdict = judge_green(GreenArea(tuple(letters)), house())
    return {"answer": verdict.answer, "last_square": verdict.last_square}


def green_wrong(rows: list[list[str]]) -> list[Any]:
    verdicts = [judge_green(GreenArea(tuple(row)), house()) for row in rows]
    assert {verdict.answer for verdict in verdicts} == {"no"}
    return [verdict.bad_at for verdict in verdicts]


def pink_row(facts: dict[str, Any]) -> dict[str, Any]:
    theme = ShownTheme("claimed", facts["theme"])
    row = WrittenRow(facts["text"], "claimed")
    (verdict,) = judge_pink(PinkArea((row,), (theme,)), house(), WORDS).verdicts
    return {"answer": verdict.answer, "points": verdict.points}


def light_blue(words: list[str]) -> dict[str, int]:
    verdict = judge_light_blue(LightBlueArea(tuple(words)), house(), WORDS)
    value = {place.letters: place.points for place in house().light_blue} | {0: 0}
    assert verdict.points == value[verdict.counted]
    return {"counted": verdict.counted, "points_of": verdict.counted}


def yellow_refused(crossed: list[str]) -> dict[str, str]:
    with pytest.raises(Faulty) as caught:
        judge_yellow(YellowArea(tuple(crossed)), house())
    (fault,) = caught.value.faults
    return {"pointer": fault.pointer, "code": fault.code}


def total(facts: dict[str, int]) -> int:
    """Wild points are earned beside players who used more and fewer wilds."""
    rank = house().wild_points.index(facts.pop("wild_points"))
    rival = TensaiCleverPlayer(name="", yellow=0, pink=0, light_blue=0, green=0, wilds=0)
    me = TensaiCleverPlayer(name="", wilds=1, **facts)
    return score([me, *[rival] * rank], house(), WORDS).players[0].total


def winner(players: list[dict[str, int]]) -> list[int]:
    won = winners(ranked([(one["total"], one["lowest"]) for one in players]))
    assert tie_break([one["total"] for one in players], won, "lowest-colour") == "lowest-colour"
    return list(won)


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "wild_points": lambda wilds: [line.points for line in wild_lines(wilds, house())],
    "green": green,
    "green_wrong": green_wrong,
    "pink_points": lambda facts: pink_points(facts["letters"], facts["theme"], house()),
    "pink_row": pink_row,
    "light_blue": light_blue,
    "yellow_refused": yellow_refused,
    "total": total,
    "winner": winner,
}


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind != OF_PLAY], ids=named)
def test_vector(row: Vector) -> None:
    assert ANSWERS[row.kind](row.input) == row.expected


def test_every_example_of_the_rules_is_there_once() -> None:
    assert [row.id for row in ROWS] == [f"TC-T{number:02}" for number in range(1, 21)]
