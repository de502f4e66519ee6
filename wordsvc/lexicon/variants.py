"""Which listed word may a mistaken or free spelling have meant?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wordsvc.kana import vowel

IsNoun = Callable[[str], bool]

_YOTSUGANA = (("ず", "づ"), ("づ", "ず"), ("じ", "ぢ"), ("ぢ", "じ"))
_O_ROW = "おこごそぞとどのほぼぽもよろょ"
_E_ROW = "えけげせぜてでねへべぺめれ"
_MARKS = "ー\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}"


def misspelt(reading: str, is_noun: IsNoun) -> str | None:
    """The noun that an unlisted reading misspells by ear (づつう, とおふ), or None."""
    return next((form for form in _by_ear(reading) if is_noun(form)), None)


def lengthened(reading: str, is_noun: IsNoun) -> str | None:
    """The noun that differs only in ー (こーり → こおり), or None."""
    return next((form for form in _by_length(reading) if is_noun(form)), None)


def _by_ear(reading: str) -> Iterator[str]:
    for wrong, right in _YOTSUGANA:
        yield from _replaced(reading, wrong, right)
    for place in range(1, len(reading)):
        before, letter = reading[place - 1], reading[place]
        if before in _O_ROW and letter in "おう":
            yield reading[:place] + ("う" if letter == "お" else "お") + reading[place + 1 :]
        if before in _E_ROW and letter == "え":
            yield reading[:place] + "い" + reading[place + 1 :]


def _replaced(reading: str, wrong: str, right: str) -> Iterator[str]:
    place = reading.find(wrong)
    while place >= 0:
        yield reading[:place] + right + reading[place + 1 :]
        place = reading.find(wrong, place + 1)


def _by_length(reading: str) -> Iterator[str]:
    if reading.endswith("ー"):
        yield reading[:-1]
    else:
        yield reading + "ー"
    place = reading.find("ー", 1)
    while place >= 0:
        before = reading[:place].rstrip(_MARKS)[-1]
        for long in long_after(before):
            yield reading[:place] + long + reading[place + 1 :]
        place = reading.find("ー", place + 1)


def long_after(letter: str) -> tuple[str, ...]:
    """How the long vowel after a letter may be spelt out: こお and こう, けえ and けい."""
    spelt = "う" if letter in _O_ROW else "い" if letter in _E_ROW else ""
    return tuple(dict.fromkeys((vowel(letter), *spelt)))
