"""Readings of dictionaries are folded as the kana room folds them."""

import pytest

from wordsvc.kana.reading import Reading
from wordsvc.lexicon.sources import fold


@pytest.mark.parametrize(
    ("kana", "reading"),
    [
        ("コンピューター", "こんぴゅーたー"),
        ("ヴァイオリン", "ゔぁいおりん"),
        ("アラ・モード", "あらもーど"),
        ("すゞめ", "すずめ"),
        ("ウヰスキー", "うゐすきー"),
        ("ｶﾞﾗｽ", "がらす"),
    ],
)
def test_a_reading_is_what_a_player_would_write(kana: str, reading: str) -> None:
    assert fold.reading(kana) == reading == Reading.parse(kana).text


@pytest.mark.parametrize("text", ["", "東京", "ー", "CD", "さと%", " "])
def test_what_is_not_kana_has_no_reading(text: str) -> None:
    assert fold.reading(text) is None


@pytest.mark.parametrize("code", range(ord("ぁ"), ord("ヿ") + 1))
def test_the_fast_way_agrees_with_the_parser(code: int) -> None:
    """Every code point of both kana blocks, second in a word."""
    word = "か" + chr(code)
    folded = fold.reading(word)
    if folded is not None:
        assert folded == Reading.parse(word).text
