"""An executor in this process."""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.batch.block import Open, judge_block
from wordsvc.batch.executor.protocol import Done, Task


class InProcess:
    """Judges block after block."""

    def __init__(self, opener: Open) -> None:
        self._opener = opener

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        """Each task with its rows, in order."""
        for task in tasks:
            yield task, judge_block(self._opener, task.job, task.block)

    def __enter__(self) -> InProcess:
        return self

    def __exit__(self, *error: object) -> None:
        return None
