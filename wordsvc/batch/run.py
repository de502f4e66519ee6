"""A run: lists become judged ones, from the first block to the last."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import BinaryIO, NamedTuple

from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.protocol import Executor, Task
from wordsvc.batch.list_run import ListRun, Pipes
from wordsvc.batch.plan import Target
from wordsvc.batch.read.locations import is_url
from wordsvc.batch.request import BatchRequest
from wordsvc.batch.tally import Tally
from wordsvc.batch.write.sink.finished import FinishedLists


class Failure(NamedTuple):
    """A list that could not be judged to its end, and why."""

    path: str
    error: BatchError


class RunProgress(NamedTuple):
    """How far a run has come: rows that are done, bytes of stored lists that have been read."""

    rows: int
    taken: int


Watch = Callable[[RunProgress], None]


class Run:
    """Judges lists one after another; a list that cannot be read keeps no other back.

    After ``judge``, ``tally`` has the counts of all lists and ``failures`` those that failed; what
    was done of them can be resumed.
    """

    def __init__(self, request: BatchRequest, targets: Sequence[Target], pipes: Pipes) -> None:
        self._request = request
        self._targets = targets
        self._pipes = pipes
        self._under_way: deque[ListRun] = deque()
        self._taken = 0
        self.tally = Tally()
        self.failures: list[Failure] = []
        self._finished = FinishedLists(self._folder(), resume=request.resume)

    def judge(self, executor: Executor, watch: Watch) -> None:
        """Judge all lists. Raises BatchError where nothing can be judged or written any more."""
        rows = 0
        try:
            for task, judged in executor.run(self._tasks()):
                while self._under_way[0].number < task.of:
                    self._complete()
                self._under_way[0].put(task, judged)
                rows += judged.tally.rows
                watch(RunProgress(rows, self._taken + sum(one.taken for one in self._under_way)))
            while self._under_way:
                self._complete()
        finally:
            for one in self._under_way:
                one.close()

    def words(self) -> AbstractContextManager[BinaryIO]:
        """The judged words of all lists, a line each."""
        return self._finished.words()

    def close(self) -> None:
        """Forget what was finished, unless there is something to resume."""
        if self.failures or self._under_way:
            self._finished.close()
        else:
            self._finished.remove()

    def _tasks(self) -> Iterator[Task]:
        for number, target in enumerate(self._targets):
            one = ListRun(number, target, self._request, self._pipes)
            self._under_way.append(one)
            yield from one.tasks(self._finished)

    def _complete(self) -> None:
        one = self._under_way[0]
        one.complete(self._finished)
        one.close()
        self._taken += one.taken
        self.tally.add(one.tally)
        if one.error is not None:
            self.failures.append(Failure(one.target.location.path, one.error))
        self._under_way.popleft()

    def _folder(self) -> Path | None:
        """Where outputs go, if there are several."""
        if len(self._targets) == 1 and not self._targets[0].location.in_folder:
            return None
        return self._request.scratch if is_url(self._request.out) else Path(self._request.out)
