"""Which letter stands in a square that holds one full-size kana? (green, yellow; rules on kana)"""

from __future__ import annotations

from functools import lru_cache

from wordsvc.kana import Reading, gojuon_key

HIRAGANA = [chr(point) for point in range(0x3041, 0x3097)]


@lru_cache(maxsize=1024)
def letter_of(text: str) -> str | None:
    """The hiragana of a square's text in any script and width; None for anything else.

    Small kana and ー are on no card that could be written here.
    """
    try:
        reading = Reading.parse(text)
        gojuon_key(reading.text)
    except ValueError:
        return None
    return reading.text


@lru_cache(maxsize=1)
def in_order() -> tuple[str, ...]:
    """Every letter of a single code point in green order: あ … ん, ゔ が … ぼ, ぱ … ぽ (TC-A16)."""
    return tuple(sorted(filter(letter_of, HIRAGANA), key=gojuon_key))
