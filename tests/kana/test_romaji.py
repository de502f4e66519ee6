"""Romaji is exact or refused."""

from __future__ import annotations

import pytest

from wordsvc.kana import NotKana, from_romaji, to_katakana, to_romaji

READ = {
    "kin'you": "きんよう", "kinyou": "きにょう", "tsu": "つ", "dzu": "づ", "nn": "ん", "n'": "ん",
    "hon": "ほん", "sinbun": "しんぶん", "matcha": "まっちゃ", "maccha": "まっちゃ",
    "GAKKOU": "がっこう", "ｓｕｋｉ－": "すきー", "su-pa-ka-": "すーぱーかー", "onnna": "おんな",
    "kon'na": "こんな", "thi-syatu": "てぃーしゃつ", "webu": "うぇぶ", "axtsu": "あっ",
    "wyi": "ゐ", "xka": "ゕ",
}  # fmt: skip
REFUSED = {
    "kinnyou": (2, "romaji-nn"), "konna": (2, "romaji-nn"), "m": (0, "romaji-unfinished"),
    "simbun": (2, "romaji"), "satoh": (4, "romaji-unfinished"), "k": (0, "romaji-unfinished"),
    "kak": (2, "romaji-unfinished"), "-a": (0, "romaji"), "su ka": (2, "romaji"),
    "しka": (0, "romaji"),
    "q": (0, "romaji"), "": (0, "empty"), "su㎏": (2, "romaji"), "n''": (2, "romaji"),
}  # fmt: skip
WRITTEN = {
    "キンヨウ": "kin'you", "こんな": "konna", "らっこ": "rakko", "スキー": "suki-",
    "まっちゃ": "matcha",
    "つづく": "tsuduku", "はなぢ": "hanadi", "てぃー": "thi-", "あっ": "axtsu", "ゔぇーる": "ve-ru",
    "しぇふ": "shefu", "じゃ": "ja", "ん": "n", "ｳｨｽｷｰ": "wisuki-", "ヷ": "va", "でゅー": "dhu-",
}  # fmt: skip


@pytest.mark.parametrize(("romaji", "kana"), READ.items())
def test_read(romaji: str, kana: str) -> None:
    assert from_romaji(romaji) == kana


@pytest.mark.parametrize(("romaji", "refusal"), REFUSED.items())
def test_refused(romaji: str, refusal: tuple[int, str]) -> None:
    with pytest.raises(NotKana) as caught:
        from_romaji(romaji)
    assert (caught.value.position, caught.value.reason) == refusal


@pytest.mark.parametrize(("kana", "romaji"), WRITTEN.items())
def test_written(kana: str, romaji: str) -> None:
    assert to_romaji(kana) == romaji


def test_text_that_is_no_kana_has_no_romaji() -> None:
    with pytest.raises(NotKana):
        to_romaji("電話")


def test_katakana() -> None:
    assert to_katakana("ゔぁいおりんわ゙ゕゐー") == "ヴァイオリンヷヵヰー"
    assert to_katakana("カタカナ、漢字") == "カタカナ、漢字"
