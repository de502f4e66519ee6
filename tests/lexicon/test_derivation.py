"""Regular derivations of known stems."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.derivation import derivation


@pytest.mark.parametrize(
    ("reading", "stem"),
    [
        ("はしりかた", "走る"),
        ("つけわすれ", "付ける"),
        ("たべやすさ", "食べる"),
        ("ねむさ", "眠い"),
        ("しずかさ", "静か"),
        ("あるきすぎ", "歩く"),
        ("しゅうきんび", "集金"),
        ("ねおんがい", "ネオン"),
        ("はいたつふ", "配達"),
        ("おじいさま", "おじいさん"),
        ("おにいさま", "お兄さん"),
        ("しゃべりすぎ", "喋る"),
    ],
)
def test_nouns_made_of_known_stems(lexicon: CompiledLexicon, reading: str, stem: str) -> None:
    """The stem is a usual verb or adjective, the ending fits any of them."""
    made = derivation(reading, lexicon.find)
    assert made is not None
    known = lexicon.find(made.stem.reading)
    assert known is not None
    assert stem in [entry.written for entry in known.entries]


@pytest.mark.parametrize(
    "reading",
    [
        "つくえかた",
        "らそるすぎ",
        "すいかさ",
        "かた",
        "さ",
        "ほげわすれ",
        "んかた",
        "りんごび",
        "つくえしつ",
        "はしすぎ",
        "ぐらさ",
    ],
)
def test_chance_strings_are_not_made_of_anything(lexicon: CompiledLexicon, reading: str) -> None:
    """A noun or a made-up stem takes no such ending."""
    assert derivation(reading, lexicon.find) is None
