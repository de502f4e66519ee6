"""The house lists are sound: readings fit their writings, sorted, no word twice, kinds as named."""

from __future__ import annotations

import re
from functools import cache
from itertools import chain, pairwise
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.kana import base, vowel
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.advice import ADVICE_LISTS
from wordsvc.lexicon.sources import fold, house
from wordsvc.lexicon.sources.house import HouseWord

_LISTS = sorted((packaged.dictionaries() / "house").glob("*.tsv"))
_NAMES = {"brands", "names"}
_KANA_OR_OTHER = re.compile(r"[ぁ-ゖー]+|[^ぁ-ゖー]+")
_SPACE = re.compile(r"\s")
each_list = pytest.mark.parametrize("path", _LISTS, ids=lambda path: path.stem)


@cache
def _words(path: Path) -> tuple[HouseWord, ...]:
    return tuple(house.words(path))


def _gojuon(word: HouseWord) -> tuple[list[str], str, str]:
    """As a Japanese dictionary sorts: letters at full size, unvoiced, ー as its vowel."""
    heard: list[str] = []
    for letter in word.reading:
        heard.append(vowel(heard[-1]) if letter == "ー" else base(letter))
    return heard, word.reading, word.written


def _may_be_read(written: str) -> re.Pattern[str]:
    """What a reading can be: kana as they are printed, anything for the rest."""
    hiragana = "".join(fold.reading(one) or one for one in written if one != "・")
    parts = _KANA_OR_OTHER.findall(hiragana)
    kana = re.compile(r"[ぁ-ゖー]+")
    return re.compile("".join(part if kana.fullmatch(part) else ".+" for part in parts))


def test_there_are_lists_for_every_use() -> None:
    assert {"brands", "names", "abstract", "sensitive", "rulings"} < {path.stem for path in _LISTS}


@each_list
def test_every_line_is_understood_and_has_a_category(path: Path) -> None:
    assert _words(path)
    assert [word for word in _words(path) if not word.category] == []


@each_list
def test_the_first_comment_says_what_the_list_is_for_and_the_last_names_the_columns(
    path: Path,
) -> None:
    comments = [line for line in path.read_text("utf-8").splitlines() if line.startswith("#")]
    assert comments[0].endswith((".", "…", ")"))
    assert comments[-1].removesuffix("\tnote") == "# reading\twritten\tkind\tcategory"


@each_list
def test_lines_stand_in_gojuon_order(path: Path) -> None:
    keys = [_gojuon(word) for word in _words(path)]
    assert [pair for pair in pairwise(keys) if pair[0] >= pair[1]] == []


@each_list
def test_a_reading_repeats_the_kana_of_its_written_form(path: Path) -> None:
    wrong = [
        word for word in _words(path) if not _may_be_read(word.written).fullmatch(word.reading)
    ]
    assert wrong == []


@each_list
def test_written_forms_are_folded_and_in_one_piece(path: Path) -> None:
    odd = [
        word
        for word in _words(path)
        if fold_written(word.written) != word.written or _SPACE.search(word.written)
    ]
    assert odd == []


@each_list
def test_only_the_lists_of_names_hold_names(path: Path) -> None:
    assert {word.kind for word in _words(path)} == (
        {"proper"} if path.stem in _NAMES else {"common"}
    )


def test_everything_in_the_list_of_brands_is_a_brand_and_nothing_else_is() -> None:
    brands = {path.stem for path in _LISTS for word in _words(path) if word.category == "brand"}
    assert brands == {"brands"}


def test_every_ruling_gives_its_reason() -> None:
    rulings = _words(packaged.dictionaries() / "house" / "rulings.tsv")
    assert [word for word in rulings if not word.note] == []


def test_no_word_stands_in_two_lists_that_prove_words() -> None:
    proving = chain.from_iterable(_words(path) for path in _LISTS if path.stem not in ADVICE_LISTS)
    seen: dict[tuple[str, str], str] = {}
    twice = []
    for word in proving:
        key = (word.reading, word.written)
        if seen.setdefault(key, word.list) != word.list:
            twice.append((*key, seen[key], word.list))
    assert twice == []


def test_abstract_words_are_many() -> None:
    assert len(_words(packaged.dictionaries() / "house" / "abstract.tsv")) >= 300
