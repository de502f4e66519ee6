"""Clay subjects: in a dictionary, things one can shape, with a reading that stays."""

from __future__ import annotations

import pytest

from tests.validators.small_lexicon import WORDS
from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import NotKana
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.subject import Subject, SubjectVerdict, judge_subject
from wordsvc.validators.unread import Unreadable


def judge(reading: str, written: str | None = None) -> SubjectVerdict:
    return judge_subject(Subject(reading, written), WORDS)


def codes(verdict: SubjectVerdict) -> list[str]:
    return [finding.code for finding in verdict.findings]


def test_a_good_subject_with_everything_about_its_reading() -> None:
    verdict = judge("シーディー", "CD")
    assert (verdict.answer, verdict.findings) == ("yes", ())
    assert (verdict.reading, verdict.length, verdict.word) == ("しーでぃー", 5, "CD")
    assert [(one.letter, one.note) for one in verdict.letters] == [
        ("し", "normal"),
        ("ー", "choonpu"),
        ("で", "normal"),
        ("ぃ", "small"),
        ("ー", "choonpu"),
    ]
    assert verdict.concreteness == "concrete"
    assert verdict.other_readings == ("しーでー",)
    assert [one.written for one in verdict.evidence] == ["CD"]


def test_other_readings_of_the_written_form() -> None:
    assert judge("しーでー", "CD").other_readings == ("しーでぃー",)
    assert judge("にほん", "日本").other_readings == ("にっぽん",)
    assert judge("にほん").other_readings == ("にっぽん",)
    assert judge("でんわ", "電話").other_readings == ()


def test_the_reading_is_the_makers_to_choose() -> None:
    """BB-09: しーでー is in no dictionary here, and stays as it was written."""
    verdict = judge("しーでー", "CD")
    assert (verdict.answer, verdict.reading, verdict.length) == ("yes", "しーでー", 4)


@pytest.mark.parametrize(
    ("reading", "written", "answer", "code"),
    [
        ("めいよ", "名誉", "no", ["barbarossa.abstract-listed"]),
        ("めいよ", None, "no", ["barbarossa.abstract-listed"]),
        ("ゆうき", "勇気", "no", ["barbarossa.abstract-listed"]),
        ("ゆうき", None, "no", ["barbarossa.abstract-listed"]),
        ("きぼう", None, "no", ["barbarossa.abstract-listed"]),
        ("きぼう", "鬼謀", "yes", []),
        ("じかん", None, "no", ["barbarossa.abstract-listed"]),
        ("きかい", None, "yes", []),
        ("しんり", None, "ask", ["barbarossa.abstract"]),
        ("でんわ", "つくえ", "ask", ["word.spelling"]),
        ("でんわ", "机", "ask", ["word.spelling"]),
        ("でんわ", "デンワ", "yes", []),
        ("がががが", "ぎぎぎぎ", "ask", ["word.spelling"]),
        ("せつめい", "説明", "ask", ["barbarossa.abstract"]),
        ("ながさき", "長崎", "no", ["word.proper"]),
        ("およぐ", "泳ぐ", "no", ["word.not-noun"]),
        ("がががが", None, "ask", ["word.unknown"]),
        ("はし", None, "yes", []),
        ("にほん", "日本", "yes", []),
    ],
)
def test_what_is_no_subject(
    reading: str, written: str | None, answer: str, code: list[str]
) -> None:
    verdict = judge(reading, written)
    assert (verdict.answer, codes(verdict)) == (answer, code)


@pytest.mark.parametrize("reading", ["", " ", "電話", "phone"])
def test_a_reading_in_kana_is_required(reading: str) -> None:
    with pytest.raises(NotKana):
        judge(reading, "電話")


@pytest.mark.parametrize("position", [0, -1, 1.5, "1", True, None])
def test_positions_are_whole_and_count_from_one(position: object) -> None:
    with pytest.raises(Faulty) as caught:
        shaped({"reading": "でんわ", "position": position}, LetterQuestion)
    assert [fault.pointer for fault in caught.value.faults] == ["/position"]


def test_every_position_beyond_the_end_is_none() -> None:
    for position in (4, 5, 10**30):
        answer = judge_letter(LetterQuestion("でんわ", position))
        assert (answer.letter, answer.note) == (None, "none")


def test_the_dwarf_tells_the_letters_of_the_subject() -> None:
    verdict = judge("きゅうきゅうしゃ")
    asked = [
        judge_letter(LetterQuestion("きゅうきゅうしゃ", place))
        for place in range(1, verdict.length + 1)
    ]
    assert tuple(asked) == verdict.letters
    assert [one.note for one in verdict.letters].count("small") == 3


def test_a_written_form_that_is_no_writing_is_refused_with_its_position() -> None:
    with pytest.raises(Unreadable) as refused:
        judge_subject(Subject("でんわ", "電話<script>"), WORDS)
    assert (refused.value.position, refused.value.reason) == (2, "symbol")
