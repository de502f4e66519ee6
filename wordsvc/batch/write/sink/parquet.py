"""Arrow streams, one a block, put together to one Parquet file."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, BinaryIO

from wordsvc.batch.extras import arrow


class ParquetFileWriter:
    """A Parquet file to which blocks are added in order, a row group each.

    ``typed`` keeps the Arrow types of a list that was Parquet itself; otherwise all is plain text
    and numbers, however it came.
    """

    def __init__(self, file: BinaryIO, *, typed: bool) -> None:
        self._pa = arrow("parquet")
        self._parquet = arrow("parquet", "pyarrow.parquet")
        self._file = file
        self._typed = typed
        self._writer: Any = None

    def add(self, stream: bytes) -> None:
        """Add the rows of an Arrow stream. Raises OSError where they cannot be written."""
        if not stream:
            return
        with self._pa.ipc.open_stream(stream) as reader:
            table = reader.read_all()
        if self._writer is None:
            self._writer = self._opened(table.schema)
        if table.num_rows:
            self._writer.write_table(self._alike(table))

    def close(self) -> None:
        """Write what makes it a file. Raises OSError."""
        if self._writer is not None:
            self._writer.close()

    def abandon(self) -> None:
        """Let go of a file that will not be finished."""
        with suppress(OSError, ValueError):
            self.close()

    def _alike(self, table: Any) -> Any:  # noqa: ANN401
        """The table in the form of the first one: text may come as a dictionary or as it is."""
        schema = self._writer.schema
        if table.schema.equals(schema):
            return table
        dictionary = self._pa.types.is_dictionary
        columns = [
            column.dictionary_encode() if dictionary(field.type) else column.cast(field.type)
            for column, field in zip(table.columns, schema, strict=True)
        ]
        return self._pa.table(columns, names=table.column_names)

    def _opened(self, schema: Any) -> Any:  # noqa: ANN401
        writer = self._parquet.ParquetWriter
        if self._typed:
            return writer(self._file, schema)
        few = [field.name for field in schema if not self._pa.types.is_string(field.type)]
        return writer(self._file, schema, store_schema=False, use_dictionary=few)
