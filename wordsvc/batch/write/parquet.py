"""Rows as Arrow streams, one a block, of which a sink makes a Parquet file."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from wordsvc.batch.extras import arrow
from wordsvc.batch.job import Block, Job
from wordsvc.batch.judge.answers import Answers, Coded, Column
from wordsvc.batch.read.parquet import ParquetRows
from wordsvc.batch.read.rows import Reader
from wordsvc.batch.spec import spec_of

CELL_AT_MOST = 1 << 16
"""Bytes of a record too long to be a word that one cell holds."""


class ParquetWriter:
    """Writes tables."""

    def __init__(self, job: Job) -> None:
        self._pa = arrow("parquet")
        self._job = job
        self._shared: tuple[Sequence[int], array[int]] | None = None
        self._typed = job.layout.format == "parquet"

    def write(self, reader: Reader, answers: Answers, *, first: bool) -> bytes:
        """The rows of a block with the answers beside them; every stream has its schema."""
        if isinstance(reader, ParquetRows):
            table = reader.table
        else:
            own = reader.own()
            table = self._pa.table({name: self._texts(values) for name, values in own.items()})
        named = zip(self._job.output.names, answers.columns.items(), strict=True)
        for name, (plain, column) in named:
            table = table.append_column(name, self._column(plain, column))
        return self._stream(table)

    def long(self, block: Block, cells: Mapping[str, Any]) -> bytes:
        """The beginning of a record that is too long; the rest is in the list alone."""
        if block.kind != "open":
            return b""
        encoding = self._job.layout.encoding
        text = block.data[:CELL_AT_MOST].decode(encoding, "backslashreplace")
        texts = [text, *[""] * (len(self._job.layout.names) - 1)]
        own = dict(zip(self._job.layout.names, ([text] for text in texts), strict=True))
        table = self._pa.table({name: self._texts(values) for name, values in own.items()})
        for name, (plain, value) in zip(self._job.output.names, cells.items(), strict=True):
            table = table.append_column(name, self._column(plain, [value]))
        return self._stream(table)

    def _column(self, name: str, column: Column) -> Any:  # noqa: ANN401
        """A column of answers. Few different values are a dictionary, unless types are kept."""
        pa = self._pa
        kind = pa.int32() if name in spec_of(self._job.validator).numbers else pa.string()
        if not isinstance(column, Coded):
            return pa.array(column, kind)
        codes = self._ints(column.code_of).take(self._ints(self._numbers(column)))
        values = pa.array(column.values, kind)
        if kind == pa.string() and not self._typed:
            return pa.DictionaryArray.from_arrays(codes, values)
        return values.take(codes)

    def _numbers(self, column: Coded) -> array[int]:
        """The outcomes of the rows, which all columns have in common."""
        if self._shared is None or self._shared[0] is not column.numbers:
            self._shared = column.numbers, array("i", column.numbers)
        return self._shared[1]

    def _ints(self, numbers: array[int]) -> Any:  # noqa: ANN401
        """Whole numbers as they lie in memory, copied since they may become more."""
        pa = self._pa
        return pa.Array.from_buffers(
            pa.int32(), len(numbers), [None, pa.py_buffer(numbers.tobytes())]
        )

    def _texts(self, values: Sequence[Any]) -> Any:  # noqa: ANN401
        return self._pa.array(values, self._pa.string())

    def _stream(self, table: Any) -> bytes:  # noqa: ANN401
        pa = self._pa
        sink = pa.BufferOutputStream()
        options = pa.ipc.IpcWriteOptions(compression="lz4")
        with pa.ipc.new_stream(sink, table.schema, options=options) as writer:
            writer.write_table(table)
        return bytes(sink.getvalue().to_pybytes())
