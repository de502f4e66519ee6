"""What a refusal tells a person."""

from __future__ import annotations

import pickle

import pytest

from wordsvc.kana import NotKana, Reading
from wordsvc.messages import sentence


def refusal(text: str) -> NotKana:
    with pytest.raises(NotKana) as caught:
        Reading.parse(text)
    return caught.value


def test_a_kanji_that_looks_like_a_long_mark_is_named() -> None:
    error = refusal("スキ一")
    assert (error.position, error.reason) == (2, "kanji")
    assert sentence(error.code, error.facts, "ja") == (
        "3文字目の「一」は漢字です。形の似たカナの「ー」ではありませんか。かなで入力してください。"
    )
    assert "Did you mean the kana ー?" in sentence(error.code, error.facts, "en")


def test_other_kanji_are_not_taken_for_kana() -> None:
    assert refusal("電話").facts == {"position": 1, "char": "電"}
    assert "looks_like" not in refusal("力こぶ").facts


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [
        ("さと%", 2, "symbol"),
        ("すいか。", 3, "symbol"),
        ("か\x00き", 1, "control"),
        ("\u202eかき", 0, "control"),
        ("か\u200eき", 1, "control"),
        ("か\ud83c", 1, "surrogate"),
        ("すい か", 2, "space"),
        ("  すい か", 4, "space"),
        ("Ａ", 0, "latin"),
        ("①", 0, "digit"),
        ("か٣", 1, "digit"),
        ("김치", 0, "foreign"),
        ("㍿", 0, "kanji"),
        ("々", 0, "kanji"),
        ("か˘", 1, "symbol"),
        ("か\u0301", 1, "mark"),
        ("っ゙", 1, "mark"),
        ("👨‍👩‍👧", 0, "emoji"),
        ("おゞ", 1, "iteration"),
        ("ぽゞ", 1, "iteration"),
        ("ぽゝ", 1, "iteration"),
        ("ほゝ゜", 2, "iteration"),
        ("っゝ", 1, "iteration"),
        ("かーゝ", 2, "iteration"),
        ("ゝあ", 0, "iteration"),
        ("か・", 1, "symbol"),
        ("・か", 0, "symbol"),
        ("か・・き", 2, "symbol"),
        ("か・ゝ", 2, "iteration"),
        ("か・゛", 2, "mark"),
        (" \u3000\t", 0, "empty"),
        ("", 0, "empty"),
        ("𛀁", 0, "kana"),
    ],
)
def test_position_and_reason(text: str, position: int, reason: str) -> None:
    error = refusal(text)
    assert (error.position, error.reason) == (position, reason)
    for language in ("ja", "en"):
        told = sentence(error.code, error.facts, language)
        assert told != error.code
        assert "…" not in told
        assert told.isprintable()


@pytest.mark.parametrize(
    ("text", "kana"),
    [
        ("ア・ラ・モード", "あらもーど"),
        ("ｱ･ﾗ･ﾓｰﾄﾞ", "あらもーど"),
        ("カフェ＝オ=レ", "かふぇおれ"),
        ("スーパー・マン", "すーぱーまん"),
        ("ス\u200bキ\u200b-", "すきー"),
        ("か\u200b\u3099", "が"),
        ("こゝろ", "こころ"),
        ("すゞめ", "すずめ"),
        ("づゝ", "づつ"),
        ("うゞ", "うゔ"),
        ("わゞ", "わわ゙"),
        ("わ゙ゝ", "わ゙わ"),
        ("さゝ゛", "さざ"),
        ("んゝ", "んん"),
        ("ハ゛ー", "ばー"),
        ("ｹｰｷ", "けーき"),
        ("てすート", "てすーと"),
        ("けしゴム", "けしごむ"),
        ("ﾜﾞ", "わ゙"),
        ("㌀～", "あぱーとー"),
        ("アクセシビリティー", "あくせしびりてぃー"),
        ("\ufeff すいか \u200b", "すいか"),
        ("さくら\ufe00", "さくら"),
    ],
)
def test_what_is_folded(text: str, kana: str) -> None:
    assert Reading.parse(text).text == kana


def test_a_refusal_travels_between_processes() -> None:
    error = pickle.loads(pickle.dumps(refusal("すi")))
    assert (error.text, error.position, error.reason) == ("すi", 1, "latin")
    assert str(error) == "kana.latin at 1"


def test_voicing_is_not_half_voicing() -> None:
    assert [Reading.parse(w).is_voiced for w in ("ぱぴ", "がか", "ヴ", "ヺ", "かき")] == [
        False,
        True,
        True,
        True,
        False,
    ]
