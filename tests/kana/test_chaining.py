"""How a word is heard by a chaining game."""

from __future__ import annotations

import pytest

from wordsvc.kana import Reading, base, head, row, tails, vowel

ENDS = {
    "ティー": "い", "ファー": "あ", "フュー": "う", "シェー": "え", "ショー": "お", "クヮー": "あ",
    "ラッキー": "い", "コヴー": "う", "カヵー": "あ", "ヶー": "え", "ヺー": "お", "あっー": "う",
    "んー": "ん", "ヹー": "え", "かヷ": "わ", "かヸ": "い", "かを": "お", "かゐ": "い",
    "かゎ": "わ",
    "パーティ": "い", "がっこう": "う", "とけい": "い", "センセー": "え", "せんせい": "い",
}  # fmt: skip


@pytest.mark.parametrize(("word", "end"), ENDS.items())
def test_ends(word: str, end: str) -> None:
    assert tails(Reading.parse(word)) == (end,)
    assert tails(Reading.parse(word), number_wild=True) == (end,)


@pytest.mark.parametrize(
    ("word", "letter", "both"),
    [
        ("はなじ", "し", ("し", "ち")),
        ("はなぢ", "ち", ("し", "ち")),
        ("てんかいず", "す", ("す", "つ")),
        ("こづつみかづ", "つ", ("す", "つ")),
        ("すゞ", "す", ("す", "つ")),
    ],
)
def test_only_a_number_wild_hears_both(word: str, letter: str, both: tuple[str, ...]) -> None:
    reading = Reading.parse(word)
    assert tails(reading) == (letter,)
    assert tails(reading, number_wild=True) == both


@pytest.mark.parametrize("word", ["おかし", "くつ", "すす", "もじー", "じゅ", "ヂー"])
def test_no_bridge_unless_the_last_written_letter_is_voiced(word: str) -> None:
    reading = Reading.parse(word)
    assert tails(reading, number_wild=True) == tails(reading)


@pytest.mark.parametrize(
    ("word", "letter"),
    [
        ("ゃつ", "や"),
        ("がっこう", "か"),
        ("ゔぁ", "う"),
        ("ヱビス", "え"),
        ("をとめ", "お"),
        ("ぽすと", "ほ"),
        ("ヷ", "わ"),
    ],
)
def test_heads(word: str, letter: str) -> None:
    assert head(Reading.parse(word)) == letter


def test_rows() -> None:
    named = {
        "あ行": "あいうえおゐゑをゔ", "か行": "かきくけこが", "さ行": "さしすせそじ",
        "た行": "たちつてとっ", "な行": "なにぬねの", "は行": "はひふへほぱば",
        "ま行": "まみむめも", "や行": "やゆよゃ", "ら行": "らりるれろ", "わ行": "わゎ", "ん": "ん",
    }  # fmt: skip
    for name, letters in named.items():
        assert {row(letter) for letter in letters} == {name}


def test_vowel_and_base_know_one_kana_only() -> None:
    assert [vowel(letter) for letter in "きゃゔをん"] == ["い", "あ", "う", "お", "ん"]
    assert [base(letter) for letter in ("ぎ", "ゐ", "ゐ゙", "っ")] == ["き", "い", "い", "つ"]
    for text in ("ー", "a"):
        with pytest.raises(KeyError):
            base(text)
        with pytest.raises(KeyError):
            vowel(text)
