"""How else do people read the same word? (しーでぃー / しーでー; BB-09)"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wordsvc.kana import Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.protocol import Lexicon

_SPOKEN_LETTERS = (("でぃー", "でー"), ("でー", "でぃー"), ("てぃー", "てー"), ("てー", "てぃー"))
"""How the names of D and T are said by careful and by other people."""

_LATIN_D_OR_T = re.compile(r"[A-Za-z]*[DTdt][A-Za-z]*")
AT_MOST = 8


def other_readings(reading: Reading, written: Iterable[str], lexicon: Lexicon) -> tuple[str, ...]:
    """Other readings of these written forms, those of the dictionaries first, at most 8."""
    forms = [fold_written(form) for form in written]
    found = [
        other
        for form in forms
        for other in lexicon.readings(form)
        if _is_noun(other, form, lexicon)
    ]
    if any(_LATIN_D_OR_T.search(form) for form in forms):
        found += [
            reading.text.replace(old, new) for old, new in _SPOKEN_LETTERS if old in reading.text
        ]
    others = (other for other in dict.fromkeys(found) if other != reading.text)
    return tuple(others)[:AT_MOST]


def _is_noun(reading: str, written: str, lexicon: Lexicon) -> bool:
    """Whether people say this reading alone and mean a thing (no きょう for 橋)."""
    known = lexicon.find(reading)
    entries = known.entries if known is not None else ()
    return any(entry.written == written and entry.status == "plain" for entry in entries)
