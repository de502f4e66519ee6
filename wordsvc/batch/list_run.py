"""How is one list judged, block by block, and when is it whole?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, NamedTuple

from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.protocol import Task
from wordsvc.batch.job import Job, JudgedBlock
from wordsvc.batch.plan import Errand
from wordsvc.batch.read.listing import Listing
from wordsvc.batch.read.locations import PIPE, State, is_url, open_place, state_of
from wordsvc.batch.request import Request
from wordsvc.batch.tally import Tally
from wordsvc.batch.write.sink.file import File
from wordsvc.batch.write.sink.finished import Finished
from wordsvc.batch.write.sink.pipe import Pipe
from wordsvc.batch.write.sink.protocol import Outlet


class Pipes(NamedTuple):
    """Standard input and output."""

    read: BinaryIO
    write: BinaryIO


class OneList:
    """A list on its way. ``number`` is its place among all lists.

    ``error`` says why it cannot be judged to its end; what was done so far can be resumed.
    """

    def __init__(self, number: int, errand: Errand, request: Request, pipes: Pipes) -> None:
        self.number = number
        self.errand = errand
        self.tally = Tally()
        self.error: BatchError | None = None
        self._request = request
        self._pipes = pipes
        self._held = ExitStack()
        self._listing: Listing | None = None
        self._outlet: Outlet | None = None
        self._job: Job | None = None
        self._state = State(None, None)
        self._count = 0

    @property
    def taken(self) -> int:
        """Bytes of the stored list that have been read."""
        return self._listing.taken if self._listing is not None else 0

    def tasks(self, finished: Finished) -> Iterator[Task]:
        """The blocks that are still to be judged."""
        try:
            yield from self._tasks(finished)
        except BatchError as error:
            self.error = error

    def put(self, task: Task, judged: JudgedBlock) -> None:
        """Take the rows of the next block. Raises BatchError where there is no room for them."""
        if self._outlet is None:
            raise ValueError("a list gives no block before it has an outlet")
        self._outlet.put(task.block, judged)
        self.tally.add(judged.tally)

    def complete(self, finished: Finished) -> None:
        """All blocks are done: let the output appear."""
        if self._outlet is None or self._job is None or self.error is not None:
            return
        with self._outlet.words() as words:
            self._outlet.finish(self._count)
            finished.add(self.errand.out, self._job.key, self._state, self.tally, words)

    def close(self) -> None:
        """Let everything go."""
        self._held.close()

    def _tasks(self, finished: Finished) -> Iterator[Task]:
        errand, request = self.errand, self._request
        path = errand.place.path
        self._state = state_of(path)
        file = self._pipes.read if path == PIPE else self._held.enter_context(open_place(path))
        self._listing = Listing(file, path, request.how, request.spec)
        written = (errand.format, errand.compression)
        self._job = request.job(self._listing.layout, written)
        done = finished.tally(errand.out, self._job.key, self._state)
        if done is not None:
            self.tally.add(done)
            return
        self._outlet = self._held.enter_context(self._open_outlet(self._job))
        for block in self._listing.blocks:
            self._count = block.index + 1
            counted = self._outlet.resumed(block)
            if counted is None:
                yield Task(self.number, self._job, block)
            else:
                self.tally.add(counted)
        if state_of(path) != self._state:
            raise BatchError("batch.changed", path=path)

    def _open_outlet(self, job: Job) -> Outlet:
        out, request = self.errand.out, self._request
        if out == PIPE:
            if job.target.format == "parquet" and self._pipes.write.isatty():
                raise BatchError("batch.terminal")
            return Pipe(self._pipes.write, job)
        if _is_device(out):
            return Pipe(self._held.enter_context(Path(out).open("wb")), job)
        return File(out, job, request.scratch, resume=request.resume)


def _is_device(path: str) -> bool:
    """Whether what stands there is no file that could be replaced: ``/dev/null``, a named pipe."""
    file = Path(path)
    return not is_url(path) and file.exists() and not file.is_file() and not file.is_dir()
