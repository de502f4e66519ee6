"""All contestants of a measurement get the same words in every run."""

from __future__ import annotations

import random

from bench.contestants import Contestant
from bench.judge import race
from bench.words import made_up, measured, split
from tests.cli.listed import LEXICON


def test_the_words_are_the_same_in_every_run() -> None:
    words = measured(LEXICON)
    assert words == measured(LEXICON)
    assert "ラッコ" in words or "らっこ" in words


def test_made_up_words_stand_in_no_dictionary() -> None:
    made = made_up(["すきー", "すなば", "ついたち"], LEXICON, random.Random(1))
    assert made
    assert all(LEXICON.find(text) is None for text in made)
    assert split([*made, "スキー"], LEXICON) == (["スキー"], made)


def test_a_slow_contestant_gets_a_share_of_the_words() -> None:
    asked: list[int] = []
    slow = Contestant("slow", lambda words: asked.append(len(list(words))), share=0.1)
    assert race([slow], ["ラッコ"] * 50, rounds=2).keys() == {"slow"}
    assert asked == [5, 5, 5]
