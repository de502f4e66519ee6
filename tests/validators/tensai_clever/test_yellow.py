"""Yellow: crosses, complete lines, and lines one cross away."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.decoding.faults import Faulty
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.yellow import (
    OneAway,
    YellowArea,
    YellowVerdict,
    judge_yellow,
    yellow_lines,
)

LETTERS = [letter for row in house().yellow.squares for letter in row]


def judge(*crossed: str) -> YellowVerdict:
    return judge_yellow(YellowArea(crossed), house())


def test_nothing_crossed() -> None:
    verdict = judge()
    assert (verdict.answer, verdict.points, verdict.lines, verdict.one_away) == ("yes", 0, (), ())


def test_a_row_and_a_column_pay_what_stands_at_their_ends() -> None:
    verdict = judge("ガ", "ぎ", "く゛", "げ", "ご", "ざ", "だ", "ば")
    assert [(line.line, line.number) for line in verdict.lines] == [("row", 1), ("column", 1)]
    assert verdict.points == 10
    assert verdict.bonuses == ("plus-one",)


def test_lines_that_lack_one_cross() -> None:
    verdict = judge("が", "ぎ", "げ", "ご", "ず", "づ", "ぶ")
    assert verdict.one_away == (
        OneAway("row", 1, "ぐ", 10, "none"),
        OneAway("column", 3, "ぐ", 0, "voiced"),
    )


def test_everything_crossed_pays_every_line() -> None:
    verdict = judge(*LETTERS)
    assert verdict.lines == yellow_lines(house())
    assert verdict.points == sum(line.points for line in yellow_lines(house()))


def test_everything_that_cannot_be_is_listed() -> None:
    with pytest.raises(Faulty) as caught:
        judge("が", "か", "ガ", "ぱ", "ががが", "", "亜", "が")
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/crossed/1", "tensai.off-sheet"),
        ("/crossed/2", "tensai.crossed-twice"),
        ("/crossed/3", "tensai.off-sheet"),
        ("/crossed/4", "tensai.off-sheet"),
        ("/crossed/5", "tensai.off-sheet"),
        ("/crossed/6", "tensai.off-sheet"),
        ("/crossed/7", "tensai.crossed-twice"),
    ]


@given(st.permutations(LETTERS), st.integers(0, 20))
def test_more_crosses_never_pay_less(letters: list[str], count: int) -> None:
    points = [judge(*letters[:number]).points for number in range(count + 1)]
    assert points == sorted(points)


@given(st.sets(st.sampled_from(LETTERS)))
def test_one_cross_more_completes_the_lines_that_were_one_away(crossed: set[str]) -> None:
    before = judge(*sorted(crossed))
    for lacking in before.one_away:
        after = judge(*sorted(crossed), lacking.letter)
        assert (lacking.line, lacking.number) in [(line.line, line.number) for line in after.lines]
