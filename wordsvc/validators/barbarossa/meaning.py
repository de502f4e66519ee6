"""Do dictionaries give two words one meaning? (BB-24: 「意味が通れば」)"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wordsvc.lexicon.gist import glossary
from wordsvc.lexicon.protocol import Lexicon

_ASIDE = re.compile(r"\([^)]*\)|\[[^]]*\]")


def glosses(readings: Iterable[str], forms: Iterable[str], lexicon: Lexicon) -> frozenset[str]:
    """What a thing is called in English that is read and written so; empty where nobody says."""
    told = glossary(lexicon)
    written = tuple(forms)
    return frozenset(
        plain
        for reading in readings
        for form in written
        for gist in told.gists(reading, form)
        if gist.kind == "common"
        for part in gist.gloss.split(";")
        if (plain := _plain(part))
    )


def _plain(gloss: str) -> str:
    """Without what stands in brackets, one egg like many: "(hen's) egg" and "eggs" are egg."""
    text = " ".join(_ASIDE.sub(" ", gloss).casefold().split())
    return text[:-1] if text.endswith("s") and not text.endswith("ss") else text
