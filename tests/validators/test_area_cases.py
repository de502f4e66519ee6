"""Every row of area_cases.tsv: areas, points and ranks, letters and subjects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.validators.small_lexicon import WORDS
from tests.validators.vectors import Vector, named, vectors
from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import NotKana
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.subject import Subject, judge_subject
from wordsvc.validators.score import ranks, winners
from wordsvc.validators.tensai_clever.green import GreenArea, judge_green
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea, judge_light_blue
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.pink import PinkArea, ShownTheme, WrittenRow, judge_pink
from wordsvc.validators.tensai_clever.scoring import wild_lines

ROWS = vectors("tests/data/area_cases.tsv")


def green_order(letters: list[str]) -> dict[str, Any]:
    verdict = judge_green(GreenArea(tuple(letters)), house())
    if verdict.answer == "no":
        return {"valid": False, "bad_at": verdict.bad_at}
    return {"valid": True, "last_square": verdict.last_square}


def pink(facts: dict[str, Any], lexicon: Lexicon) -> int:
    row = WrittenRow(facts["reading"], "topic" if facts["topic_met"] else None)
    theme = ShownTheme("topic", facts["topic_points"])
    return judge_pink(PinkArea((row,), (theme,)), house(), lexicon).points


def blue_level(facts: dict[str, list[str]], lexicon: Lexicon) -> int:
    return judge_light_blue(LightBlueArea(tuple(facts["words"])), house(), lexicon).counted


def winner(players: list[dict[str, int]]) -> list[int]:
    return list(winners(ranks([(one["total"], one["lowest"]) for one in players])))


def letter(facts: dict[str, Any]) -> Any:
    asked = {"reading": facts["reading"], "position": facts["n"]}
    answer = judge_letter(shaped(asked, LetterQuestion))
    return {"letter": answer.letter, "kind": answer.note}


def subject(facts: dict[str, str], lexicon: Lexicon) -> str:
    verdict = judge_subject(Subject(facts["reading"], facts["written"]), lexicon)
    if [finding.code for finding in verdict.findings] == ["barbarossa.abstract-listed"]:
        return f"{verdict.answer}: abstract (house list)"
    return "ok" if verdict.answer == "yes" else verdict.answer


def length(facts: dict[str, str], lexicon: Lexicon) -> int:
    return judge_subject(Subject(facts["reading"]), lexicon).length


ANSWERS: dict[str, Callable[[Any], Any]] = {
    "green_order": green_order,
    "wildcard_points": lambda wilds: [line.points for line in wild_lines(wilds, house())],
    "winner": winner,
    "barbarossa_letter": letter,
}
WORD_ANSWERS: dict[str, Callable[[Any, Lexicon], Any]] = {
    "pink_points": pink,
    "blue_level": blue_level,
    "barbarossa_length": length,
    "barbarossa_subject": subject,
}


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind in ANSWERS], ids=named)
def test_area_case(row: Vector) -> None:
    if row.expected == "error":
        with pytest.raises((NotKana, Faulty)):
            ANSWERS[row.kind](row.input)
    else:
        assert ANSWERS[row.kind](row.input) == row.expected


@pytest.mark.parametrize("words", ["small", "real"])
@pytest.mark.parametrize("row", [row for row in ROWS if row.kind in WORD_ANSWERS], ids=named)
def test_area_case_about_words(row: Vector, words: str, lexicon: Lexicon) -> None:
    """Over a few words that the examples are about, and over the real dictionary."""
    dictionary = WORDS if words == "small" else lexicon
    if row.expected == "error":
        with pytest.raises((NotKana, Faulty)):
            WORD_ANSWERS[row.kind](row.input, dictionary)
    else:
        assert WORD_ANSWERS[row.kind](row.input, dictionary) == row.expected


def test_there_are_rows_of_every_kind() -> None:
    assert {row.kind for row in ROWS} == ANSWERS.keys() | WORD_ANSWERS.keys()
