"""A file of judged rows, which appears under its name only when it is whole."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO

from wordsvc.batch.errors import BatchError, unwritable
from wordsvc.batch.extras import fsspec
from wordsvc.batch.job import Block, Job, JudgedBlock
from wordsvc.batch.read.locations import is_url
from wordsvc.batch.tally import Tally
from wordsvc.batch.write.sink.parquet import ParquetFileWriter
from wordsvc.batch.write.sink.partial import SUFFIX, Partial


class FileSink:
    """Collects blocks in a folder beside the file, and puts them in its place at the end.

    For a URL the folder stands in ``scratch``, and the end is an upload.
    """

    def __init__(self, path: str, job: Job, scratch: Path, *, resume: bool) -> None:
        self._path = path
        self._partial = Partial(_folder(path, scratch), job.key, resume=resume)
        self._whole = self._partial.rows
        self._parquet_file: ParquetFileWriter | None = None
        if job.output.format == "parquet":
            self._whole = self._partial.folder / "whole"
            with self._writing():
                self._file = self._whole.open("wb")
            self._parquet_file = ParquetFileWriter(self._file, typed=job.layout.format == "parquet")

    def resumed(self, block: Block) -> Tally | None:
        """The counts of a block that an interrupted run has done."""
        finished = self._partial.done(block)
        if finished is None:
            self._partial.keep(block.index)
            return None
        if self._parquet_file is not None:
            with self._writing():
                self._parquet_file.add(self._partial.stored(block.index))
        return finished.tally

    def put(self, block: Block, judged: JudgedBlock) -> None:
        """Keep the rows of the next block."""
        self._partial.put(block, judged)
        if self._parquet_file is not None:
            with self._writing():
                self._parquet_file.add(judged.data)

    def finish(self, count: int) -> None:
        """Put the file in its place and take the folder away."""
        self._partial.keep(count)
        with self._writing():
            if self._parquet_file is not None:
                self._parquet_file.close()
                self._file.flush()
                os.fsync(self._file.fileno())
            self._partial.flush()
            self._partial.close()
            self._publish()
        self._partial.remove()

    @contextmanager
    def words(self) -> Iterator[BinaryIO]:
        """The judged words."""
        with self._partial.words.open("rb") as file:
            yield file

    def __enter__(self) -> FileSink:
        return self

    def __exit__(self, *error: object) -> None:
        self._partial.release()
        if self._parquet_file is not None:
            self._parquet_file.abandon()
            with suppress(OSError):
                self._file.close()

    def _publish(self) -> None:
        """One rename, so that whoever looks sees a whole file or none."""
        if not is_url(self._path):
            self._whole.replace(self._path)
            _flush_folder(Path(self._path).parent)
            return
        system, inside = fsspec(self._path).core.url_to_fs(self._path)
        parent = inside.rpartition("/")[0]
        if parent:
            system.makedirs(parent, exist_ok=True)
        system.put_file(str(self._whole), f"{inside}{SUFFIX}")
        system.mv(f"{inside}{SUFFIX}", inside)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise unwritable(error, self._path) from error


def _folder(path: str, scratch: Path) -> Path:
    if not is_url(path):
        file = Path(path)
        if file.is_dir():
            raise BatchError("batch.is-folder", path=path)
        return file.with_name(file.name + SUFFIX)
    name = blake2b(path.encode(), digest_size=8).hexdigest()
    return scratch / f"{name}{SUFFIX}"


def _flush_folder(folder: Path) -> None:
    """A rename is safe from a loss of power only when its folder is on the disk."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
