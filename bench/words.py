"""On which words are judges measured? The same ones for all, and the same in every run."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import islice

from bench.rows import panel
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.protocol import Lexicon, Pattern

SEED = 20260101
DICTIONARY_WORDS = 3000
NON_WORDS = 300
SAMPLED_FROM = 60_000


def measured(lexicon: Lexicon) -> list[str]:
    """Panel words, words out of the dictionary and made-up strings, shuffled with a fixed seed."""
    chance = random.Random(SEED)
    listed = panel_words()
    usual = [word.reading for word in islice(lexicon.search(Pattern(shortest=3)), SAMPLED_FROM)]
    usual.sort()
    words = [*listed, *chance.sample(usual, min(DICTIONARY_WORDS, len(usual)))]
    words += made_up(words, lexicon, chance)
    chance.shuffle(words)
    return words


def panel_words() -> list[str]:
    """The hand-judged words, as people type them."""
    return [row.word for row in panel()]


def split(words: Sequence[str], lexicon: Lexicon) -> tuple[list[str], list[str]]:
    """The words that stand in a dictionary, and those that stand in none."""
    listed = {word for word in words if any(map(lexicon.find, _readings(word)))}
    return [w for w in words if w in listed], [w for w in words if w not in listed]


def made_up(real: Sequence[str], lexicon: Lexicon, chance: random.Random) -> list[str]:
    """Strings that look like words and stand in no dictionary: heads and tails of real ones."""
    readings = [reading for word in real for reading in _readings(word)]
    found: list[str] = []
    while len(found) < NON_WORDS:
        first, second = chance.sample(readings, 2)
        text = first[: chance.randint(1, 3)] + second[-chance.randint(2, 3) :]
        try:
            text = Reading.parse(text).text
        except NotKana:  # a ー cut off from its kana
            continue
        if lexicon.find(text) is None:
            found.append(text)
    return found


def _readings(word: str) -> Iterable[str]:
    try:
        yield Reading.parse(word).text
    except NotKana:  # the panel has one word with a Latin letter in it, as people write it
        return
