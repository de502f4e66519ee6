"""Which listed word may a mistaken or free spelling have meant?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from wordsvc.kana import unvoiced, vowel

IsNoun = Callable[[str], bool]

_YOTSUGANA = {"ず": "づ", "づ": "ず", "じ": "ぢ", "ぢ": "じ"}
_O_ROW = "おこごそぞとどのほぼぽもよろょ"
_E_ROW = "えけげせぜてでねへべぺめれ"
_MARKS = "ー\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}"


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
    if reading.endswith("ー"):
        yield reading[:-1]
    else:
        yield reading + "ー"
    place = reading.find("ー", 1)
    while place >= 0:
        before = reading[:place].rstrip(_MARKS)[-1]
        for long in long_after(before):
            yield _with(reading, place, long)
        place = reading.find("ー", place + 1)


def long_after(letter: str) -> tuple[str, ...]:
    """How the long vowel after a letter may be spelt out: こお and こう, けえ and けい."""
    spelt = "う" if letter in _O_ROW else "い" if letter in _E_ROW else ""
    return tuple(dict.fromkeys((vowel(letter), *spelt)))
