"""Every worked example about words and points, by its ID."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.validators.small_lexicon import WORDS
from tests.validators.vectors import Vector, named, vectors
from wordsvc.validators.barbarossa.guess import GuessQuestion, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.scored_game import (
    BarbarossaGame,
    BarbarossaPlayer,
    Peg,
    Work,
)
from wordsvc.validators.barbarossa.scoring import score
from wordsvc.validators.barbarossa.sheet import house
from wordsvc.validators.barbarossa.subject import Subject, judge_subject

ROWS = vectors("seeds/vectors/barbarossa.tsv")
OF_PLAY = "play"


def guess(facts: dict[str, str]) -> dict[str, str]:
    subject = Subject(facts["reading"], facts["written"])
    verdict = judge_guess(GuessQuestion(subject, facts["guess"]), WORDS)
    return {"answer": verdict.answer, "relation": verdict.relation}


def letter(reading: str, position: int) -> list[str | None]:
    answer = judge_letter(LetterQuestion(reading, position))
    return [answer.letter, answer.note]


def game(*works: tuple[Peg, ...], players: int = 3) -> BarbarossaGame:
    """Works of the first player, the others having none."""
    first = BarbarossaPlayer("あ", tuple(Work(pegs) for pegs in works), 0)
    rest = [BarbarossaPlayer("い", (), 0)] * (players - 1)
    return BarbarossaGame(players=(first, *rest), pegs=13, draft=True)


def points(code: str, played: BarbarossaGame, player: int) -> int:
    lines = score(played, house()).players[player].lines
    return sum(line.points for line in lines if line.code == code)


def maker_points(rows: list[int]) -> list[int]:
    return [points("barbarossa.maker", game((Peg(row, 1),)), 0) for row in rows]


def solver_points(pegs: int) -> list[int]:
    played = game(tuple(Peg(number, number) for number in range(1, pegs + 1)))
    codes = ("barbarossa.first-peg", "barbarossa.second-peg")
    return [points(code, played, player) for player, code in enumerate(codes, start=1)]


def settlement(works: list[list[int]]) -> int:
    played = game(*(tuple(Peg(row, 1) for row in rows) for rows in works))
    codes = ("barbarossa.no-peg", "barbarossa.one-peg")
    return sum(points(code, played, 0) for code in codes)


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "guess": guess,
    "letter": lambda facts: dict(
        zip(("letter", "note"), letter(facts["reading"], facts["position"]), strict=True)
    ),
    "letters": lambda facts: [letter(facts["reading"], place) for place in facts["positions"]],
    "subjects": lambda subjects: [
        judge_subject(Subject(**facts), WORDS).answer for facts in subjects
    ],
    "maker_points": maker_points,
    "solver_points": solver_points,
    "settlement": settlement,
}


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind != OF_PLAY], ids=named)
def test_vector(row: Vector) -> None:
    assert ANSWERS[row.kind](row.input) == row.expected


def test_every_example_of_the_rules_is_there_once() -> None:
    assert [row.id for row in ROWS] == [f"BB-T{number:02}" for number in range(1, 18)]
