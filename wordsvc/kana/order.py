"""In which order do kana stand? Gojūon as Tensai Clever's green row has it (TC-31, TC-A16)."""

from __future__ import annotations

from wordsvc.kana.letters import HALF_VOICED, PLAIN, VOICED
from wordsvc.kana.reading import Reading
from wordsvc.kana.refusal import NotKana

_WA_ROW = "わゐゑを"
_ORDER = (
    *PLAIN,
    *(VOICED[kana] for kana in PLAIN if kana in VOICED and kana not in _WA_ROW),
    *(VOICED[kana] for kana in _WA_ROW),
    *(HALF_VOICED[kana] for kana in PLAIN if kana in HALF_VOICED),
)
_KEYS = {letter: key for key, letter in enumerate(_ORDER)}


def gojuon_key(letter: str) -> int:
    """The place of one full-size kana: あ … ん, then ゔ が … ぼ (and わ゙ …), then ぱ … ぽ.

    Raises NotKana for text that is not kana, and for ー and small kana, which have no place in
    this order; ValueError for more than one letter.
    """
    key = _KEYS.get(letter)
    if key is not None:
        return key
    reading = Reading.parse(letter)
    if reading.length > 1:
        raise ValueError("one letter has a place in the order, not several")
    if reading.text not in _KEYS:
        raise NotKana(letter, 0, "small")
    return _KEYS[reading.text]
