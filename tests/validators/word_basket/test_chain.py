"""Chains of words: each against the one before it."""

from __future__ import annotations

import pytest

from tests.validators.word_basket.fake import FakeLexicon
from wordsvc.decoding.faults import Faulty
from wordsvc.kana import NotKana
from wordsvc.validators.word_basket import Chain, WordBasketChainWord, chain, preset

LEXICON = FakeLexicon()
SHEET = ["スキー", "イングリッシュ", "ゆたんぽ", "ボート", "どたんば", "はなぢ"]


def of(*words: str | WordBasketChainWord, field: str | None = None) -> Chain:
    return chain(words, LEXICON, preset(), field)


def codes(judged: Chain) -> list[list[str]]:
    return [[finding.code for finding in verdict.findings] for verdict in judged.verdicts]


def test_the_chain_of_the_sheet() -> None:
    judged = of(*SHEET, field="す")
    assert judged.answer == "yes"
    assert [verdict.word for verdict in judged.verdicts] == SHEET
    assert codes(judged) == [[]] * len(SHEET)


def test_a_broken_link_is_told_where_it_breaks() -> None:
    judged = of("スキー", "すいか", "かとりせんこう")
    assert judged.answer == "no"
    assert codes(judged) == [[], ["basket.head"], []]


def test_the_first_word_stands_on_the_field() -> None:
    assert codes(of("すいか", field="5")) == [["basket.length"]]
    assert of("すいか", field="さ行").answer == "yes"


def test_cards_of_the_chain_decide_the_bridge() -> None:
    assert of("てんかいず", "つみき").answer == "ask"
    assert of(WordBasketChainWord("てんかいず", card="5"), "つみき").answer == "yes"
    judged = of(WordBasketChainWord("てんかいず", card="す"), "つみき")
    assert codes(judged) == [[], ["basket.bridge"]]
    assert judged.answer == "no"


def test_a_card_that_does_not_fit_is_told_once() -> None:
    judged = of(WordBasketChainWord("てんかいず", card="6"), "すいか")
    assert codes(judged) == [["basket.length"], []]


def test_readings_are_chosen_so_that_the_whole_chain_is_best() -> None:
    for words, reading in (
        (("スキー", "一日", "ちきゅう"), "いちにち"),
        (("スキー", "一日", "つみき"), "いちじつ"),
        (("一日", "ちきゅう"), "いちにち"),
        (("すいか", "一日", "ちきゅう"), "いちにち"),
    ):
        judged = of(*words)
        assert judged.verdicts[-2].reading == reading
        assert codes(judged)[-1] == []


def test_going_out_ends_a_chain_by_its_own_rule() -> None:
    judged = of("つみき", WordBasketChainWord("きかい", last=True))
    assert codes(judged) == [[], ["basket.short-last"]]


def test_nothing_follows_a_word_in_n() -> None:
    assert codes(of("みかん", "すいか")) == [["basket.ends-n"], ["basket.head"]]


def test_no_words_are_a_chain_without_a_fault() -> None:
    assert of() == Chain("yes", ())


def test_a_long_chain() -> None:
    words = ["つみき", "きんぎょ"] * 500
    judged = of(*words)
    assert len(judged.verdicts) == 1000
    assert codes(judged)[:3] == [[], [], ["basket.head"]]


def test_input_that_cannot_be_used() -> None:
    with pytest.raises(Faulty) as caught:
        of("すいか", WordBasketChainWord("かとりせんこう", card="ん行"))
    assert caught.value.faults[0].pointer == "/words/1/card"
    with pytest.raises(NotKana):
        of("すいか", "🍉")
    with pytest.raises(Faulty):
        of("すいか", field="ん")
