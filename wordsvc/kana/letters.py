"""Which kana are there, and how is one related to another?

The tables are built once from the five-column grid, Unicode's own names and decompositions
(``unicodedata``) and ``jaconv``. "Plain" kana are full-size and unvoiced.
"""

from __future__ import annotations

import unicodedata

import jaconv

VOICING = "\u3099"
HALF_VOICING = "\u309a"
LONG = "ー"

VOWELS = "あいうえお"
GRID: dict[str, str] = {
    "あ行": "あいうえお",
    "か行": "かきくけこ",
    "さ行": "さしすせそ",
    "た行": "たちつてと",
    "な行": "なにぬねの",
    "は行": "はひふへほ",
    "ま行": "まみむめも",
    "や行": "や　ゆ　よ",
    "ら行": "らりるれろ",
    "わ行": "わゐ　ゑを",
}
"""Rows of the kana grid, one letter a vowel; an ideographic space where there is none."""

PLAIN = tuple("".join(GRID.values()).replace("　", "") + "ん")
"""The 48 plain kana in gojūon order."""

KANA = frozenset(map(chr, range(0x3041, 0x3097)))
"""Every hiragana code point that a reading may hold (ぁ … ゖ)."""

MODERN = {"ゐ": "い", "ゑ": "え", "を": "お"}
"""Letters without a card of their own and the one they are heard as (WB-A09, WB-A10)."""


def _full_size(kana: str) -> str:
    enlarged: str = jaconv.enlarge_smallkana(kana)
    if enlarged != kana:
        return enlarged
    return unicodedata.lookup(unicodedata.name(kana).replace("SMALL ", ""))


FULL_SIZE: dict[str, str] = {k: _full_size(k) for k in sorted(KANA)}
SMALL = frozenset(k for k, full in FULL_SIZE.items() if full != k)

UNVOICED: dict[str, str] = {k: unicodedata.normalize("NFD", k)[0] for k in sorted(KANA)}
"""Voicing and half-voicing off; size kept."""


def _marked(mark: str) -> dict[str, str]:
    composed = {k: unicodedata.normalize("NFC", k + mark) for k in PLAIN}
    return {k: letter for k, letter in composed.items() if len(letter) == 1}


VOICED: dict[str, str] = {**_marked(VOICING), **{k: k + VOICING for k in "わゐゑを"}}
"""Plain kana to voiced letter; hiragana has no single code points for ヷ ヸ ヹ ヺ."""
HALF_VOICED: dict[str, str] = _marked(HALF_VOICING)


def _base(kana: str) -> str:
    plain = UNVOICED[FULL_SIZE[kana]]
    return MODERN.get(plain, plain)


BASE: dict[str, str] = {k: _base(k) for k in sorted(KANA)}
"""The connecting form of one kana code point (rules on connecting; WB-13, WB-14)."""

_COLUMN = {
    letter: vowel for row in GRID.values() for letter, vowel in zip(row, VOWELS, strict=True)
}
VOWEL: dict[str, str] = {k: _COLUMN.get(UNVOICED[FULL_SIZE[k]], "ん") for k in sorted(KANA)}
"""What a ー after this kana sounds like; after ん it is still ん (WB-A04)."""
