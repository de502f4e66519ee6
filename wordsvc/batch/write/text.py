"""Rows as plain text, CSV or TSV.

Where the list has that format already its own bytes stay as they are: encoding, quotes, line ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from wordsvc.batch.job import DELIMITED, Block, Job
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.read.delimited import DelimitedRows
from wordsvc.batch.read.rows import Reader
from wordsvc.batch.read.text import BOM, TextRows
from wordsvc.batch.write.cells import as_text, encoded, harmless, lines_of, one_line, quoted

_NEWLINE = b"\n"


class TextWriter:
    """Writes records, ours behind those of the list."""

    def __init__(self, job: Job) -> None:
        layout, target = job.layout, job.output
        same = layout.format == target.format
        self._layout = layout
        self._output = target
        self._as_it_stood = same and not target.harmless
        self._encoding = layout.encoding if same else "utf-8"
        plain = "," if target.format == "csv" else "\t"
        self._delimiter = layout.delimiter if same and target.format == "csv" else plain
        self._quotes = target.format in DELIMITED

    def write(self, reader: Reader, answers: Answers, *, first: bool) -> bytes:
        """The rows of a block with the answers beside them."""
        ours = [self._cells(as_text(column)) for column in answers.columns.values()]
        if self._as_it_stood and isinstance(reader, TextRows | DelimitedRows):
            return self._beside(reader, ours, first=first)
        own = [self._own(values) for values in reader.own().values()]
        rows = map(self._delimiter.join, zip(*own, *ours, strict=True))
        head = self._head() if first else ""
        return encoded(head + "".join(f"{row}\n" for row in rows), self._encoding)

    def long(self, block: Block, cells: Mapping[str, Any]) -> bytes:
        """A part of a record that is too long, in quotes where the format has them."""
        body = block.data.rstrip(b"\r\n") if block.kind == "close" else block.data
        head = self._head() if block.index == 0 and not self._as_it_stood else ""
        end = block.data[len(body) :] or _NEWLINE
        if self._quotes:
            body = b'"' * (block.kind == "open") + body.replace(b'"', b'""')
        if self._encoding != self._layout.encoding:
            body = encoded(body.decode(self._layout.encoding, "backslashreplace"), self._encoding)
        if block.kind != "close":
            return encoded(head, self._encoding) + body
        lacking = [[""]] * max(len(self._layout.names) - 1, 0)
        ours = [self._cells(as_text([value])) for value in cells.values()]
        (line,) = lines_of([[""], *lacking, *ours], self._delimiter, self._encoding)
        return body + b'"' * self._quotes + line + end

    def _beside(
        self, reader: TextRows | DelimitedRows, ours: Sequence[list[str]], *, first: bool
    ) -> bytes:
        """The list's own bytes, our cells between each record and its line end."""
        delimiter = self._delimiter.encode()
        head = b""
        if first and self._layout.header:
            names = quoted(["", *self._output.names], self._delimiter)
            record, end = reader.head
            head = record + encoded(self._delimiter.join(names), self._encoding) + (end or _NEWLINE)
        if not reader.records:
            return head
        added = lines_of([[""] * len(reader.records), *ours], self._delimiter, self._encoding)
        for place, lacking in reader.short.items():
            added[place] = lacking * delimiter + added[place]
        parts = zip(reader.records, added, reader.ends, strict=True)
        return head + b"".join(chain.from_iterable(parts))

    def _head(self) -> str:
        """Names of columns, unless this is plain text or the list has none."""
        if not self._quotes or (self._layout.format in DELIMITED and not self._layout.header):
            return ""
        names = quoted([*self._layout.names, *self._output.names], self._delimiter)
        return BOM * self._layout.bom + self._delimiter.join(names) + "\n"

    def _own(self, values: Sequence[Any]) -> list[str]:
        texts = ["" if value is None else str(value) for value in values]
        return self._cells(harmless(texts) if self._output.harmless else texts)

    def _cells(self, texts: list[str]) -> list[str]:
        return quoted(texts, self._delimiter) if self._quotes else one_line(texts)
