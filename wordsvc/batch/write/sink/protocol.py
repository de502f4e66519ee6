"""What all sinks have in common."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import BinaryIO, Protocol

from wordsvc.batch.job import Block, JudgedBlock
from wordsvc.batch.tally import Tally


class Sink(Protocol):
    """Takes the blocks of one list in order. Used with ``with``."""

    def resumed(self, block: Block) -> Tally | None:
        """The counts of a block whose rows are there already; None where it must be judged."""
        ...

    def put(self, block: Block, judged: JudgedBlock) -> None:
        """Take the next block. Raises BatchError where there is no room for it."""
        ...

    def finish(self, count: int) -> None:
        """All ``count`` blocks have come: let the output appear."""
        ...

    def words(self) -> AbstractContextManager[BinaryIO]:
        """The judged words, a line each, while there are all blocks (for a report)."""
        ...

    def __enter__(self) -> Sink: ...

    def __exit__(self, *error: object) -> None: ...
