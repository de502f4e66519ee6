"""What kind of character is it that no reading can hold?"""

from __future__ import annotations

import unicodedata

WHITE_SPACE = (
    "\t\n\v\f\r \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u2028\u2029\u202f\u205f\u3000"
)
"""Unicode's White_Space property."""

_BLOCKS = (
    (0x2600, 0x27BF, "emoji"),
    (0x2E80, 0x2FDF, "kanji"),
    (0x3005, 0x3007, "kanji"),
    (0x3031, 0x3035, "iteration"),
    (0x303B, 0x303B, "kanji"),
    (0x31F0, 0x31FF, "kana"),
    (0x3400, 0x4DBF, "kanji"),
    (0x4E00, 0x9FFF, "kanji"),
    (0xF900, 0xFAFF, "kanji"),
    (0x1AFF0, 0x1B16F, "kana"),
    (0x1F000, 0x1FAFF, "emoji"),
    (0x20000, 0x3FFFF, "kanji"),
)
_CATEGORIES = {
    "Cc": "control",
    "Cf": "control",
    "Cs": "surrogate",
    "Mc": "mark",
    "Me": "mark",
    "Mn": "mark",
    "Nd": "digit",
    "Nl": "digit",
    "No": "digit",
}


def why(char: str) -> str:
    """The reason that ``NotKana`` gives for a character that is no kana."""
    point = ord(char)
    for first, last, reason in _BLOCKS:
        if first <= point <= last:
            return reason
    if char in WHITE_SPACE:
        return "space"
    category = unicodedata.category(char)
    if category.startswith("L"):
        return "latin" if "LATIN" in unicodedata.name(char, "") else "foreign"
    return _CATEGORIES.get(category, "symbol")
