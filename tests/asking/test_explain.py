"""The story of a word has its entries, its verdict as a word and the reasons in sentences."""

from __future__ import annotations

import pytest

from tests.cli.listed import LEXICON
from wordsvc.asking.explain import explain
from wordsvc.kana import NotKana


def test_a_noun_is_a_yes_whatever_its_length() -> None:
    story = explain("いも", LEXICON, "en")
    assert story.known
    assert (story.verdict.answer, story.verdict.findings) == ("yes", ())
    assert (story.verdict.length, story.verdict.tails) == (2, ("も",))
    assert [(entry.reading, entry.written) for entry in story.entries] == [("いも", "芋")]
    assert story.why[0] == "Listed as a common noun: 芋 (JMdict, SudachiDict)."
    assert story.version == "listed"


def test_a_refused_word_says_why_in_the_language_of_the_asker() -> None:
    story = explain("遊ぶ", LEXICON, "ja")
    assert story.known
    assert story.verdict.answer == "no"
    assert story.verdict.findings[0].message in story.why
    assert story.why[0] == "動詞として「遊ぶ」が辞書にあります（JMdict、SudachiDict）。"


def test_an_unknown_word_is_asked_about_and_not_known() -> None:
    story = explain("ぬぬぬぬ", LEXICON, "en")
    assert not story.known
    assert (story.entries, story.verdict.answer) == ((), "ask")
    assert story.why[0] == "Not listed in any dictionary in this form."


def test_what_cannot_be_read_is_no_story() -> None:
    with pytest.raises(NotKana):
        explain("さと%", LEXICON, "ja")
