"""A pipe to which judged rows are written as they come."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO

from wordsvc.batch.job import Block, Job, JudgedBlock
from wordsvc.batch.write.sink.parquet import ParquetFileWriter


class PipeSink:
    """Writes blocks to a pipe. That its reader went away is an OSError."""

    def __init__(self, pipe: BinaryIO, job: Job) -> None:
        self._pipe = pipe
        self._words = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the pipe
        typed = job.layout.format == "parquet"
        parquet = job.output.format == "parquet"
        self._parquet_file = ParquetFileWriter(pipe, typed=typed) if parquet else None

    def resumed(self, block: Block) -> None:
        """Nothing that went into a pipe comes back."""
        return

    def put(self, block: Block, judged: JudgedBlock) -> None:
        """Write the rows of a block."""
        if self._parquet_file is not None:
            self._parquet_file.add(judged.data)
        else:
            self._pipe.write(judged.data)
        self._pipe.flush()
        self._words.write(judged.words)

    def finish(self, count: int) -> None:
        """Write what makes it whole."""
        if self._parquet_file is not None:
            self._parquet_file.close()
        self._pipe.flush()

    @contextmanager
    def words(self) -> Iterator[BinaryIO]:
        """The judged words."""
        self._words.seek(0)
        yield self._words

    def __enter__(self) -> PipeSink:
        return self

    def __exit__(self, *error: object) -> None:
        self._words.close()
        if self._parquet_file is not None:
            self._parquet_file.abandon()
