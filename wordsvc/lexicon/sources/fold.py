"""Folding of a dictionary's kana into the form we compare."""

from __future__ import annotations

import re

from wordsvc.kana.reading import Reading
from wordsvc.kana.refusal import NotKana

_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヴ") + 1)}
_PLAIN = re.compile(r"[ぁ-ゔ][ぁ-ゔー]*")


def reading(kana: str) -> str | None:
    """Hiragana + ー exactly as ``Reading.parse`` gives it, or None where the text is not kana.

    Nearly all of two million readings are plain, and a table look-up settles those; only the odd
    ones (marks, ヶ, middle dots, half width) are worth a parse.
    """
    folded = kana.translate(_HIRAGANA)
    if _PLAIN.fullmatch(folded):
        return folded
    try:
        return Reading.parse(kana).text
    except NotKana:
        return None
