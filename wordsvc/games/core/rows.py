"""Frozen rows with one place changed, or cards taken out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


def put(row: Sequence[T], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at that place, counted from 0."""
    return (*row[:at], value, *row[at + 1 :])


def without(cards: Sequence[T], taken: Iterable[T]) -> tuple[T, ...]:
    """The cards in their order, each taken one gone once. Raises ValueError if it is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
