"""What has been written of an output that is not finished.

Beside ``list.csv`` a folder ``list.csv.partial`` holds the rows so far and a journal, a line a
block: a checksum of what was judged, where its rows end, what was counted. A line is written after
the rows that it tells of, so that a run that is killed loses nothing but the block at hand.
"""

from __future__ import annotations

import os
import shutil
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec

from wordsvc.batch.errors import BatchError, unwritable
from wordsvc.batch.job import Block, JudgedBlock
from wordsvc.batch.tally import Tally
from wordsvc.files.lock import taken

SUFFIX = ".partial"
FLUSH_SECONDS = 2.0
"""How much work a loss of power may cost."""

_FORMAT = 1


class JournalHead(msgspec.Struct, frozen=True):
    """The first line of a journal: its form, and the name of the job."""

    wordsvc: int
    job: str


class FinishedBlock(msgspec.Struct, frozen=True, array_like=True):
    """A block that is done: its checksum, where its rows and its judged words end, its counts."""

    checksum: int
    rows: int
    words: int
    tally: Tally


def checksum(block: Block) -> int:
    """What tells that a block is the same as before."""
    return zlib.crc32(f"{block.index} {block.kind}".encode(), zlib.crc32(block.data))


class Partial:
    """The folder of an unfinished output; only one run at a time has it."""

    def __init__(self, folder: Path, job: str, *, resume: bool) -> None:
        """Open the folder. Without ``resume`` everything in it is forgotten.

        Raises BatchError where another run has it (``batch.in-use``), where it is of another job
        (``batch.other-job``) or where nothing can be written.
        """
        self.folder = folder
        self._flushed = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = (folder / "lock").open("ab")
            if not taken(self._lock):
                raise BatchError("batch.in-use", path=str(folder))
            self.entries = self._entries(job) if resume else []
            self._open(job)
        except OSError as error:
            raise unwritable(error, str(folder)) from error

    @property
    def rows(self) -> Path:
        """The rows so far."""
        return self.folder / "rows"

    @property
    def words(self) -> Path:
        """The judged words so far, for a report."""
        return self.folder / "words"

    def done(self, block: Block) -> FinishedBlock | None:
        """The entry of a block that was judged before, None if it was not, or was another one."""
        if block.index >= len(self.entries):
            return None
        entry = self.entries[block.index]
        return entry if entry.checksum == checksum(block) else None

    def stored(self, index: int) -> bytes:
        """The rows of a block that is done."""
        start = self.entries[index - 1].rows if index else 0
        with self.rows.open("rb") as file:
            file.seek(start)
            return file.read(self.entries[index].rows - start)

    def put(self, block: Block, judged: JudgedBlock) -> None:
        """Keep the rows of the next block. Raises BatchError (``batch.full``)."""
        try:
            self._files["rows"].write(judged.data)
            self._files["words"].write(judged.words)
            rows, words = self._files["rows"].tell(), self._files["words"].tell()
            for name in ("rows", "words"):
                self._files[name].flush()
            entry = FinishedBlock(checksum(block), rows, words, judged.tally)
            self._files["journal"].write(msgspec.json.encode(entry) + b"\n")
            self._files["journal"].flush()
            if time.monotonic() - self._flushed > FLUSH_SECONDS:
                self.flush()
        except OSError as error:
            raise unwritable(error, str(self.folder)) from error
        self.entries.append(entry)

    def keep(self, count: int) -> None:
        """Forget all blocks but so many first ones."""
        if count >= len(self.entries):
            return
        job = self._job
        self.close()
        del self.entries[count:]
        self._open(job)

    def flush(self) -> None:
        """See to it that everything is on the disk."""
        for file in self._files.values():
            os.fsync(file.fileno())
        self._flushed = time.monotonic()

    def close(self) -> None:
        """Close the files; they stay for another run."""
        for file in self._files.values():
            with suppress(OSError):  # what could not be written has been told of
                file.close()

    def release(self) -> None:
        """Close everything and let another run have it."""
        self.close()
        self._lock.close()

    def remove(self) -> None:
        """Take the folder away."""
        self.release()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _entries(self, job: str) -> list[FinishedBlock]:
        """What the journal tells of, up to a line that was cut off."""
        try:
            head, *lines = (self.folder / "journal").read_bytes().split(b"\n")[:-1]
            known = msgspec.json.decode(head, type=JournalHead)
        except (OSError, ValueError):
            return []
        if known != JournalHead(_FORMAT, job):
            raise BatchError("batch.other-job", path=str(self.folder))
        rows = self.rows.stat().st_size if self.rows.exists() else 0
        words = self.words.stat().st_size if self.words.exists() else 0
        entries: list[FinishedBlock] = []
        for line in lines:
            try:
                entry = msgspec.json.decode(line, type=FinishedBlock)
            except msgspec.DecodeError:
                break
            if entry.rows > rows or entry.words > words:
                break
            entries.append(entry)
        return entries

    def _open(self, job: str) -> None:
        """Open all files behind the last entry; what stands beyond it is cut off."""
        self._job = job
        last = self.entries[-1] if self.entries else FinishedBlock(0, 0, 0, Tally())
        self._files = {
            "rows": _cut(self.rows, last.rows),
            "words": _cut(self.words, last.words),
        }
        lines = [
            msgspec.json.encode(JournalHead(_FORMAT, job)),
            *map(msgspec.json.encode, self.entries),
        ]
        journal = self.folder / "journal"
        fresh = self.folder / "journal.new"
        fresh.write_bytes(b"".join(line + b"\n" for line in lines))
        fresh.replace(journal)
        self._files["journal"] = journal.open("ab")


def _cut(path: Path, size: int) -> BinaryIO:
    file = path.open("ab")
    file.truncate(size)
    file.seek(0, os.SEEK_END)
    return file
