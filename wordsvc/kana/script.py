"""How is a reading written in katakana?"""

from __future__ import annotations

import unicodedata

import jaconv


def to_katakana(text: str) -> str:
    """Hiragana as katakana, everything else as it was, in NFC (``わ゙`` becomes ``ヷ``)."""
    return unicodedata.normalize("NFC", jaconv.hira2kata(text))
