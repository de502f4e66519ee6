"""Green: rising letters, voiced ones after ん."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from wordsvc.decoding.faults import Faulty
from wordsvc.kana import gojuon_key
from wordsvc.validators.tensai_clever.green import GreenArea, GreenVerdict, judge_green, may_follow
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.square import in_order, letter_of

SQUARES = len(house().green.points)


def judge(*letters: str) -> GreenVerdict:
    return judge_green(GreenArea(letters), house())


def test_the_value_under_the_last_square_counts_alone() -> None:
    assert judge().points == 0
    for count in range(1, SQUARES + 1):
        verdict = judge(*in_order()[:count])
        assert (verdict.answer, verdict.last_square) == ("yes", count)
        assert verdict.points == house().green.points[count - 1]
        assert verdict.bad_at is UNSET


def test_what_may_follow() -> None:
    assert judge().may_follow == in_order()
    assert judge("あ", "び").may_follow == (*"ぶべぼぱぴぷぺぽ",)
    assert judge("ぽ").may_follow == ()
    assert judge(*in_order()[:SQUARES]).may_follow == ()
    assert judge("か", "あ").may_follow == may_follow("か")


@pytest.mark.parametrize(
    ("letters", "square", "code"),
    [
        (("た", "た"), 2, "tensai.equal"),
        (("カ", "ﾀ", "た"), 3, "tensai.equal"),
        (("た", "う"), 2, "tensai.falling"),
        (("ぎ", "ん"), 2, "tensai.falling"),
        (("う", "", "た"), 2, "tensai.gap"),
        (("ー",), 1, "tensai.not-a-letter"),
        (("っ",), 1, "tensai.not-a-letter"),
        (("あい",), 1, "tensai.not-a-letter"),
        (("あ", "亜"), 2, "tensai.not-a-letter"),
    ],
)
def test_the_first_square_that_offends_is_named(
    letters: tuple[str, ...], square: int, code: str
) -> None:
    verdict = judge(*letters)
    assert (verdict.answer, verdict.bad_at, verdict.last_square) == ("no", square, square - 1)
    assert [finding.code for finding in verdict.findings] == [code]


def test_empty_squares_at_the_end_are_not_written() -> None:
    assert judge("う", "", " ").last_square == 1
    assert judge(*[""] * 20).last_square == 0


def test_squares_off_the_sheet_are_faults() -> None:
    with pytest.raises(Faulty) as caught:
        judge(*in_order()[: SQUARES + 2])
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/letters/12", "tensai.off-sheet"),
        ("/letters/13", "tensai.off-sheet"),
    ]


@given(st.lists(st.sampled_from(in_order()), max_size=SQUARES - 1), st.sampled_from(in_order()))
def test_a_letter_may_follow_exactly_if_it_is_accepted_there(row: list[str], letter: str) -> None:
    before = judge(*sorted(set(row), key=gojuon_key))
    after = judge(*sorted(set(row), key=gojuon_key), letter)
    assert (letter in before.may_follow) == (after.answer == "yes")


@given(st.text(max_size=3))
def test_a_square_holds_a_letter_or_none(text: str) -> None:
    letter = letter_of(text)
    assert letter is None or letter_of(letter) == letter
