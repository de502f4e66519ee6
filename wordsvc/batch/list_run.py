"""One list on its way through all its blocks, from where it is to where it goes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, NamedTuple

from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.protocol import Task
from wordsvc.batch.job import Job, JudgedBlock
from wordsvc.batch.plan import Target
from wordsvc.batch.read.listing import Listing
from wordsvc.batch.read.locations import PIPE, FileState, is_url, open_list, state_of
from wordsvc.batch.request import BatchRequest
from wordsvc.batch.tally import Tally
from wordsvc.batch.write.sink.file import FileSink
from wordsvc.batch.write.sink.finished import FinishedLists
from wordsvc.batch.write.sink.pipe import PipeSink
from wordsvc.batch.write.sink.protocol import Sink


class Pipes(NamedTuple):
    """Standard input and output."""

    read: BinaryIO
    write: BinaryIO


class ListRun:
    """A list on its way. ``number`` is its place among all lists.

    ``error`` says why it cannot be judged to its end; what was done so far can be resumed.
    """

    def __init__(self, number: int, target: Target, request: BatchRequest, pipes: Pipes) -> None:
        self.number = number
        self.target = target
        self.tally = Tally()
        self.error: BatchError | None = None
        self._request = request
        self._pipes = pipes
        self._held = ExitStack()
        self._listing: Listing | None = None
        self._sink: Sink | None = None
        self._job: Job | None = None
        self._state = FileState(None, None)
        self._count = 0

    @property
    def taken(self) -> int:
        """Bytes of the stored list that have been read."""
        return self._listing.taken if self._listing is not None else 0

    def tasks(self, finished: FinishedLists) -> Iterator[Task]:
        """The blocks that are still to be judged."""
        try:
            yield from self._tasks(finished)
        except BatchError as error:
            self.error = error

    def put(self, task: Task, judged: JudgedBlock) -> None:
        """Take the rows of the next block. Raises BatchError where there is no room for them."""
        if self._sink is None:
            raise ValueError("a list gives no block before it has a sink")
        self._sink.put(task.block, judged)
        self.tally.add(judged.tally)

    def complete(self, finished: FinishedLists) -> None:
        """All blocks are done: let the output appear."""
        if self._sink is None or self._job is None or self.error is not None:
            return
        with self._sink.words() as words:
            self._sink.finish(self._count)
            finished.add(self.target.out, self._job.key, self._state, self.tally, words)

    def close(self) -> None:
        """Let everything go."""
        self._held.close()

    def _tasks(self, finished: FinishedLists) -> Iterator[Task]:
        target, request = self.target, self._request
        path = target.location.path
        self._state = state_of(path)
        file = self._pipes.read if path == PIPE else self._held.enter_context(open_list(path))
        self._listing = Listing(file, path, request.read_options, request.spec)
        written = (target.format, target.compression)
        self._job = request.job(self._listing.layout, written)
        done = finished.tally(target.out, self._job.key, self._state)
        if done is not None:
            self.tally.add(done)
            return
        self._sink = self._held.enter_context(self._open_sink(self._job))
        for block in self._listing.blocks:
            self._count = block.index + 1
            counted = self._sink.resumed(block)
            if counted is None:
                yield Task(self.number, self._job, block)
            else:
                self.tally.add(counted)
        if state_of(path) != self._state:
            raise BatchError("batch.changed", path=path)

    def _open_sink(self, job: Job) -> Sink:
        out, request = self.target.out, self._request
        if out == PIPE:
            if job.output.format == "parquet" and self._pipes.write.isatty():
                raise BatchError("batch.terminal")
            return PipeSink(self._pipes.write, job)
        if _is_device(out):
            return PipeSink(self._held.enter_context(Path(out).open("wb")), job)
        return FileSink(out, job, request.scratch, resume=request.resume)


def _is_device(path: str) -> bool:
    """Whether what stands there is no file that could be replaced: ``/dev/null``, a named pipe."""
    file = Path(path)
    return not is_url(path) and file.exists() and not file.is_file() and not file.is_dir()
