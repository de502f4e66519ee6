"""Numbers with a counter, as they are written and as they are said."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.counting import (
    counted_form,
    counted_readings,
    in_kanji,
    is_counted,
    number,
    number_readings,
)


@pytest.mark.parametrize(
    ("written", "reading"),
    [
        ("三つ", "みっつ"), ("一回", "いっかい"), ("二か所", "にかしょ"), ("二ヶ月", "にかげつ"),
        ("五歳", "ごさい"), ("八歳", "はっさい"), ("三匹", "さんびき"), ("六本", "ろっぽん"),
        ("三分", "さんぷん"), ("四年", "よねん"), ("九時", "くじ"), ("十冊", "じっさつ"),
        ("25本", "にじゅうごほん"), ("三百円", "さんびゃくえん"), ("1万円", "いちまんえん"),
        ("二皿", "ふたさら"), ("三軒", "さんけん"),
    ],
)  # fmt: skip
def test_a_number_with_a_counter_is_said_as_people_say_it(written: str, reading: str) -> None:
    assert is_counted(written)
    assert reading in counted_readings(written)


@pytest.mark.parametrize(
    ("reading", "written"),
    [("さんびき", "三匹"), ("はっさつ", "八冊"), ("みっつ", "三つ"), ("にじゅうごさい", "二十五歳"),
     ("ごひゃくえん", "五百円"), ("さんじゅっぷん", "三十分")],
)  # fmt: skip
def test_a_reading_tells_what_is_counted(reading: str, written: str) -> None:
    assert counted_form(reading) == written


@pytest.mark.parametrize(
    "reading", ["すいか", "さんひき", "ついたち", "ふたり", "はたち", "かい", "ごー"]
)
def test_other_readings_count_nothing(reading: str) -> None:
    assert counted_form(reading) is None


@pytest.mark.parametrize(
    "written",
    ["二人", "二十歳", "二日", "一番", "二階", "八百屋", "三角", "回", "三", "0回", "十つ"],
)
def test_closed_words_and_other_words_with_a_number_are_no_series(written: str) -> None:
    assert not is_counted(written)


@pytest.mark.parametrize("value", [1, 4, 10, 14, 25, 100, 397, 1006, 10_000, 12_345])
def test_a_number_in_kanji_is_that_number(value: int) -> None:
    assert number(in_kanji(value)) == number(str(value)) == value


def test_a_number_at_the_head_of_a_word_sounds_in_several_ways() -> None:
    assert {"しち", "なな"} <= set(number_readings("7"))
    assert number_readings("七色") == ()
