"""JSON lines: a question a line, as an object or as the word alone."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from wordsvc.batch.job import Block, Layout
from wordsvc.batch.read.rows import Rows, decoded
from wordsvc.batch.read.text import BOM

NOT_JSON = "batch.json"

_decode = msgspec.json.Decoder().decode


class JsonRows:
    """A block of lines. ``values`` are objects by place; other lines have none."""

    def __init__(self, block: Block, layout: Layout) -> None:
        self._layout = layout
        self.lines, self._faults = decoded(block.data.splitlines(), layout.encoding)
        if self.lines:
            self.lines[0] = self.lines[0].removeprefix(BOM)
        self.values: dict[int, dict[str, Any]] = {}
        self._bare: dict[int, Any] = {}
        for place, line in enumerate(self.lines):
            if place not in self._faults and line.strip():
                self._take(place, line)

    def _take(self, place: int, line: str) -> None:
        try:
            value = _decode(line)
        except (msgspec.DecodeError, RecursionError, UnicodeEncodeError):
            self._faults[place] = NOT_JSON
            return
        if isinstance(value, dict):
            self.values[place] = value
        elif isinstance(value, str | list):
            self._bare[place] = value
        else:
            self._faults[place] = NOT_JSON

    @cached_property
    def rows(self) -> Rows:
        """What each object says to each field; a line without an object is the main one.

        Fields that nobody says anything to are left out.
        """
        count = len(self.lines)
        main = next(iter(self._layout.fields))
        fields: dict[str, list[Any]] = {}
        for field, key in self._layout.fields.items():
            column: list[Any] = [None] * count
            for place, value in self.values.items():
                column[place] = value.get(str(key))
            if field == main or any(value is not None for value in column):
                fields[field] = column
        for place, value in self._bare.items():
            fields[main][place] = value
        return Rows(count, fields, self._faults)

    def own(self) -> dict[str, list[str]]:
        """The lines themselves: objects need not have the same keys."""
        (name,) = self._layout.names
        return {name: self.lines}
