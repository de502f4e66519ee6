"""What all writers of judged rows have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from wordsvc.batch.job import Block
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.read.rows import Reader


class Writer(Protocol):
    """Writes one block after another; the first brings what stands above all rows."""

    def write(self, reader: Reader, answers: Answers, *, first: bool) -> bytes:
        """The rows of a block with the answers beside them."""
        ...

    def long(self, block: Block, cells: Mapping[str, Any]) -> bytes:
        """A part of a record that is too long to be a word; ``cells`` are the answers to it."""
        ...
