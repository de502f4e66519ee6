"""Which spellings are the same word said the same way? (ruling: ディ/デ and ー are spellings)"""

from __future__ import annotations

import re

from wordsvc.kana import vowel

LONG = "ー"
_LETTERS_OF_A_LONG_WORD = 4

_ALIKE = (
    ("でぃ", "で"), ("てぃ", "て"), ("ゔぁ", "ば"), ("ゔぃ", "び"), ("ゔぇ", "べ"), ("ゔぉ", "ぼ"),
    ("ゔ", "ぶ"), ("ぢ", "じ"), ("づ", "ず"), ("を", "お"), ("ゐ", "い"), ("ゑ", "え"),
)  # fmt: skip

_SILENT = frozenset(("っ", "ん", "\u3099"))
_LENGTHENED_BY = {"お": "う", "え": "い"}
"""How hiragana writes the long vowel of a row where it does not repeat the vowel."""


def loose(reading: str) -> str:
    """A key that spellings of one word share: しーでぃー and しーでー, こーひー and こおひい.

    The final ー of a long loan word may be left off (コンピューター, コンピュータ).
    """
    text = reading
    for one, other in _ALIKE:
        text = text.replace(one, other)
    if text.endswith(LONG) and len(text) > _LETTERS_OF_A_LONG_WORD:
        text = text.rstrip(LONG)
    key = re.sub(f"{LONG}+", LONG, "".join(_lengthening(text)))
    spelt_out = key.endswith(LONG) and not text.endswith(LONG)
    return key[:-1] + text[-1] if spelt_out and len(key) > _LETTERS_OF_A_LONG_WORD else key


def _lengthening(text: str) -> list[str]:
    """The letters with every vowel that only lengthens the one before it as ー."""
    letters: list[str] = []
    before = ""
    for letter in text:
        if letter == LONG or letter in (before, _LENGTHENED_BY.get(before)):
            letters.append(LONG)
        else:
            letters.append(letter)
            before = "" if letter in _SILENT else vowel(letter)
    return letters
