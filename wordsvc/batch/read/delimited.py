"""CSV and TSV, read so that every record can be written again byte by byte."""

from __future__ import annotations

import csv
from functools import cached_property

from wordsvc.batch.job import Block, Layout
from wordsvc.batch.read.records import records
from wordsvc.batch.read.rows import Rows, decoded, split_ends
from wordsvc.batch.read.text import BOM

LONE_QUOTE, RAGGED = "batch.quote", "batch.ragged"

csv.field_size_limit(1 << 22)


class DelimitedRows:
    """A block of records, the first of the list with its header."""

    def __init__(self, block: Block, layout: Layout) -> None:
        self._layout = layout
        delimiter = layout.delimiter.encode()
        found = list(records(block.data, delimiter))
        bare, ends = split_ends([record for record, _ in found])
        lone = {place for place, (_, whole) in enumerate(found) if not whole}
        self.head = (b"", b"")
        texts, faults = decoded(bare, layout.encoding)
        if texts and block.index == 0:
            texts[0] = texts[0].removeprefix(BOM)
            if layout.header:
                self.head = (bare.pop(0), ends.pop(0))
                texts.pop(0)
                lone = {place - 1 for place in lone}
                faults = {place - 1: code for place, code in faults.items() if place}
        self.ends = ends
        self.cells = self._cells(texts, lone)
        self._faults = faults | dict.fromkeys(lone, LONE_QUOTE)
        self.records = (
            [_quoted(record) if place in lone else record for place, record in enumerate(bare)]
            if lone
            else bare
        )

    def _cells(self, texts: list[str], lone: set[int]) -> list[list[str]]:
        """The cells of each record; what is no record is one cell."""
        whole = [text for place, text in enumerate(texts) if place not in lone]
        read = csv.reader((f"{text}\n" for text in whole), delimiter=self._layout.delimiter)
        if not lone:
            return list(read)
        return [[text] if place in lone else next(read) for place, text in enumerate(texts)]

    @cached_property
    def rows(self) -> Rows:
        """The cells that are parts of a question."""
        width = len(self._layout.names)
        ragged = {place: RAGGED for place, row in enumerate(self.cells) if len(row) > width}
        fields = {
            field: [row[place] if len(row) > place else "" for row in self.cells]
            for field, place in self._layout.fields.items()
            if isinstance(place, int)
        }
        return Rows(len(self.cells), fields, ragged | self._faults)

    @cached_property
    def short(self) -> dict[int, int]:
        """How many cells rows lack."""
        width = len(self._layout.names)
        return {
            place: width - max(len(row), 1)
            for place, row in enumerate(self.cells)
            if len(row) < width
        }

    def own(self) -> dict[str, list[str]]:
        """All columns; cells beyond the last name stand in the last one."""
        columns: dict[str, list[str]] = {}
        last = len(self._layout.names) - 1
        for place, name in enumerate(self._layout.names):
            if place < last:
                columns[name] = [row[place] if len(row) > place else "" for row in self.cells]
            else:
                columns[name] = [self._layout.delimiter.join(row[place:]) for row in self.cells]
        return columns


def _quoted(record: bytes) -> bytes:
    return b'"' + record.replace(b'"', b'""') + b'"'
