"""Light blue: words of 2, 3, 4 … letters in order, as far as they are words with ゛."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.validators.small_lexicon import WORDS
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.tensai_clever.light_blue import (
    LightBlueArea,
    LightBlueVerdict,
    Stop,
    judge_light_blue,
)
from wordsvc.validators.tensai_clever.load import house


def judge(*words: str) -> LightBlueVerdict:
    return judge_light_blue(LightBlueArea(words), house(), WORDS)


def test_words_in_order_count_to_the_last() -> None:
    verdict = judge("ごま", "タマゴ", "がつこう", "おべんとう", "しやかいじん")
    assert verdict.answer == "yes"
    assert (verdict.counted, verdict.points) == (6, 35)
    assert (verdict.stops, verdict.next_length) == (None, 7)
    assert [word.reading for word in verdict.verdicts][2:] == [
        "がっこう",
        "おべんとう",
        "しゃかいじん",
    ]


def test_nothing_written() -> None:
    for verdict in (judge(), judge(""), judge("", " ")):
        assert (verdict.answer, verdict.counted, verdict.points) == ("yes", 0, 0)
        assert (verdict.stops, verdict.next_length, verdict.verdicts) == (None, 2, ())


@pytest.mark.parametrize(
    ("words", "answer", "counted", "stop"),
    [
        (("うめ", "たまご"), "no", 0, Stop(1, "tensai.unvoiced")),
        (("ごま", "さかな", "かぎあな"), "no", 2, Stop(2, "tensai.unvoiced")),
        (("ごま", "かぎあな"), "no", 2, Stop(2, "tensai.length")),
        (("ごま", "", "かぎあな"), "no", 2, Stop(2, "tensai.gap")),
        (("ごま", "た", "かぎあな"), "no", 2, Stop(2, "tensai.parallel")),
        (("ごま", "たま"), "yes", 2, Stop(2, "tensai.unfinished")),
        (("ごま", "およぐ", "かぎあな"), "ask", 2, Stop(2, "word.not-noun")),
        (("ごま", "たまご", "かぎああ"), "ask", 3, Stop(3, "word.unknown")),
        (("ごま", "ぱぴぷ"), "no", 2, Stop(2, "tensai.unvoiced")),
    ],
)
def test_counting_stops_at_the_first_word_that_fails(
    words: tuple[str, ...], answer: str, counted: int, stop: Stop
) -> None:
    verdict = judge(*words)
    assert (verdict.answer, verdict.counted, verdict.stops) == (answer, counted, stop)
    assert verdict.next_length == (counted or 1) + 1
    assert len(verdict.verdicts) == len(words)


def test_a_full_area_has_no_next_word() -> None:
    short = replace(house(), light_blue=house().light_blue[:1])
    verdict = judge_light_blue(LightBlueArea(("ごま",)), short, WORDS)
    assert (verdict.answer, verdict.counted, verdict.next_length) == ("yes", 2, None)


def test_everything_that_cannot_be_is_listed() -> None:
    with pytest.raises(Faulty) as caught:
        judge("🐱", "でんわ", "電話機", "", "", "", "がっこうがっこう", "が")
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/words/0", "kana.emoji"),
        ("/words/2", "kana.kanji"),
        ("/words/6", "tensai.off-sheet"),
        ("/words/7", "tensai.off-sheet"),
    ]
