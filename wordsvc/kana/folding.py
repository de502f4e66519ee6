"""How does any text become hiragana + ー, or say where it cannot? (rules on kana text)

Code points are read one by one, so that a refusal can point at the character as the caller gave
it. Each is unfolded by ``unicodedata`` (width, squares, marks taken off) and ``jaconv`` (script);
marks, ー and iteration marks then act on the letter before them.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import jaconv

from wordsvc.kana import letters as k
from wordsvc.kana.refusal import NotKana
from wordsvc.kana.unreadable import WHITE_SPACE, why

LEFT_OUT = frozenset(
    "\u00ad\u180b\u180c\u180d\u180f\u200b\u200c\u200d\u2060\ufeff"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Invisible and no letter: zero-width space and joiners, BOM, soft hyphen, variation selectors."""

LONG_MARKS = frozenset("ー-\u2010\u2011\u2013\u2014\u2015\u2212\u2500~\u301c")
"""What is typed for ー directly after a kana (after NFKC, which folds ｰ － ～)."""

SEPARATORS = frozenset("・=")
REPEATS = frozenset("ゝヽ")

_AT_THE_ENDS = WHITE_SPACE + "".join(sorted(LEFT_OUT))
_SPACING = {"゛": k.VOICING, "゜": k.HALF_VOICING}
_MARKS = {k.VOICING: k.VOICED, k.HALF_VOICING: k.HALF_VOICED}


def fold(text: str) -> str:
    """Hiragana + ー in NFC. Raises NotKana for everything that is not readable as kana."""
    start = len(text) - len(text.lstrip(_AT_THE_ENDS))
    spelling = _Spelling(text)
    for position in range(start, len(text.rstrip(_AT_THE_ENDS))):
        char = text[position]
        if char not in LEFT_OUT:
            for unit in _unfolded(char):
                spelling.take(unit, position)
    return spelling.finished()


@lru_cache(maxsize=1024)
def _unfolded(char: str) -> str:
    """One character as hiragana, marks and whatever it is besides, all marks taken off."""
    if char in _SPACING:
        return _SPACING[char]
    folded = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", char))
    hiragana: str = jaconv.kata2hira(folded)
    return hiragana


class _Spelling:
    """The letters read so far, and what may still happen to the last of them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.letters: list[str] = []
        self.repeated = False
        self.separator: int | None = None

    def take(self, unit: str, position: int) -> None:
        if unit in k.KANA:
            self._add(unit)
        elif unit in _MARKS:
            self._mark(unit, position)
        elif unit in LONG_MARKS:
            if not self._joins():
                raise NotKana(self.text, position, "long-mark")
            self._add(k.LONG)
        elif unit in REPEATS:
            self._repeat(position)
        elif unit in SEPARATORS and self._joins():
            self.separator = position
        else:
            raise NotKana(self.text, position, self._reason(unit, position))

    def finished(self) -> str:
        if self.separator is not None:
            raise NotKana(self.text, self.separator, "symbol")
        if not self.letters:
            raise NotKana(self.text, 0, "empty")
        return "".join(self.letters)

    def _joins(self) -> bool:
        """Does the next character stand directly after a kana?"""
        return bool(self.letters) and self.separator is None

    def _add(self, letter: str, *, repeated: bool = False) -> None:
        self.letters.append(letter)
        self.repeated = repeated
        self.separator = None

    def _mark(self, mark: str, position: int) -> None:
        marked = _MARKS[mark].get(self.letters[-1]) if self._joins() else None
        if marked is None or (self.repeated and mark == k.HALF_VOICING):
            reason = "iteration" if self.repeated else "mark"
            raise NotKana(self.text, position, reason)
        self.letters[-1] = marked

    def _repeat(self, position: int) -> None:
        before = self.letters[-1] if self._joins() else k.LONG
        plain = k.UNVOICED.get(before[0])
        if plain is None or before in k.SMALL or before in k.HALF_VOICED.values():
            raise NotKana(self.text, position, "iteration")
        self._add(plain, repeated=True)

    def _reason(self, unit: str, position: int) -> str:
        """Squares and the like are named by what they hold, but a space only by itself."""
        reason = why(unit)
        return "symbol" if reason == "space" and why(self.text[position]) != "space" else reason
