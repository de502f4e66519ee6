"""How is all that is known of one reading packed into a few bytes, and read again fast?

A block is a msgpack array: the mark, then one row an entry: familiarity code, number of its trait,
written form (empty where it is the reading itself). The mark tells whether the reading is plain
and which entry is the shadow. Few entries have a standard spelling; where one has, the array ends
with a map from its place to that spelling, so that all other words need not ask for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wordsvc.lexicon.compiled.header import Trait
from wordsvc.lexicon.compiled.order import FAMILIARITY, familiarity_code
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known

MOST_TRAITS = 1 << 16

_PLAIN = 1
_RESPELT = 2
_SHADOW = 2
_LONG_ARRAY = 0xA0  # msgpack: arrays of up to 15 items have a head of one byte, below this
_FEW = 3  # how many entries tell what a plain reading means

_encode = msgspec.msgpack.Encoder().encode


class Packer:
    """Packs one reading after another and collects the traits of their entries."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[Any, ...], int] = {}

    def pack(self, known: Known) -> bytes:
        """The block of one reading. ValueError where ``known`` contradicts itself."""
        rows: list[Any] = [self._mark(known)]
        respelt: dict[int, str] = {}
        for place, entry in enumerate(known.entries):
            if entry.reading != known.reading:
                raise ValueError(f"an entry of {known.reading} is read {entry.reading}")
            if not entry.written or "\0" in entry.written:  # the trie would end a key at NUL
                raise ValueError(f"an entry of {known.reading} has no written form")
            if entry.standard is not None:
                respelt[place] = entry.standard
            written = "" if entry.written == entry.reading else entry.written
            rows.append((familiarity_code(entry.familiarity), self._trait(entry), written))
        if respelt:
            rows[0] |= _RESPELT
            rows.append(respelt)
        return _encode(rows)

    def traits(self) -> tuple[Trait, ...]:
        """All traits met so far, by number."""
        return tuple(Trait(*trait) for trait in self._numbers)

    def _mark(self, known: Known) -> int:
        mark = _PLAIN if known.plain else 0
        if known.shadow is None:
            return mark
        if known.shadow not in known.entries:
            raise ValueError(f"the shadow of {known.reading} is none of its entries")
        return mark | (known.entries.index(known.shadow) + 1) << _SHADOW

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


def is_plain(block: memoryview) -> bool:
    """Whether a block is that of a plain reading: its mark stands behind the array's head."""
    head = block[0]
    return block[1 if head < _LONG_ARRAY else 3] & _PLAIN == _PLAIN


class Unpacker:
    """Reads blocks. Holds nothing but the table of traits."""

    def __init__(self, traits: Sequence[Trait]) -> None:
        self._traits = [msgspec.structs.astuple(trait) for trait in traits]
        self._decode = msgspec.msgpack.Decoder().decode

    def unpack(self, reading: str, block: memoryview) -> Known:
        """What was packed for this reading."""
        traits = self._traits
        mark, *rows = self._decode(block)
        respelt: dict[int, str] | None = rows.pop() if mark & _RESPELT else None
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
        if respelt is not None:
            for place, standard in respelt.items():
                entries[place] = msgspec.structs.replace(entries[place], standard=standard)
        shadow = mark >> _SHADOW
        return Known(
            reading,
            mark & _PLAIN == _PLAIN,
            tuple(entries),
            entries[shadow - 1] if shadow else None,
        )
