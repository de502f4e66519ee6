"""How are Parquet rows read, which come as Arrow streams?"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from wordsvc.batch.extras import arrow
from wordsvc.batch.job import Block, Layout
from wordsvc.batch.read.rows import Rows


class ParquetRows:
    """A block of a table; ``table`` holds all its columns."""

    def __init__(self, block: Block, layout: Layout) -> None:
        self._layout = layout
        self.table = arrow("parquet").ipc.open_stream(block.data).read_all()

    @cached_property
    def rows(self) -> Rows:
        """The columns that are parts of a question."""
        fields = {
            field: self.table.column(place).to_pylist()
            for field, place in self._layout.fields.items()
        }
        return Rows(self.table.num_rows, fields)

    def own(self) -> dict[str, list[Any]]:
        """All columns as values of Python."""
        names = self._layout.names
        return {name: self.table.column(place).to_pylist() for place, name in enumerate(names)}
