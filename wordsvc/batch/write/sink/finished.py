"""The lists of a folder that an interrupted run has finished.

Their outputs are in place already. A journal in the folder of the outputs tells which list each
was made of, so that another run does not judge it again; it goes when all lists are done.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, cast

import msgspec

from wordsvc.batch.errors import unwritable
from wordsvc.batch.read.locations import FileState
from wordsvc.batch.tally import Tally

NAME = ".wordsvc-batch"


class FinishedList(msgspec.Struct, frozen=True):
    """A list that is finished: what was done with it, what it was, its counts, and where its
    judged words end.
    """

    out: str
    job: str
    size: int | None
    changed: object
    tally: Tally
    words: int


class FinishedLists:
    """The journal of a folder; of anything else, nothing is kept."""

    def __init__(self, folder: Path | None, *, resume: bool) -> None:
        self._journal = folder / f"{NAME}.journal" if folder else None
        self._words_path = folder / f"{NAME}.words" if folder else None
        self._entries: dict[str, FinishedList] = {}
        if resume and self._journal is not None:
            self._entries = {entry.out: entry for entry in _read(self._journal)}
        self._words = self._open_words(max((e.words for e in self._entries.values()), default=0))
        if self._journal is not None and not resume:
            self._journal.unlink(missing_ok=True)

    def tally(self, out: str, job: str, state: FileState) -> Tally | None:
        """The counts of a list that is finished and has not changed since, else None."""
        entry = self._entries.get(out)
        known = entry is not None and (entry.job, entry.size, entry.changed) == (job, *state)
        return entry.tally if entry is not None and known and Path(out).exists() else None

    def add(self, out: str, job: str, state: FileState, tally: Tally, words: BinaryIO) -> None:
        """A list is finished. Raises BatchError where that cannot be written down."""
        try:
            while part := words.read(1 << 20):
                self._words.write(part)
            self._words.flush()
            if self._journal is not None:
                entry = FinishedList(out, job, *state, tally, self._words.tell())
                with self._journal.open("ab") as file:
                    file.write(msgspec.json.encode(entry) + b"\n")
        except OSError as error:
            raise unwritable(error, str(self._journal)) from error

    @contextmanager
    def words(self) -> Iterator[BinaryIO]:
        """The judged words of all lists."""
        self._words.flush()
        self._words.seek(0)
        yield self._words

    def remove(self) -> None:
        """All lists are done."""
        self.close()
        for path in (self._journal, self._words_path):
            if path is not None:
                path.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the files."""
        self._words.close()

    def _open_words(self, size: int) -> BinaryIO:
        if self._words_path is None:
            return cast("BinaryIO", tempfile.TemporaryFile())
        self._words_path.parent.mkdir(parents=True, exist_ok=True)
        file = self._words_path.open("a+b")
        file.truncate(size)
        file.seek(0, os.SEEK_END)
        return file


def _read(journal: Path) -> Iterator[FinishedList]:
    """The entries of a journal, up to a line that was cut off."""
    if not journal.exists():
        return
    for line in journal.read_bytes().split(b"\n")[:-1]:
        try:
            yield msgspec.json.decode(line, type=FinishedList)
        except msgspec.DecodeError:
            return
