"""What the dictionaries know of one word: its reading, written form, kind and how usual it is."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "common", "proper", "pronoun", "numeral", "verb", "adjective", "adverb", "affix", "other"
]
Status = Literal[
    "plain",
    "obscure",
    "brand",
    "pronoun",
    "numeral",
    "na-adjective",
    "disputed",
    "spelling",
    "variant",
    "proper",
    "not-noun",
]
ICHIDAN, GODAN, ADJECTIVE = "ichidan", "godan", "adjective"
"""Categories of inflected words that JMdict has: 食べる, 走る; 眠い and 静か."""

Concreteness = Literal["concrete", "abstract", "unknown"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One (reading, written form) with the evidence of all sources joined.

    ``status`` is what the evidence policy made of it, before any house rule: ``plain`` words are
    nouns that everybody accepts; every other status names the doubt. ``familiarity`` is a Zipf
    value (1 = once in 100 million words, 7 = once in a hundred) or ``None`` = not known, which
    never means rare. ``standard`` is the right spelling where ``status`` is ``spelling``.
    """

    reading: str
    written: str
    kind: Kind
    status: Status
    sources: tuple[str, ...]
    common: bool = False
    familiarity: float | None = None
    standard: str | None = None
    sensitive: bool = False
    concreteness: Concreteness = "unknown"
    category: str | None = None


class Evidence(msgspec.Struct, frozen=True, gc=False):
    """An entry that an answer rests on, as it is shown to the asker."""

    reading: str
    written: str
    kind: Kind
    sources: tuple[str, ...]
    familiarity: float | None


def evidence(entry: Entry) -> Evidence:
    """What is shown of an entry."""
    return Evidence(entry.reading, entry.written, entry.kind, entry.sources, entry.familiarity)
