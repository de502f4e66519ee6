"""An executor on the workers of a dask cluster, wherever they are.

Blocks travel to the workers and rows come back, so that workers need this program and its
dictionary but no access to the lists. A worker whose dictionary is another one gets no block.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from wordsvc.batch.block import Open, judge_block, version_here
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.protocol import Done, Task
from wordsvc.batch.extras import distributed
from wordsvc.batch.job import JudgedBlock

ATTEMPTS = 10
"""How often a block may come to a worker that has another dictionary."""

CONNECT_SECONDS = 30
LOOK_SECONDS = 10.0

Waiting = deque[tuple[Task, Any]]


class Cluster:
    """The workers of a scheduler at ``tcp://…`` or ``tls://…``.

    ``version`` is that of the dictionary that workers must have; ``opener`` opens the one that a
    worker has.
    """

    def __init__(self, opener: Open, address: str, version: str) -> None:
        self._dask = distributed("--scheduler")
        self._opener = opener
        self._address = address
        self._version = version
        self._known: dict[str, str | Exception] = {}
        self._looked = 0.0
        try:
            with self._talking():
                self._client: Any = self._dask.Client(address, timeout=CONNECT_SECONDS)
        except (ValueError, RuntimeError, TypeError) as error:  # no address, or no certificate
            raise self._away(error) from error

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Each task with its rows, in order. A block whose worker was lost is judged elsewhere."""
        waiting: Waiting = deque()
        for task in tasks:
            waiting.append((task, self._submit(task)))
            if len(waiting) > 2 * len(self._able()):
                yield self._next(waiting)
        while waiting:
            yield self._next(waiting)

    def _next(self, waiting: Waiting) -> Done:
        task, future = waiting.popleft()
        for _ in range(ATTEMPTS):
            try:
                return task, self._result(future)
            except BatchError as error:
                if error.code != "batch.other-lexicon":
                    raise
            self._looked = 0.0
            future = self._submit(task)
        return task, self._result(future)

    def _result(self, future: Any) -> JudgedBlock:  # noqa: ANN401
        try:
            with self._talking():
                judged: JudgedBlock = future.result()
        except self._dask.KilledWorker as error:
            raise BatchError("batch.worker-lost", times=error.allowed_failures + 1) from error
        return judged

    def _submit(self, task: Task) -> Any:  # noqa: ANN401
        able = self._able()
        with self._talking():
            return self._client.submit(
                judge_block,
                self._opener,
                task.job,
                task.block,
                workers=able,
                allow_other_workers=True,  # those that come when all of these are lost
                pure=False,
            )

    def _able(self) -> list[str]:
        """The workers that have the right dictionary; looked for again now and then."""
        now = time.monotonic()
        if now - self._looked > LOOK_SECONDS:
            with self._talking():
                self._client.wait_for_workers(1, timeout=CONNECT_SECONDS)
                self._known = self._client.run(version_here, self._opener, on_error="return")
            self._looked = now
        able = [worker for worker, found in self._known.items() if found == self._version]
        if not able:
            raise self._unable()
        return able

    @contextmanager
    def _talking(self) -> Iterator[None]:
        """Says that the scheduler cannot be reached, or no longer."""
        try:
            yield
        except (OSError, self._dask.CancelledError) as error:
            raise self._away(error) from error

    def _away(self, error: Exception) -> BatchError:
        return BatchError("batch.no-scheduler", address=self._address, reason=str(error))

    def _unable(self) -> BatchError:
        """Why no worker can take part."""
        for found in self._known.values():
            if isinstance(found, str):
                return BatchError("batch.other-lexicon", here=found, wanted=self._version)
        reason = next(map(str, self._known.values()), "")
        return BatchError("batch.no-worker", address=self._address, reason=reason)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *error: object) -> None:
        self._client.close()
