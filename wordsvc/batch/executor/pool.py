"""An executor on several processes of this machine, some of which may die.

Every process has a pipe of its own: where one is killed in the middle of an answer, its pipe ends,
and its block is judged by another. (In a pipe that all share, as ``ProcessPoolExecutor`` has it,
half an answer would be waited for without end.)
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
import traceback
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, islice
from multiprocessing.connection import Connection

from wordsvc.batch.block import Open, judge_block
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.protocol import Done, Task
from wordsvc.batch.job import JudgedBlock

DEATHS_AT_MOST = 3
"""A block at which so many processes died is not tried again."""

Waiting = deque[tuple[Task, "Future[JudgedBlock]"]]

_spawn = multiprocessing.get_context("spawn")


class Pool:
    """So many processes, each waited for by a thread. They are not started for a single block."""

    def __init__(self, opener: Open, processes: int) -> None:
        self._opener = opener
        self._processes = processes
        self._threads = ThreadPoolExecutor(processes, "judge")
        self._own = threading.local()
        self._workers: set[_Worker] = set()
        self._starting = threading.Lock()
        self._stopped = False

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Each task with its rows, in order; a block whose process died is judged again."""
        first = list(islice(tasks, 2))
        if len(first) < 2:
            yield from ((task, judge_block(self._opener, task.job, task.block)) for task in first)
            return
        waiting: Waiting = deque()
        for task in chain(first, tasks):
            waiting.append((task, self._threads.submit(self._judge, task)))
            if len(waiting) > 2 * self._processes:
                yield _next(waiting)
        while waiting:
            yield _next(waiting)

    def _judge(self, task: Task) -> JudgedBlock:
        for _ in range(DEATHS_AT_MOST):
            worker = self._worker()
            try:
                answer = worker.asked(task)
            except (EOFError, OSError):
                self._bury(worker)
                continue
            if isinstance(answer, Exception):
                raise answer
            return answer
        raise BatchError("batch.worker-lost", times=DEATHS_AT_MOST)

    def _worker(self) -> _Worker:
        """The process of this thread."""
        worker: _Worker | None = getattr(self._own, "worker", None)
        if worker is None:
            with self._starting:
                if self._stopped:
                    raise BatchError("batch.worker-lost", times=1)
                worker = self._own.worker = _Worker(self._opener)
                self._workers.add(worker)
        return worker

    def _bury(self, worker: _Worker) -> None:
        self._own.worker = None
        self._workers.discard(worker)
        worker.stop()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *error: object) -> None:
        """End the processes, whatever they are doing."""
        with self._starting:
            self._stopped = True
        for worker in list(self._workers):
            worker.stop()
        self._threads.shutdown(cancel_futures=True)


class _Worker:
    """A process at the other end of a pipe."""

    def __init__(self, opener: Open) -> None:
        self._pipe, theirs = _spawn.Pipe()
        self._process = _spawn.Process(target=_work, args=(theirs, opener), daemon=True)
        self._process.start()
        theirs.close()

    def asked(self, task: Task) -> JudgedBlock | Exception:
        """The answer to a task. Raises EOFError or OSError if the process is gone."""
        self._pipe.send((task.job, task.block))
        answer: JudgedBlock | Exception = self._pipe.recv()
        return answer

    def stop(self) -> None:
        """End the process; whoever waits for its answer learns of it."""
        self._process.kill()
        self._process.join()


def _next(waiting: Waiting) -> Done:
    task, future = waiting[0]
    judged = future.result()
    waiting.popleft()
    return task, judged


def _work(pipe: Connection, opener: Open) -> None:
    """Judge what comes until the parent is gone, to whom interrupts are left."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            job, block = pipe.recv()
        except (EOFError, OSError):
            return
        answer: JudgedBlock | Exception
        try:
            answer = judge_block(opener, job, block)
        except Exception as error:  # noqa: BLE001 - the parent raises it
            error.add_note(traceback.format_exc())
            answer = error
        try:
            pipe.send(answer)
        except OSError:
            return
