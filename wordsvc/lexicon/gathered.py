"""All rows by reading, packed: two million values in a tenth of the memory."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.sources.row import Row

_About = tuple[str, Kind, str, tuple[str, ...], tuple[str, ...]]


class _Packed(msgspec.Struct, frozen=True, array_like=True, gc=False, omit_defaults=True):
    """A row without its reading; ``about`` is the number of what many rows share."""

    about: int
    written: str
    lemma: str = ""
    lemma_reading: str = ""
    cost: int | None = None
    entry: int = 0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Packed).decode_lines


class Gathered:
    """Rows as they come from the sources, given back by reading."""

    def __init__(self) -> None:
        self._lines: dict[str, bytes] = {}
        self._numbers: dict[_About, int] = {}
        self._abouts: list[_About] = []

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)

    def __contains__(self, reading: object) -> bool:
        return reading in self._lines

    def add(self, row: Row) -> None:
        """Take in a row."""
        about = (row.source, row.kind, row.detail, row.flags, row.marks)
        number = self._numbers.setdefault(about, len(self._abouts))
        if number == len(self._abouts):
            self._abouts.append(about)
        packed = _Packed(number, row.written, row.lemma, row.lemma_reading, row.cost, row.entry)
        line = _encode(packed) + b"\n"
        self._lines[row.reading] = self._lines.get(row.reading, b"") + line

    def drop(self, reading: str) -> None:
        """Forget the rows of a reading that nobody asks for again."""
        del self._lines[reading]

    def rows(self, reading: str) -> list[Row]:
        """The rows of a reading in the order they came."""
        return [self._row(reading, packed) for packed in _decode(self._lines[reading])]

    def _row(self, reading: str, packed: _Packed) -> Row:
        source, kind, detail, flags, marks = self._abouts[packed.about]
        return Row(
            source,
            reading,
            packed.written,
            kind,
            detail,
            packed.lemma,
            packed.lemma_reading,
            flags,
            marks,
            packed.cost,
            packed.entry,
        )
