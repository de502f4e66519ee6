"""How is kana typed in Latin letters, and which kana does such a spelling mean?"""

from __future__ import annotations

import unicodedata

from wordsvc.kana.letters import LONG, VOICING
from wordsvc.kana.reading import Reading
from wordsvc.kana.refusal import NotKana
from wordsvc.kana.syllables import kana_of, romaji_of

_LONGEST = 4
_DOUBLED = tuple("kgsztdhbpmrfvjcyw")
_VOWELS_AND_Y = tuple("aiueoy")
_WITHOUT_SPELLING = {
    f"わ{VOICING}": "va",
    f"ゐ{VOICING}": "vi",
    f"ゑ{VOICING}": "ve",
    f"を{VOICING}": "vo",
}


def to_romaji(text: str) -> str:
    """Hepburn where it is exact, else as typed (ぢ di, づ du, てぃ thi); ー is ``-``.

    ``from_romaji`` gives the same kana back, unless ん stands before a な-row letter (refused
    there as ambiguous) or a ヷ-row letter is in it. Raises NotKana for text that is not kana.
    """
    letters = Reading.parse(text).letters
    spelled: list[str] = []
    at = len(letters)
    while at > 0:
        width = 2 if at > 1 and letters[at - 2] + letters[at - 1] in romaji_of() else 1
        at -= width
        spelled.append(_spell("".join(letters[at : at + width]), spelled[-1] if spelled else ""))
    return "".join(reversed(spelled))


def _spell(kana: str, following: str) -> str:
    """One unit, given the romaji of the unit after it."""
    if kana == "ん":
        return "n'" if following.startswith(_VOWELS_AND_Y) else "n"
    if kana == LONG:
        return "-"
    if kana == "っ" and following.startswith(_DOUBLED):
        return "t" if following.startswith("ch") else following[0]
    return _WITHOUT_SPELLING.get(kana) or romaji_of()[kana]


def from_romaji(text: str) -> str:
    """The hiragana that a romaji text means, case and width ignored.

    Exact: raises NotKana where a spelling is unknown (``romaji``), breaks off
    (``romaji-unfinished``) or can be read in two ways (``romaji-nn``: ``konna`` is こんな or
    こんあ; ``kon'na`` is clear).
    """
    folded = [unicodedata.normalize("NFKC", char).lower() for char in text]
    for position, char in enumerate(folded):
        if len(char) != 1:
            raise NotKana(text, position, "romaji")
    source = "".join(folded)
    if not source:
        raise NotKana(text, 0, "empty")
    kana: list[str] = []
    at = 0
    while at < len(source):
        unit, width = _next(text, source, at)
        kana.append(unit)
        at += width
    return "".join(kana)


def _next(text: str, source: str, at: int) -> tuple[str, int]:
    """The kana that stand at ``at`` and how many characters they take."""
    for width in range(min(_LONGEST, len(source) - at), 0, -1):
        kana = kana_of().get(source[at : at + width])
        if kana is not None:
            return kana, width
    char, following = source[at], source[at + 1 : at + 2]
    if char == "n":
        return "ん", _width_of_n(text, source, at)
    if char == "-" and at > 0:
        return LONG, 1
    if (char in _DOUBLED and char == following) or source.startswith("tch", at):
        return "っ", 1
    unfinished = any(spelling.startswith(source[at:]) for spelling in kana_of())
    raise NotKana(text, at, "romaji-unfinished" if unfinished else "romaji")


def _width_of_n(text: str, source: str, at: int) -> int:
    """``n``, ``n'`` or ``nn``: all are ん, but nn before a vowel or y is not clear."""
    if source.startswith("n'", at):
        return 2
    if not source.startswith("nn", at):
        return 1
    if source.startswith(_VOWELS_AND_Y, at + 2):
        raise NotKana(text, at, "romaji-nn")
    return 2
