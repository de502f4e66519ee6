"""Free and mistaken spellings of listed words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from wordsvc.kana import unvoiced, vowel
from wordsvc.kana.letters import KANA

IsNoun = Callable[[str], bool]

_YOTSUGANA = {"ず": "づ", "づ": "ず", "じ": "ぢ", "ぢ": "じ"}
_O_ROW = "おこごそぞとどのほぼぽもよろょ"
_E_ROW = "えけげせぜてでねへべぺめれ"
_LONG = "ー"
_MARKS = "ー\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}"


class Correction(msgspec.Struct, frozen=True, gc=False):
    """The noun that an unlisted reading was meant for: misspelt by ear, or different only in ー."""

    standard: str
    by_ear: bool


def correction(reading: str, is_noun: IsNoun) -> Correction | None:
    """The noun that an unlisted reading was meant for, or None."""
    if standard := misspelt(reading, is_noun):
        return Correction(standard, by_ear=True)
    if standard := lengthened(reading, is_noun):
        return Correction(standard, by_ear=False)
    return None


def misspelt(reading: str, is_noun: IsNoun) -> str | None:
    """The noun that an unlisted reading misspells by ear (づつう, とおふ), or None.

    づ and ぢ that open the second noun of a compound are rightly spelt (まつまえづけ).
    """
    for place, form in _by_ear(reading):
        opens = place > 0 and reading[place] in "づぢ"
        if not (opens and is_noun(unvoiced(reading[place]) + reading[place + 1 :])) and is_noun(
            form
        ):
            return form
    return None


def lengthened(reading: str, is_noun: IsNoun) -> str | None:
    """The noun that differs only in ー (こーり → こおり), or None."""
    return next((form for form in _by_length(reading) if is_noun(form)), None)


def misspellings(noun: str) -> Iterator[str]:
    """Every reading that ``meant`` may take for a noun, except for the noun with one ー more."""
    for place, letter in enumerate(noun):
        before = noun[place - 1] if place else "ん"
        if letter in _YOTSUGANA:
            yield _with(noun, place, _YOTSUGANA[letter])
        if before in _O_ROW and letter in "おう":
            yield _with(noun, place, "う" if letter == "お" else "お")
        if before in _E_ROW and letter == "い":
            yield _with(noun, place, "え")
        if place and letter in long_after(noun[:place].rstrip(_MARKS)[-1]):
            yield _with(noun, place, _LONG)
    if noun.endswith(_LONG) and len(noun) > 1:
        yield noun[:-1]


def _by_ear(reading: str) -> Iterator[tuple[int, str]]:
    """Where a kana may have been misheard, and the reading that was meant."""
    for place, letter in enumerate(reading):
        if letter in _YOTSUGANA:
            yield place, _with(reading, place, _YOTSUGANA[letter])
        before = reading[place - 1] if place else "ん"
        if before in _O_ROW and letter in "おう":
            yield place, _with(reading, place, "う" if letter == "お" else "お")
        if before in _E_ROW and letter == "え":
            yield place, _with(reading, place, "い")


def _with(reading: str, place: int, letter: str) -> str:
    return reading[:place] + letter + reading[place + 1 :]


def _by_length(reading: str) -> Iterator[str]:
    if reading.endswith(_LONG):
        yield reading[:-1]
    else:
        yield reading + _LONG
    place = reading.find(_LONG, 1)
    while place >= 0:
        before = reading[:place].rstrip(_MARKS)[-1]
        for long in long_after(before):
            yield _with(reading, place, long)
        place = reading.find(_LONG, place + 1)


def _spelt_after(letter: str) -> tuple[str, ...]:
    spelt = "う" if letter in _O_ROW else "い" if letter in _E_ROW else ""
    return tuple(dict.fromkeys((vowel(letter), *spelt)))


_LONG_AFTER = {letter: _spelt_after(letter) for letter in sorted(KANA)}


def long_after(letter: str) -> tuple[str, ...]:
    """How the long vowel after a letter may be spelt out: こお and こう, けえ and けい."""
    return _LONG_AFTER[letter]
