"""Every short way of the compiled dictionary gives what follows from a full look-up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.compiled.samples import WORDS, compiled, in_passing, lexicons, readings
from wordsvc.kana import Reading
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, QuickLexicon
from wordsvc.lexicon.quick import SHORT, FoundWords
from wordsvc.lexicon.variants import misspellings

NEAR = [
    "すきー", "すきい", "すーきー", "つづき", "つずき", "つーづき", "とうきょお", "とーきょー",
    "けいき", "けえき", "ぢしん", "じしん", "こおり", "こーり", "こうり", "わ゙ーん", "わ゙あん",
    "か", "かー", "かーー",
]  # fmt: skip


def told(lexicon: QuickLexicon, reading: str) -> object:
    """Everything that is said of a reading."""
    listed = lexicon.find(reading) is not None
    summary = lexicon.summary(reading)
    return (
        msgspec.json.encode(summary),
        None if listed else lexicon.correction(reading),
        lexicon.noun(reading),
        lexicon.short.get(reading),
        lexicon.things.get(reading),
        lexicon.is_plain(reading),
        lexicon.prefixes(reading),
    )


@given(lexicons(), readings())
def test_of_any_words(words: list[Known], other: str) -> None:
    with in_passing(words) as lexicon:
        for reading in (*(known.reading for known in words), other):
            assert told(lexicon, reading) == told(FoundWords(lexicon), reading)


@given(st.lists(st.sampled_from(NEAR), unique=True), st.sampled_from(NEAR))
def test_of_words_that_are_nearly_the_same(nouns: list[str], other: str) -> None:
    words = [noun(reading) for reading in nouns]
    with in_passing(words) as lexicon:
        for reading in (*nouns, other, other + "ー", *misspellings(other)):
            if lexicon.find(reading) is None:
                assert lexicon.correction(reading) == FoundWords(lexicon).correction(reading)


def test_of_the_whole_dictionary(lexicon: CompiledLexicon) -> None:
    """Thousands of readings, and as many strings a letter or a ー away from one."""
    chance = Random(1)
    every = list(lexicon)
    kana = "".join(sorted({letter for reading in every[:5000] for letter in reading}))
    found = FoundWords(lexicon)
    for reading in chance.sample(every, 6000):
        place = chance.randrange(len(reading))
        changed = reading[:place] + chance.choice(kana) + reading[place + 1 :]
        near = list(misspellings(reading))
        for asked in (reading, changed.lstrip("ー"), reading + "ー", *near):
            if asked:
                assert told(lexicon, asked) == told(found, asked)


def test_all_short_nouns_are_in_memory(lexicon: CompiledLexicon) -> None:
    """Pieces of compounds are looked for there alone."""
    plain = {reading for reading in lexicon if len(reading) <= SHORT and lexicon.is_plain(reading)}
    assert set(lexicon.short) == plain


@pytest.mark.parametrize("text", ["", "ー", "す" * 10_000])
def test_pieces_that_are_no_words(tmp_path: Path, text: str) -> None:
    lexicon = compiled(tmp_path, WORDS)
    assert lexicon.summary(text) is None
    assert lexicon.noun(text) is None
    assert lexicon.correction(text) is None
    assert lexicon.short.get(text) is None
    assert not lexicon.is_plain(text)


def noun(reading: str) -> Known:
    text = Reading.parse(reading).text
    return Known(text, plain=True, entries=(Entry(text, text, "common", "plain", ("jmdict",)),))
