"""Which known nouns is an unlisted kana string put together from?"""

from __future__ import annotations

from collections.abc import Callable

from wordsvc.kana import unvoiced
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known

Find = Callable[[str], Known | None]

_SHORTEST = 2
_OF = "の"
_ONE_LETTER_HEADS = frozenset({"や"})  # 屋: a shop, and who keeps it


def nouns_in(reading: str, find: Find) -> tuple[str, str, bool] | None:
    """The two nouns of a compound as written forms, and whether の stands between; or None.

    The second noun may be voiced as compounds are (りんご + ばたけ). Of several cuts the one whose
    rarer noun is the most usual wins.
    """
    best: tuple[float, str, str, bool] | None = None
    for place in range(_SHORTEST, len(reading)):
        first = _noun(reading[:place], find)
        if first is None:
            continue
        rest = reading[place:]
        for tail, joined in ((rest, False), (rest[1:], True)):
            if joined and not rest.startswith(_OF):
                continue
            second = _tail(tail, find)
            if second is None:
                continue
            weight = min(first.familiarity or 0.0, second.familiarity or 0.0)
            if best is None or weight > best[0]:
                best = weight, first.written, second.written, joined
    return best and best[1:]


def _tail(reading: str, find: Find) -> Entry | None:
    if len(reading) < _SHORTEST and reading not in _ONE_LETTER_HEADS:
        return None
    return _noun(reading, find) or _noun(unvoiced(reading[:1]) + reading[1:], find)


def _noun(reading: str, find: Find) -> Entry | None:
    known = find(reading)
    if known is None or not known.entries or known.entries[0].standing != "plain":
        return None
    return known.entries[0]
