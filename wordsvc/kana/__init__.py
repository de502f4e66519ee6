"""Text to Reading to letters to what a game hears. Pure functions and one value type."""

from wordsvc.kana.chaining import base, head, row, tails, vowel
from wordsvc.kana.order import gojuon_key
from wordsvc.kana.reading import Reading, unvoiced
from wordsvc.kana.refusal import NotKana
from wordsvc.kana.romaji import from_romaji, to_romaji
from wordsvc.kana.script import to_katakana

__all__ = [
    "NotKana",
    "Reading",
    "base",
    "from_romaji",
    "gojuon_key",
    "head",
    "row",
    "tails",
    "to_katakana",
    "to_romaji",
    "unvoiced",
    "vowel",
]
