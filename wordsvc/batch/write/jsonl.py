"""Rows as JSON lines: objects as they stood, with our keys behind their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from wordsvc.batch.job import Block, Job
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.read.jsonl import JsonRows
from wordsvc.batch.read.rows import Reader
from wordsvc.batch.write.names import free_names

LINE = "line"
"""The key of a line that is no object."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


class JsonWriter:
    """Writes an object a row."""

    def __init__(self, job: Job) -> None:
        self._names = job.output.names
        self._encoding = job.layout.encoding

    def write(self, reader: Reader, answers: Answers, *, first: bool) -> bytes:
        """The rows of a block with the answers beside them; there is nothing above the rows."""
        ours = zip(*map(list, answers.columns.values()), strict=True)
        if isinstance(reader, JsonRows):
            rows = (self._beside(reader, place, row) for place, row in enumerate(ours))
        else:
            own = reader.own()
            names = (*own, *self._names)
            values = zip(*own.values(), strict=True)
            rows = (
                _encode(dict(zip(names, (*cells, *row), strict=True)))
                for cells, row in zip(values, ours, strict=True)
            )
        return b"".join(row + b"\n" for row in rows)

    def long(self, block: Block, cells: Mapping[str, Any]) -> bytes:
        """A part of a line that is too long, as one long text."""
        data = block.data.rstrip(b"\r\n") if block.kind == "close" else block.data
        text = _encode(data.decode(self._encoding, "backslashreplace"))[1:-1]
        if block.kind == "open":
            return b'{"' + LINE.encode() + b'":"' + text
        if block.kind == "piece":
            return text
        ours = _encode(dict(zip(self._names, cells.values(), strict=True)))
        return text + b'",' + ours[1:] + b"\n"

    def _beside(self, reader: JsonRows, place: int, row: Sequence[Any]) -> bytes:
        value = reader.values.get(place)
        if value is None:
            line = reader.lines[place]
            own = {LINE: line} if line.strip() else {}
            return _encode(own | dict(zip(self._names, row, strict=True)))
        names = free_names(self._names, value)
        ours = _encode(dict(zip(names, row, strict=True)))
        if not value:
            return ours
        stood = reader.lines[place].strip()
        return stood[:-1].rstrip().encode() + b"," + ours[1:]
