"""Spellings of one word share a key, and words that merely look alike do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.kana import Reading
from wordsvc.kana.letters import KANA
from wordsvc.validators.barbarossa.spelling import loose

LETTERS = sorted(KANA)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("しーでぃー", "しーでー"),
        ("しーでぃー", "しいでい"),
        ("がっこー", "がっこう"),
        ("とけー", "とけい"),
        ("おかーさん", "おかあさん"),
        ("えれべーたー", "えれべーた"),
        ("ゔぁいおりん", "ばいおりん"),
        ("はなぢ", "はなじ"),
        ("らーーめん", "らーめん"),
    ],
)
def test_spellings_of_one_word(one: str, other: str) -> None:
    assert loose(one) == loose(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("くうき", "くき"),
        ("おばさん", "おばあさん"),
        ("すきー", "すき"),
        ("びょういん", "びよういん"),
        ("かき", "かぎ"),
        ("がっこう", "がっこ"),
        ("はっと", "はと"),
    ],
)
def test_other_words(one: str, other: str) -> None:
    assert loose(one) != loose(other)


@given(st.text(alphabet=[*LETTERS, "ー"], min_size=1, max_size=8))
def test_every_reading_has_a_key_that_is_its_own(text: str) -> None:
    reading = Reading.parse("あ" + text).text
    assert loose(loose(reading)) == loose(reading)
