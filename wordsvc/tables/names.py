"""Names of players, such that nobody is taken for another one."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count

from wordsvc.decoding.faults import Fault, Faulty

LONGEST = 40
JOINER = "\u200d"
"""Inside a picture of several (a family); it shows as nothing by itself."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their class that show as nothing."""
_UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Marks by their class that show as nothing, beside those of ``_chooses``."""
_FORBIDDEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})


def seat_name(given: str) -> str:
    """The name without spaces around it or doubled in it. Raises Faulty for one that cannot be
    shown: empty, or with controls, such as those that turn the direction of writing."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if any(unicodedata.category(letter) in _FORBIDDEN and letter != JOINER for letter in given):
        raise Faulty([Fault("/name", "tables.name-letters")])
    if not _shape(name):
        raise Faulty([Fault("/name", "tables.name-empty")])
    return name[:LONGEST]


def unique_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number where somebody else at the table has it."""
    taken = {_shape(other) for other in others}
    for number in count(1):
        ending = f" {number}" if number > 1 else ""
        one = name[: LONGEST - len(ending)] + ending
        if _shape(one) not in taken:
            break
    return one


def _shape(name: str) -> str:
    """What is alike for the eye, nearly: width, case, marks of nothing and spaces aside."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    nothing = _BLANK | _UNSEEN | {JOINER, " "}
    return "".join(one for one in folded if one not in nothing and not _chooses(one))


def _chooses(letter: str) -> bool:
    """Whether it only chooses a form of the letter before (a variation selector): of 辻, of ❤."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"
