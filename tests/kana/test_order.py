"""Gojūon order as Tensai Clever's green row uses it."""

from __future__ import annotations

import pytest

from wordsvc.kana import NotKana, Reading, gojuon_key

ORDER = (
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわゐゑをん"
    "ゔがぎぐげござじずぜぞだぢづでどばびぶべぼ"
)


def test_the_whole_order() -> None:
    letters = [*ORDER, "わ゙", "ゐ゙", "ゑ゙", "を゙", *"ぱぴぷぺぽ"]
    backwards = letters[::-1]
    assert sorted(backwards, key=gojuon_key) == letters
    assert len({gojuon_key(letter) for letter in letters}) == len(letters)


def test_half_width_input_sorts_as_what_it_is() -> None:
    read = [Reading.parse(text).text for text in ("ｶﾞ", "か", "あ")]
    assert sorted(read, key=gojuon_key) == ["あ", "か", "が"]
    assert gojuon_key("ｶﾞ") == gojuon_key("ガ") == gojuon_key("が")


@pytest.mark.parametrize(
    ("letter", "reason"), [("ー", "long-mark"), ("ゃ", "small"), ("っ", "small"), ("a", "latin")]
)
def test_no_place_for_small_kana_and_the_long_mark(letter: str, reason: str) -> None:
    with pytest.raises(NotKana) as refused:
        gojuon_key(letter)
    assert refused.value.reason == reason


def test_one_letter_at_a_time() -> None:
    with pytest.raises(ValueError, match="one letter"):
        gojuon_key("かき")
