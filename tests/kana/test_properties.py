"""What holds for every text and for every reading."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import TypeVar

import jaconv
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wordsvc.kana import (
    NotKana,
    Reading,
    from_romaji,
    head,
    row,
    tails,
    to_katakana,
    to_romaji,
    unvoiced,
)

T = TypeVar("T")
LETTERS = [chr(c) for c in range(0x3041, 0x3097)] + [k + "\u3099" for k in "わゐゑを"]
MARKS = "゛゜ﾞﾟ\u3099\u309aー-〜～ｰゝゞヽヾ・=＝\u200b\ufeff\u202e\x00\u3000 一🍉\ud800\udfff㌔ゟA1"
letters = st.sampled_from(LETTERS)
readings = st.builds(
    lambda first, rest: first + "".join(rest),
    letters,
    st.lists(st.one_of(letters, st.just("ー")), max_size=12),
)
kana_like = st.text(
    st.one_of(
        st.sampled_from(MARKS),
        st.characters(min_codepoint=0x3040, max_codepoint=0x30FF),
        st.characters(min_codepoint=0xFF61, max_codepoint=0xFF9F),
        st.characters(),
    ),
    max_size=12,
)
every_text = st.text(st.characters(categories=None, exclude_categories=()), max_size=12)


def outcome(text: str) -> str | None:
    read = attempt(Reading.parse, text)
    return read.text if isinstance(read, Reading) else None


def attempt(function: Callable[[str], T], text: str) -> T | NotKana:
    try:
        return function(text)
    except NotKana as error:
        return error


@given(st.one_of(kana_like, every_text))
@example("")
@example("\ud800")
@example("か\x00き")
@example("\u202eかき\u202c")
@example("か" * 10_000 + "ー")
@example("゛" * 10_000)
def test_no_text_raises_anything_but_not_kana(text: str) -> None:
    read = attempt(Reading.parse, text)
    if isinstance(read, NotKana):
        assert read.text == text
        assert read.position in range(max(len(text), 1))
    else:
        assert Reading.parse(read.text) == read
        assert Reading.parse(str(read)) == read


@given(readings)
def test_a_reading_is_its_own_reading(text: str) -> None:
    reading = Reading.parse(text)
    assert reading.text == text
    assert "".join(reading.letters) == text
    assert len(reading.letters) == reading.length


@given(readings)
def test_decomposed_and_half_width_text_is_the_same_reading(text: str) -> None:
    assert outcome(unicodedata.normalize("NFD", text)) == text
    katakana = to_katakana(text)
    assert outcome(katakana) == text
    assert outcome(unicodedata.normalize("NFD", katakana)) == text
    marks_apart = unicodedata.normalize("NFD", katakana)
    half_width = jaconv.z2h(marks_apart).replace("\u3099", "ﾞ").replace("\u309a", "ﾟ")
    assert outcome(half_width) == text


@given(kana_like)
def test_normal_forms_of_any_text_have_one_outcome(text: str) -> None:
    composed = unicodedata.normalize("NFC", text)
    assert outcome(composed) == outcome(unicodedata.normalize("NFD", text))


@given(readings)
def test_connecting_letters_are_full_size_and_unvoiced(text: str) -> None:
    plain = set(
        "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
    )
    reading = Reading.parse(text)
    ends = tails(reading)
    assert len(ends) == 1
    assert {head(reading), *ends} <= plain
    assert set(ends) <= set(tails(reading, number_wild=True)) | {"し", "す", "ち", "つ"}
    assert row(head(reading)).endswith("行") or head(reading) == "ん"


@given(readings)
def test_taking_voicing_off_keeps_length_and_connection(text: str) -> None:
    reading = Reading.parse(text)
    without = Reading.parse(reading.unvoiced)
    assert without.length == reading.length
    assert not without.is_voiced
    assert (head(without), tails(without)) == (head(reading), tails(reading))
    assert unvoiced(without.text) == without.text


@given(readings)
def test_romaji_comes_back_or_is_refused_as_ambiguous(text: str) -> None:
    if "\u3099" in text:
        return
    romaji = to_romaji(text)
    back = attempt(from_romaji, romaji)
    if isinstance(back, NotKana):
        assert back.reason == "romaji-nn"
        assert "nn" in romaji
    else:
        assert back == text


@given(st.one_of(every_text, st.text("aiueonkstmyhxfjcz'-", max_size=10)))
def test_romaji_raises_nothing_but_not_kana(text: str) -> None:
    read = attempt(from_romaji, text)
    if isinstance(read, NotKana):
        assert read.position in range(max(len(text), 1))
    else:
        assert Reading.parse(read).text == read


def test_a_reading_cannot_be_changed() -> None:
    reading = Reading.parse("すいか")
    with pytest.raises(AttributeError):
        reading.text = "すいと"  # type: ignore[misc]
    assert reading == Reading.parse("スイカ")
    assert hash(reading) == hash(Reading.parse("ｽｲｶ"))
