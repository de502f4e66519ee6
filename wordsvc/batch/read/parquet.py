"""A Parquet file read in blocks of rows, and the rows of such a block."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cached_property
from typing import Any, BinaryIO

from wordsvc.batch.errors import BatchError
from wordsvc.batch.extras import arrow
from wordsvc.batch.job import Block, Layout
from wordsvc.batch.read.rows import Rows

ROWS_AT_MOST = 1 << 16
BYTES = 8 << 20
"""About what a block of wide rows weighs."""


class ParquetFile:
    """A Parquet file, opened. Raises BatchError (``batch.damaged``) where it is none."""

    def __init__(self, file: BinaryIO, path: str) -> None:
        self._pa = arrow("parquet")
        self._path = path
        self._given = 0
        self._size = file.seek(0, io.SEEK_END)
        try:
            self._file = arrow("parquet", "pyarrow.parquet").ParquetFile(file)
        except (self._pa.ArrowException, OSError) as error:
            raise self._damaged(error) from error
        self.schema: Any = self._file.schema_arrow

    @property
    def taken(self) -> int:
        """About how many bytes of the file have been read."""
        return int(self._size * self._given / max(self._file.metadata.num_rows, 1))

    def blocks(self) -> Iterator[Block]:
        """The rows as Arrow streams, few at a time; at least one, if only to bring the schema."""
        index = 0
        for index, batch in enumerate(self._batches(), start=1):
            self._given += batch.num_rows
            yield Block(index - 1, self._stream(batch))
        if not index:
            yield Block(0, self._stream(None))

    def _batches(self) -> Iterator[Any]:
        batches = self._file.iter_batches(batch_size=self._rows_a_block())
        while True:
            try:
                batch = next(batches, None)
            except (self._pa.ArrowException, OSError) as error:
                raise self._damaged(error) from error
            if batch is None:
                return
            yield batch

    def _stream(self, batch: Any | None) -> bytes:  # noqa: ANN401
        sink = self._pa.BufferOutputStream()
        with self._pa.ipc.new_stream(sink, self.schema) as writer:
            if batch is not None:
                writer.write_batch(batch)
        return bytes(sink.getvalue().to_pybytes())

    def _rows_a_block(self) -> int:
        about = self._file.metadata
        groups = [about.row_group(number) for number in range(about.num_row_groups)]
        widest = max((g.total_byte_size / max(g.num_rows, 1) for g in groups), default=1.0)
        return max(1, min(ROWS_AT_MOST, int(BYTES / max(widest, 1.0))))

    def _damaged(self, error: Exception) -> BatchError:
        return BatchError("batch.damaged", path=self._path, reason=str(error).splitlines()[0])


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
