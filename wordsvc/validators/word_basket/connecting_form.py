"""A word as it connects by the rules of a table: first letter, last letter, length."""

from __future__ import annotations

import msgspec

from wordsvc.kana import Reading, tails
from wordsvc.kana.letters import BASE, VOICING
from wordsvc.validators.word_basket.options import WordBasketOptions

CONTRACTED = frozenset("ゃゅょゎ")
"""The small kana of contracted sounds, which a table may count with the kana before them."""

_WO = "を"


class ConnectingForm(msgspec.Struct, frozen=True, gc=False):
    """A reading with the letters it connects by.

    ``end`` is the letter of the card that fits. Both letters are ``を`` itself, which no card has,
    where the rules refuse to hear it as お (WB-A09). ``length`` is counted by the rules. A word
    that nobody can read has no letters and the length 0.
    """

    reading: Reading
    head: str
    end: str
    length: int

    @classmethod
    def of(cls, reading: Reading, options: WordBasketOptions) -> ConnectingForm:
        """The reading as these rules hear it."""
        text = reading.text
        if not text:
            return cls(reading, "", "", 0)
        first, last = BASE[text[0]], BASE.get(text[-1]) or tails(reading)[0]
        length = reading.length if VOICING in text else len(text)
        if options.yoon_as_one:
            length -= sum(letter in CONTRACTED for letter in text)
        if not options.wo_as_o:
            first = _WO if text.startswith(_WO) else first
            last = _WO if reading.letters[-1].startswith(_WO) else last
        return cls(reading, first, last, length)
