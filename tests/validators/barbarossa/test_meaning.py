"""Guesses are right by their meaning, as dictionaries give it (BB-24)."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.barbarossa.guess import GuessQuestion, GuessVerdict, judge_guess
from wordsvc.validators.barbarossa.subject import Subject, judge_subject


def judge(lexicon: CompiledLexicon, reading: str, written: str, guess: str) -> GuessVerdict:
    return judge_guess(GuessQuestion(Subject(reading, written), guess), lexicon)


@pytest.mark.parametrize(
    ("reading", "one", "other"),
    [
        ("たまご", "卵", "玉子"),
        ("たこ", "蛸", "章魚"),
        ("えび", "海老", "蝦"),
        ("たばこ", "煙草", "莨"),
    ],
)
def test_two_ways_to_write_a_thing_are_one_word(
    reading: str, one: str, other: str, lexicon: CompiledLexicon
) -> None:
    """BB-24: nobody is asked, whichever of them was the subject."""
    for subject, guess in ((one, other), (other, one)):
        verdict = judge(lexicon, reading, subject, guess)
        assert (verdict.answer, verdict.relation) == ("yes", "reading"), guess


@pytest.mark.parametrize(
    ("reading", "written", "guess"),
    [
        ("てれび", "テレビ", "TV"),
        ("しーでぃー", "CD", "コンパクトディスク"),
        ("こんぱくとでぃすく", "コンパクトディスク", "CD"),
        ("ぱそこん", "パソコン", "PC"),
    ],
)
def test_of_two_words_for_one_thing_the_maker_is_asked(
    reading: str, written: str, guess: str, lexicon: CompiledLexicon
) -> None:
    """BB-24, BB-A25: is it the same thing? Never a certain no."""
    verdict = judge(lexicon, reading, written, guess)
    assert verdict.answer == "ask"
    assert [finding.code for finding in verdict.findings] == ["barbarossa.same-thing"]


def test_what_only_sounds_alike_is_another_thing(lexicon: CompiledLexicon) -> None:
    """BB-24: a bridge is no chopsticks, and a telephone no school."""
    (finding,) = judge(lexicon, "はし", "橋", "箸").findings
    assert finding.code == "barbarossa.homophone"
    assert judge(lexicon, "でんわ", "電話", "学校").answer == "no"


@pytest.mark.parametrize("reading", ["しーでぃー", "しーでー"])
def test_cd_is_a_subject_as_the_sheet_prints_it(reading: str, lexicon: CompiledLexicon) -> None:
    """BB-07, BB-09, BB-A18: without a doubt."""
    verdict = judge_subject(Subject(reading, "CD"), lexicon)
    assert (verdict.answer, verdict.findings, verdict.reading) == ("yes", (), reading)
