"""A search gives exactly the words that fit, best known first, always in one order."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.compiled.samples import compiled, in_passing, lexicons, spread
from wordsvc.kana import Reading, head, tails
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.entry import Entry, Kind
from wordsvc.lexicon.protocol import Known, Pattern, Word

LETTERS = "あいこさしすちつほやゆよろんか"


def offer(known: Known, kind: Kind) -> Entry | None:
    if kind != "common":
        fitting = [entry for entry in known.entries if entry.kind == kind]
    else:
        fitting = [entry for entry in known.entries if entry.status == "plain" and known.plain]
        if fitting and fitting[0].sensitive:
            return None
    return fitting[0] if fitting else None


def fits(known: Known, pattern: Pattern) -> bool:
    reading = Reading.parse(known.reading)
    return (
        (not pattern.starts or head(reading) in pattern.starts)
        and (not pattern.ends or tails(reading)[0] in pattern.ends)
        and pattern.shortest <= reading.length
        and (not pattern.longest or reading.length <= pattern.longest)
    )


def naive(words: Iterable[Known], pattern: Pattern) -> list[Word]:
    """Every word looked at, then sorted."""
    found = []
    for known in words:
        entry = offer(known, pattern.kind)
        if entry is not None and fits(known, pattern):
            figure = -1.0 if entry.familiarity is None else entry.familiarity
            usual = (-figure, not entry.common, entry.status != "plain", -len(entry.sources))
            length = Reading.parse(known.reading).length
            word = Word(known.reading, entry.written, entry.familiarity)
            found.append((usual, length, known.reading, word))
    return [word for *_, word in sorted(found, key=lambda row: row[:3])]


def patterns() -> st.SearchStrategy[Pattern]:
    letters = st.frozensets(st.sampled_from(LETTERS), max_size=3)
    shortest, longest = st.integers(0, 4), st.integers(0, 6)
    return st.builds(Pattern, letters, letters, shortest, longest, st.sampled_from(get_args(Kind)))


@pytest.fixture(scope="module")
def words() -> list[Known]:
    return spread(3000)


@pytest.fixture(scope="module")
def lexicon(tmp_path_factory: pytest.TempPathFactory, words: list[Known]) -> CompiledLexicon:
    return compiled(tmp_path_factory.mktemp("lexicon"), words)


@given(lexicons(), patterns())
def test_any_words_and_any_pattern(words: list[Known], pattern: Pattern) -> None:
    with in_passing(words) as lexicon:
        assert list(lexicon.search(pattern)) == naive(words, pattern)


@given(pattern=patterns())
def test_many_words_and_any_pattern(
    lexicon: CompiledLexicon, words: list[Known], pattern: Pattern
) -> None:
    assert list(lexicon.search(pattern)) == naive(words, pattern)


@pytest.mark.parametrize("kind", get_args(Kind))
def test_no_condition_gives_all_words_of_a_kind(
    lexicon: CompiledLexicon, words: list[Known], kind: Kind
) -> None:
    found = list(lexicon.search(Pattern(kind=kind)))
    assert found == naive(words, Pattern(kind=kind))
    assert len(found) == lexicon.info().counts.offered[kind] > 0


def test_pages_join_without_gap_or_overlap(lexicon: CompiledLexicon) -> None:
    pattern = Pattern(ends=frozenset("あかさ"), shortest=2)
    whole = list(lexicon.search(pattern))
    pages = [list(islice(lexicon.search(pattern), at, at + 20)) for at in range(0, len(whole), 20)]
    assert [word for page in pages for word in page] == whole
    assert len(pages) > 3


@pytest.mark.parametrize("letters", [frozenset("ゑ"), frozenset("猫"), frozenset("が")])
def test_letters_that_no_word_connects_by_give_nothing(
    lexicon: CompiledLexicon, letters: frozenset[str]
) -> None:
    assert list(lexicon.search(Pattern(starts=letters))) == []
    assert list(lexicon.search(Pattern(ends=letters))) == []


def test_sensitive_words_are_known_but_not_offered(tmp_path: Path) -> None:
    bad = Entry("あほ", "阿呆", "common", "plain", ("jmdict",), familiarity=5, sensitive=True)
    good = Entry("あほ", "亜歩", "common", "plain", ("jmdict",), familiarity=1)
    lexicon = compiled(tmp_path, [Known("あほ", True, (bad, good)), Known("いほ", True, ())])
    assert lexicon.find("あほ") is not None
    assert list(lexicon.search(Pattern())) == []


def test_a_word_is_found_by_connecting_letters(tmp_path: Path) -> None:
    """Voiced heads and small or long tails count as what they connect with (WB-12 … WB-14)."""
    entry = Entry("づきゃー", "ヅキャー", "common", "plain", ("house",))
    lexicon = compiled(tmp_path, [Known("づきゃー", True, (entry,))])
    word = Word("づきゃー", "ヅキャー", None)
    fitting = Pattern(frozenset("つ"), frozenset("あ"), shortest=4, longest=4)
    assert list(lexicon.search(fitting)) == [word]
