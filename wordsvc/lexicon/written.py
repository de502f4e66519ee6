"""How is a written form compared? One folding for every dictionary and every asker."""

from __future__ import annotations

import unicodedata

_LEFT_OUT = {0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, *range(0xFE00, 0xFE10)}
_DROP = dict.fromkeys(_LEFT_OUT)
_WORD_MARKS = frozenset("々〆〇ー・ヶヵゝゞヽヾ")


def fold_written(text: str) -> str:
    """NFKC, trimmed, without invisible format characters; kana keep their script."""
    return unicodedata.normalize("NFKC", text.translate(_DROP)).strip()


def stray(text: str) -> int | None:
    """Position of the first character that no Japanese word is written with, or None."""
    for position, char in enumerate(text):
        if char in _WORD_MARKS:
            continue
        rare = ord(char) > 0xFFFF and unicodedata.category(char) != "Lo"
        if rare or not char.isalnum():
            return position
    return None
