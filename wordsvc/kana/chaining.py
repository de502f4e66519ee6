"""How does one word lead to the next? The letters a chaining game hears (WB-12, WB-13, WB-14)."""

from __future__ import annotations

from wordsvc.kana.letters import BASE, GRID, LONG, VOWEL
from wordsvc.kana.reading import Reading

_BRIDGES = {"じ": ("し", "ち"), "ぢ": ("し", "ち"), "ず": ("す", "つ"), "づ": ("す", "つ")}
_TAILS = {kana: (letter,) for kana, letter in BASE.items()}
_NUMBER_WILD_TAILS = _TAILS | _BRIDGES
_ROWS = {
    **{kana: name for name, row in GRID.items() for kana in row},
    "ん": "ん",
}


def head(reading: Reading) -> str:
    """The first connecting letter: full size, unvoiced, ゐ ゑ を as い え お, ゔ as う."""
    return BASE[reading.text[0]]


def tails(reading: Reading, *, number_wild: bool = False) -> tuple[str, ...]:
    """The letters that the next word may begin with.

    One letter; two when a number wild was thrown on a word that is written with a final じ ぢ ず
    or づ (WB-26): し and ち, or す and つ.
    """
    last = reading.text[-1]
    letter = (_NUMBER_WILD_TAILS if number_wild else _TAILS).get(last)
    return (_resolved(reading.text),) if letter is None else letter


def _resolved(text: str) -> str:
    """The last letter where it is ー (its vowel) or carries a separate mark (わ゙)."""
    if text[-1] == LONG:
        return VOWEL[_unmarked(text.rstrip(LONG))]
    return BASE[_unmarked(text)]


def _unmarked(text: str) -> str:
    return text[-1] if text[-1] in BASE else text[-2]


def base(letter: str) -> str:
    """The connecting form of one kana; KeyError for anything else, ー too."""
    return BASE[letter[0]]


def vowel(letter: str) -> str:
    """What a ー after this kana is heard as: あ い う え お, or ん; KeyError for other text."""
    return VOWEL[letter[0]]


def row(letter: str) -> str:
    """The row of a connecting letter, "か行"; "わ行" and "ん" have no line card (WB-23, WB-A02).

    Voiced and small kana stand in the row of the letter they connect as, so を is in あ行.
    """
    return _ROWS[BASE[letter[0]]]
