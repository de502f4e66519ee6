"""Which romaji spelling stands for which kana, and which is the usual one?

``jaconv`` knows the kana of a spelling. Its own conversion of whole texts guesses at the rest
(a single m, a final h, ``nny``), so it is asked for whole syllables only.
"""

from __future__ import annotations

from functools import cache

import jaconv

from wordsvc.kana.reading import Reading

_FIVE = (
    "", "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "r", "f", "v", "j", "x",
    "ky", "gy", "sh", "sy", "zy", "jy", "ch", "ty", "cy", "ny", "hy", "by", "py", "my", "ry",
    "th", "dh", "tw", "dw", "kw", "gw", "sw", "zw",
)  # fmt: skip
_SINGLE = (
    "ya", "yu", "ye", "yo", "wa", "wi", "we", "wo", "tsa", "tsi", "tsu", "tse", "tso",
    "dya", "dyu", "dyo", "fya", "fyu", "fyo", "vya", "vyu", "vyo", "wha", "whi", "whe", "who",
    "xya", "xyu", "xyo", "xwa", "xtsu", "xtu", "xka", "xke", "wyi", "wye",
)  # fmt: skip
_MISSING = {"dzu": "づ", "we": "うぇ"}  # missing in jaconv, or wrong there


@cache
def kana_of() -> dict[str, str]:
    """Romaji spelling to hiragana; ん, double consonants and ー aside."""
    spellings = (*(consonant + vowel for consonant in _FIVE for vowel in "aiueo"), *_SINGLE)
    return {s: Reading.parse(jaconv.alphabet2kana(s)).text for s in spellings} | _MISSING


@cache
def romaji_of() -> dict[str, str]:
    """One or two hiragana to the spelling that reads back as exactly these, Hepburn if it does."""
    table: dict[str, str] = {}
    for spelling, kana in kana_of().items():
        hepburn: str = jaconv.kana2alphabet(kana)
        table.setdefault(kana, hepburn if kana_of().get(hepburn) == kana else spelling)
    return table
