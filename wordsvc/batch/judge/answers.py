"""The answers to a block of rows, column by column."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from wordsvc.batch.tally import Tally

Cells = dict[str, Any]
"""One row of answers by column: text, whole numbers, None where there is nothing to say."""


class Coded:
    """A column whose few different values are told by the numbers of outcomes."""

    def __init__(self, numbers: Sequence[int], code_of: array[int], values: list[Any]) -> None:
        self.numbers = numbers
        self.code_of = code_of
        self.values = values

    def __iter__(self) -> Iterator[Any]:
        per_outcome = [self.values[code] for code in self.code_of]
        return map(per_outcome.__getitem__, self.numbers)


Column = list[Any] | Coded


class Answers(msgspec.Struct):
    """The columns that are added to a block, by name, and their counts.

    ``judged`` (for a report only) holds a line a row: a normal form and the word as it stood.
    """

    columns: dict[str, Column]
    tally: Tally
    judged: bytes = b""


class Outcomes:
    """Numbers the different outcomes, and keeps each of their columns as codes and values."""

    def __init__(self, names: Sequence[str]) -> None:
        self.rows: list[tuple[Any, ...]] = []
        self._names = names
        self._numbers: dict[tuple[Any, ...], int] = {}
        self._once: dict[Any, Any] = {}
        self._codes = [array("i") for _ in names]
        self._values: list[dict[Any, int]] = [{} for _ in names]

    def number(self, outcome: tuple[Any, ...]) -> int:
        """The number of an outcome; a new one for one that was never met."""
        number = self._numbers.get(outcome)
        if number is None:
            number = len(self.rows)
            self._numbers[self._kept(outcome)] = number
        return number

    def _kept(self, outcome: tuple[Any, ...]) -> tuple[Any, ...]:
        """A new outcome. Its values are those of earlier ones, so that each is there only once."""
        own = tuple([self._once.setdefault(value, value) for value in outcome])
        self.rows.append(own)
        for value, codes, values in zip(own, self._codes, self._values, strict=True):
            codes.append(values.setdefault(value, len(values)))
        return own

    def columns(self, numbers: Sequence[int]) -> dict[str, Coded]:
        """The columns of rows with these outcomes."""
        return {
            name: Coded(numbers, codes, list(values))
            for name, codes, values in zip(self._names, self._codes, self._values, strict=True)
        }
