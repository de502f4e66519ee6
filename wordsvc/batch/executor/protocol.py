"""What all executors have in common."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from wordsvc.batch.job import Block, Job, JudgedBlock


class Task(NamedTuple):
    """A block to judge; ``of`` is the place of its list among all lists."""

    of: int
    job: Job
    block: Block


Done = tuple[Task, JudgedBlock]


class Executor(Protocol):
    """Has blocks judged, a few at a time. Used with ``with``; leaving it stops all work."""

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Each task once with its rows, in order. Tasks are asked for only as they are needed.

        Raises BatchError where a block cannot be judged by anybody.
        """
        ...

    def __enter__(self) -> Executor: ...

    def __exit__(self, *error: object) -> None: ...
