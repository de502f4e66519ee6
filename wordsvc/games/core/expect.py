"""What an event presupposes of the state that it meets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypeVar

from wordsvc.games.core.rows import without

T = TypeVar("T")

Premise: TypeAlias = Literal["phase", "seat", "piece", "number"]
"""What may be wrong: the moment, who, which thing, or how many."""


class Impossible(Exception):
    """An event that cannot happen where it stands: its log was not written by this game."""

    def __init__(self, premise: Premise) -> None:
        super().__init__(premise)
        self.premise: Premise = premise


def expect(holds: object, premise: Premise) -> None:
    """Raises Impossible unless it holds."""
    if not holds:
        raise Impossible(premise)


def expect_seat(seat: int, of: Sequence[object]) -> None:
    """Raises Impossible unless one of these players sits there."""
    expect(0 <= seat < len(of), "seat")


def taken(cards: Sequence[T], out: Iterable[T]) -> tuple[T, ...]:
    """The cards that are left. Raises Impossible where one to be taken out is not there."""
    try:
        return without(cards, out)
    except ValueError:
        raise Impossible("piece") from None
