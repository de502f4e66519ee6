"""The packing of all that is known of one reading into a few bytes.

A block is a msgpack array with one row an entry: familiarity code, number of its trait, written
form (empty where it is the reading itself). Of a plain reading the nouns that tell what it means
come first, and all else is packed once more as one element, so that these can be had without
reading the others. Where a reading is not plain its claims follow, unless they are simple: all
entries claim the same, the best known first. Then come, where there are any, a map from places of
entries to standard spellings, and the claim of the dominant homophone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wordsvc.lexicon.compiled.header import Trait
from wordsvc.lexicon.compiled.order import familiarity_code
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.summary import claims_of, dominant_claim, nouns_of, standards_of, supporting

MOST_TRAITS = 1 << 16

SIMPLE, KNOWN, CLAIMED, PLAIN, TOLD, LONG = 1, 2, 3, 4, 5, 6
"""What a block is: simple claims, without or with a widely known word; claims that are told; all of
a plain reading; the nouns of one, alone or with a last element of all else."""

KIND = 7
RESPELT = 8
DOMINATED = 16
FLAGS = 5
"""How many bits kind and flags take."""

_encode = msgspec.msgpack.Encoder().encode


class Packer:
    """Packs one reading after another and collects the traits of their entries."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Any, ...], int] = {}

    def pack(self, known: Known) -> tuple[int, bytes]:
        """Flags and block of one reading. ValueError where ``known`` contradicts itself."""
        if known.dominant is not None and known.dominant not in known.entries:
            raise ValueError(f"the dominant homophone of {known.reading} is none of its entries")
        rows: list[Any] = [self._row(known.reading, entry) for entry in known.entries]
        kind = PLAIN if known.plain else _claim(known.entries, rows)
        flags = 0
        if (standards := standards_of(known.entries)) is not None:
            flags |= RESPELT
            rows.append(standards)
        if (dominant := dominant_claim(known)) is not None:
            flags |= DOMINATED
            rows.append(dominant)
        if known.plain:
            kind = _tell(rows, supporting(nouns_of(known.entries)))
        return flags | kind, _encode(rows)

    def traits(self) -> tuple[Trait, ...]:
        """All traits met so far, by number."""
        return tuple(Trait(*trait) for trait in self._numbers)

    def _row(self, reading: str, entry: Entry) -> tuple[int, int, str]:
        if entry.reading != reading:
            raise ValueError(f"an entry of {reading} is read {entry.reading}")
        if not entry.written or "\0" in entry.written:  # the trie would end a key at NUL
            raise ValueError(f"an entry of {reading} has no written form")
        written = "" if entry.written == reading else entry.written
        return familiarity_code(entry.familiarity), self._trait(entry), written

    def _trait(self, entry: Entry) -> int:
        trait = (
            entry.kind,
            entry.status,
            entry.sources,
            entry.common,
            entry.sensitive,
            entry.concreteness,
            entry.category,
        )
        number = self._numbers.setdefault(trait, len(self._numbers))
        if number >= MOST_TRAITS:
            raise ValueError(f"more than {MOST_TRAITS} combinations of sources and categories")
        return number


def _claim(entries: Sequence[Entry], rows: list[Any]) -> int:
    """Add the claims of a reading that is not plain, unless they are simple; returns its kind."""
    claims = claims_of(entries)
    forms = {entry.written for entry in entries}
    if len(claims) == 1 and claims[0][2] == 0 and len(forms) == len(entries):
        return KNOWN if claims[0][1] else SIMPLE
    rows.append(claims)
    return CLAIMED


def _tell(rows: list[Any], nouns: Sequence[int]) -> int:
    """Pack what comes after the nouns once more, if they come first; returns the kind."""
    count = len(nouns)
    if not nouns or list(nouns) != [*range(count)]:
        return PLAIN
    if not rows[count:]:
        return TOLD
    rows[count:] = [_encode(rows[count:])]
    return LONG
