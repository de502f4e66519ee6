"""How many rows there are of each kind: kept a block, added up for the whole list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec

EXAMPLES = 6

ERROR, BLANK = "error", ""
"""What stands in place of an answer where nothing could be asked."""


class Tally(msgspec.Struct, omit_defaults=True):
    """Counts of rows by answer and by the codes of their findings.

    The rest is collected for a report only: examples by answer and by code, lengths by answer,
    and how often a good word leads from one letter to another (``あ い``).
    """

    rows: int = 0
    answers: dict[str, int] = {}
    codes: dict[str, int] = {}
    examples: dict[str, list[str]] = {}
    lengths: dict[str, dict[int, int]] = {}
    ends: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        """Take in the counts of another block."""
        self.rows += other.rows
        _add(self.answers, other.answers)
        _add(self.codes, other.codes)
        _add(self.ends, other.ends)
        for answer, lengths in other.lengths.items():
            _add(self.lengths.setdefault(answer, {}), lengths)
        for name, words in other.examples.items():
            self.example(name, words)

    def count(self, answer: str, codes: Iterable[str], times: int = 1) -> None:
        """So many more rows with this answer and these codes."""
        self.rows += times
        self.answers[answer] = self.answers.get(answer, 0) + times
        for code in codes:
            self.codes[code] = self.codes.get(code, 0) + times

    def example(self, name: str, words: Iterable[str]) -> None:
        """Keep a few different words that show an answer or a code."""
        kept = self.examples.setdefault(name, [])
        for word in words:
            if len(kept) == EXAMPLES:
                return
            if word not in kept:
                kept.append(word)


_Key = TypeVar("_Key", str, int)


def _add(to: dict[_Key, int], other: Mapping[_Key, int]) -> None:
    for key, times in other.items():
        to[key] = to.get(key, 0) + times
