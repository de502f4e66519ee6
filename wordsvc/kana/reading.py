"""What does a player write down when the word is said? One kana, one letter."""

from __future__ import annotations

import re
import unicodedata

import jaconv
import msgspec

from wordsvc.kana.folding import fold
from wordsvc.kana.letters import HALF_VOICING, KANA, VOICED, VOICING

_HIRAGANA = re.compile("[ぁ-ゖ][ぁ-ゖー]*").fullmatch
_MIXED = re.compile("[ぁ-ゖァ-ヶ][ぁ-ゖァ-ヶー]*").fullmatch
_TO_HIRAGANA = str.maketrans({jaconv.hira2kata(kana): kana for kana in sorted(KANA)})
_LETTERS = re.compile(f".{VOICING}?", re.DOTALL).findall
_MARKS_OFF = str.maketrans("", "", VOICING + HALF_VOICING)
_VOICED = frozenset(VOICED.values()) & KANA | {VOICING}


class Reading(msgspec.Struct, frozen=True, gc=False):
    """A word as it is written in hiragana + ー, in NFC; made by ``parse`` only.

    Small kana, ー, voicing, ゐ ゑ を are kept exactly. ``わ゙`` (ヷ) is the one kind of letter that
    takes two code points.

    >>> Reading.parse("ﾗｯｺ").letters
    ('ら', 'っ', 'こ')
    """

    text: str

    @classmethod
    def parse(cls, text: str) -> Reading:
        """Read kana of any script and width. Total over Unicode; idempotent.

        Raises NotKana with the position (code points of ``text``, from 0) and the reason.
        """
        return cls.at_once(text) or cls(fold(text))

    @classmethod
    def at_once(cls, text: str) -> Reading | None:
        """The reading of plain hiragana or katakana; None for whatever takes more to read."""
        if _HIRAGANA(text) is not None:
            return cls(text)
        return None if _MIXED(text) is None else cls(text.translate(_TO_HIRAGANA))

    def __str__(self) -> str:
        return self.text

    @property
    def letters(self) -> tuple[str, ...]:
        """The kana one by one; ー, っ, ゃ and ぁ are letters too (WB-11)."""
        text = self.text
        return tuple(_LETTERS(text) if VOICING in text else text)

    @property
    def length(self) -> int:
        """The number of letters."""
        return len(self.text) - self.text.count(VOICING)

    @property
    def unvoiced(self) -> str:
        """The text with ゛ and ゜ off; small kana and ー kept."""
        return unvoiced(self.text)

    @property
    def is_voiced(self) -> bool:
        """Does a letter carry ゛? A ゜ does not count (TC-A24)."""
        return not _VOICED.isdisjoint(self.text)


def unvoiced(text: str) -> str:
    """``text`` with ゛ and ゜ taken off every kana; everything else as it was, in NFC."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", text).translate(_MARKS_OFF))
