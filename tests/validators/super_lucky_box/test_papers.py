"""Papers that nobody can have are refused, with the line that cannot be (LB-03, LB-05, LB-18)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.validators.super_lucky_box.box import LINES, SQUARES
from wordsvc.validators.super_lucky_box.papers import (
    LINES_BY_SQUARES,
    SuperLuckyBoxPlayer,
    SuperLuckyBoxScoringOptions,
    most_lines,
)
from wordsvc.validators.super_lucky_box.scoring import score
from wordsvc.validators.super_lucky_box.sheet import house

GOOD = SuperLuckyBoxPlayer("あ", (1, 0, 0, 2), (3, 0, 1, 5), 7, 2)
LITERAL = SuperLuckyBoxScoringOptions(new_boxes=False)


def faults(
    paper: SuperLuckyBoxPlayer,
    options: SuperLuckyBoxScoringOptions = SuperLuckyBoxScoringOptions(),  # noqa: B008 - frozen
    **sheet: Any,
) -> list[tuple[str, str]]:
    try:
        score([GOOD, paper, GOOD], replace(house(), **sheet), options)
    except Faulty as faulty:
        named = [(fault.pointer, fault.code) for fault in faulty.faults]
        return [fault for fault in named if fault[0].startswith("/players/1/")]
    return []


@pytest.mark.parametrize(
    ("change", "line", "code"),
    [
        ({"completed": (3, 3, 3, 3), "stars": (0,) * 4}, "completed/1", "no-boxes"),
        ({"completed": (6, 0, 0, 0)}, "completed/0", "no-boxes"),
        ({"completed": (0, 5, 0, 0)}, "completed/1", "no-boxes"),
        ({"completed": (0, 2, 2, 3)}, "completed/3", "no-boxes"),
        ({"crossed": 25}, "crossed", "no-room"),
        ({"completed": (1, 1, 1, 3), "crossed": 1}, "crossed", "no-room"),
        ({"stars": (10, 0, 0, 0)}, "stars/0", "few-turns"),
        ({"completed": (0, 0, 0, 0), "stars": (1, 0, 0, 0), "crossed": 2}, "stars", "few-lines"),
        ({"completed": (0, 0, 0, 0), "stars": (0, 0, 0, 0), "crossed": 2}, "moons", "few-lines"),
        ({"stars": (0, 0, 0, 1), "moons": 25}, "moons", "few-lines"),
    ],
)
def test_a_paper_that_cannot_be_is_refused_by_its_line(
    change: dict[str, Any], line: str, code: str
) -> None:
    """LB-03, LB-10, LB-18: three boxes, one more a round, and only complete lines give stars."""
    assert faults(GOOD) == []
    assert faults(replace(GOOD, **change)) == [(f"/players/1/{line}", f"luckybox.{code}")]


def test_without_new_boxes_three_are_all_there_are() -> None:
    """LB-A02: (1, 0, 0, 2) leaves no box with open squares."""
    assert faults(replace(GOOD, crossed=0), LITERAL) == []
    assert faults(GOOD, LITERAL) == [("/players/1/crossed", "luckybox.no-room")]
    two = replace(GOOD, completed=(1, 1, 1, 1), crossed=0)
    assert faults(two, LITERAL) == [("/players/1/completed/3", "luckybox.no-boxes")]


def test_an_owners_deck_has_its_own_bounds() -> None:
    """LB-14, LB-16: where no box has a moon, nobody has one; fewer turns cross less."""
    plain = tuple(face.replace("M", "-") for face in house().boxes)
    assert faults(replace(GOOD, moons=1), boxes=plain) == [
        ("/players/1/moons", "luckybox.few-moons")
    ]
    short = replace(house().setup, turns=2)
    assert ("/players/1/completed/0", "luckybox.few-turns") in faults(GOOD, setup=short)


def test_so_many_lines_can_be_complete_and_no_more() -> None:
    """LB-10: against every way to cross squares of one box, and to share them out among three."""
    best = [0] * len(SQUARES)
    for crossed in range(1 << len(SQUARES)):
        squares = {square for square in SQUARES if crossed >> square & 1}
        if len(squares) < len(SQUARES):
            lines = sum(squares.issuperset(line) for line in LINES)
            best[len(squares)] = max(best[len(squares)], lines)
    assert tuple(best) == LINES_BY_SQUARES
    for shares in combinations_with_replacement(range(len(SQUARES)), 3):
        assert sum(best[share] for share in shares) <= most_lines(sum(shares))
