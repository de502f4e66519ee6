"""Guesses beside the subject: the same, another spelling, another reading or form, or different."""

from __future__ import annotations

import pytest

from tests.validators.small_lexicon import WORDS
from wordsvc.kana import NotKana
from wordsvc.validators.barbarossa.guess import GuessQuestion, GuessVerdict, judge_guess
from wordsvc.validators.barbarossa.subject import Subject


def judge(reading: str, written: str | None, guess: str) -> GuessVerdict:
    return judge_guess(GuessQuestion(Subject(reading, written), guess), WORDS)


@pytest.mark.parametrize(
    ("reading", "written", "guess", "answer", "relation"),
    [
        ("でんわ", "電話", "でんわ", "yes", "same"),
        ("でんわ", "電話", "デンワ", "yes", "same"),
        ("でんわ", "電話", "電話", "yes", "same"),
        ("でんわ", None, "電話", "yes", "reading"),
        ("しーでぃー", "CD", "ｃｄ", "yes", "same"),
        ("しーでぃー", "CD", "シーデー", "yes", "spelling"),
        ("しーでぃー", None, "しーでー", "yes", "spelling"),
        ("しーでー", "CD", "しーでぃー", "yes", "spelling"),
        ("こーひー", "コーヒー", "こおひい", "yes", "spelling"),
        ("こんぴゅーたー", "コンピューター", "コンピュータ", "yes", "spelling"),
        ("にほん", "日本", "にっぽん", "yes", "reading"),
        ("にほん", None, "にっぽん", "yes", "reading"),
        ("とりひき", "取引", "取り引き", "yes", "reading"),
        ("はし", "橋", "はし", "yes", "same"),
        ("はし", "橋", "箸", "ask", "different"),
        ("たまご", "卵", "玉子", "ask", "different"),
        ("こおり", "氷", "こうり", "no", "different"),
        ("でんわ", "電話", "たまご", "no", "different"),
        ("でんわ", "電話", "学校", "no", "different"),
        ("でんわ", "電話", "でんぱ", "ask", "different"),
        ("でんわ", "電話", "電波塔", "ask", "different"),
        ("すきー", "スキー", "すき", "no", "different"),
    ],
)
def test_relations(
    reading: str, written: str | None, guess: str, answer: str, relation: str
) -> None:
    verdict = judge(reading, written, guess)
    assert (verdict.answer, verdict.relation) == (answer, relation)
    assert bool(verdict.findings) == (answer != "yes")


@pytest.mark.parametrize("guess", ["", "  ", "？", "🐱", "\x00"])
def test_a_guess_without_a_letter_is_none(guess: str) -> None:
    with pytest.raises(NotKana):
        judge("でんわ", "電話", guess)


def test_a_subject_needs_its_reading() -> None:
    with pytest.raises(NotKana):
        judge("電話", None, "でんわ")


def test_a_subject_written_in_kana_is_its_reading() -> None:
    assert judge("たまご", "たまご", "卵").relation == "reading"
    assert judge("たまご", "・", "たまご").relation == "same"


@pytest.mark.parametrize(
    ("reading", "written", "guess", "relation"),
    [
        ("でんわ", "卵", "たまご", "reading"),
        ("でんわ", "卵", "でんわ", "same"),
        ("でんわ", "卵", "卵", "same"),
        ("でんわ", "つくえ", "でんわ", "same"),
    ],
)
def test_a_written_form_that_is_read_otherwise_is_doubted(
    reading: str, written: str, guess: str, relation: str
) -> None:
    verdict = judge(reading, written, guess)
    assert (verdict.answer, verdict.relation) == ("ask", relation)
    assert [finding.code for finding in verdict.findings] == ["word.spelling"]


def test_the_doubt_names_the_form_and_how_dictionaries_read_it() -> None:
    (finding,) = judge("でんわ", "卵", "たまご").findings
    assert finding.facts == {"written": ["卵"], "readings": ["たまご"]}


def test_a_written_form_that_nobody_knows_is_the_makers() -> None:
    assert judge("でんわ", "電話器", "でんわ").answer == "yes"
