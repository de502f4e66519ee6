"""How is all that is known of one reading packed into a few bytes, and read again fast?

A block is a msgpack array and, as its last byte, flags. The array has one row an entry: familiarity
code, number of its trait, written form (empty where it is the reading itself). As the flags say, it
goes on with the packed rows of all entries but the best few, so that these can be had without
reading the others; with a map from places of entries to standard spellings; with the place of the
shadow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from wordsvc.lexicon.compiled.header import Trait
from wordsvc.lexicon.compiled.order import FAMILIARITY, familiarity_code
from wordsvc.lexicon.entry import Entry, Evidence, evidence
from wordsvc.lexicon.protocol import Known

MOST_TRAITS = 1 << 16

PLAIN = 1
_RESPELT = 2
_SHADOWED = 4
_LONG = 8

_FEW = 3  # how many entries tell what a plain reading means

_encode = msgspec.msgpack.Encoder().encode


class Packer:
    """Packs one reading after another and collects the traits of their entries."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Any, ...], int] = {}

    def pack(self, known: Known) -> bytes:
        """The block of one reading. ValueError where ``known`` contradicts itself."""
        flags = PLAIN if known.plain else 0
        rows: list[Any] = [self._row(known.reading, entry) for entry in known.entries]
        respelt = {
            place: entry.standard
            for place, entry in enumerate(known.entries)
            if entry.standard is not None
        }
        if len(rows) > _FEW:
            flags |= _LONG
            rows[_FEW:] = [_encode(rows[_FEW:])]
        if respelt:
            flags |= _RESPELT
            rows.append(respelt)
        if known.shadow is not None:
            if known.shadow not in known.entries:
                raise ValueError(f"the shadow of {known.reading} is none of its entries")
            flags |= _SHADOWED
            rows.append(known.entries.index(known.shadow))
        return _encode(rows) + bytes([flags])

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
            entry.standing,
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


class Unpacker:
    """Reads blocks, given without their last byte. Holds nothing but the table of traits."""

    def __init__(self, traits: Sequence[Trait]) -> None:
        self._traits = [msgspec.structs.astuple(trait) for trait in traits]
        self._shown = [(trait.standing == "plain", trait.kind, trait.sources) for trait in traits]
        self._decode = msgspec.msgpack.Decoder(list[Any]).decode

    def unpack(self, reading: str, flags: int, block: memoryview) -> Known:
        """What was packed for this reading."""
        rows = self._decode(block)
        shadow: int | None = rows.pop() if flags & _SHADOWED else None
        respelt: dict[int, str] | None = rows.pop() if flags & _RESPELT else None
        if flags & _LONG:
            rows += self._decode(rows.pop())
        entries = self._entries(reading, rows)
        if respelt is not None:
            for place, standard in respelt.items():
                entries[place] = msgspec.structs.replace(entries[place], standard=standard)
        return Known(
            reading,
            flags & PLAIN == PLAIN,
            tuple(entries),
            None if shadow is None else entries[shadow],
        )

    def nouns(self, reading: str, flags: int, block: memoryview) -> tuple[Evidence, ...]:
        """The plain ones of the best few entries of a plain reading, empty for any other.

        Where none of the best few is plain, the best few of all that are.
        """
        if not flags & PLAIN:
            return ()
        if not flags & (_RESPELT | _SHADOWED):
            rows = self._decode(block)
            if flags & _LONG:
                rows.pop()
            shown = self._shown
            nouns = []
            for code, number, written in rows:
                plain, kind, sources = shown[number]
                if plain:
                    figure = FAMILIARITY[code]
                    nouns.append(Evidence(reading, written or reading, kind, sources, figure))
            if nouns:
                return tuple(nouns)
        entries = self.unpack(reading, flags, block).entries
        return tuple(map(evidence, _plain(entries[:_FEW]) or _plain(entries)[:_FEW]))

    def _entries(self, reading: str, rows: Iterable[tuple[int, int, str]]) -> list[Entry]:
        traits = self._traits
        entries = []
        for code, number, written in rows:
            kind, standing, sources, common, sensitive, concreteness, category = traits[number]
            entries.append(
                Entry(
                    reading,
                    written or reading,
                    kind,
                    standing,
                    sources,
                    common,
                    FAMILIARITY[code],
                    None,
                    sensitive,
                    concreteness,
                    category,
                )
            )
        return entries


def _plain(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if entry.standing == "plain")
