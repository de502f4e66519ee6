"""Moves with holes: what a seat may do, for pages to offer and bots to fill."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, TypeAlias

import msgspec

from wordsvc.games.core.values import Move, snake

Value: TypeAlias = str | int | bool | None


class _Hole(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="hole", tag=snake):
    pass


class Is(_Hole, frozen=True):
    """This value and no other."""

    value: Value

    def accepts(self, value: object) -> bool:
        """Whether the value fits."""
        return _same(value, self.value)

    def every(self) -> tuple[Any, ...]:
        """All values that fit, in a stable order."""
        return (self.value,)


class OneOf(_Hole, frozen=True):
    """One of these values."""

    values: tuple[Value, ...]

    def accepts(self, value: object) -> bool:
        """Whether the value fits."""
        return any(_same(value, mine) for mine in self.values)

    def every(self) -> tuple[Any, ...]:
        """All values that fit, in a stable order."""
        return self.values


class Several(_Hole, frozen=True):
    """A choice of ``fewest`` to ``most`` of these values, in any order, none of them twice."""

    values: tuple[Value, ...]
    fewest: int
    most: int

    def accepts(self, value: object) -> bool:
        """Whether the value fits."""
        if not isinstance(value, list | tuple) or not self.fewest <= len(value) <= self.most:
            return False
        left = list(self.values)
        for item in value:
            if item not in left:
                return False
            left.remove(item)
        return True

    def every(self) -> tuple[Any, ...]:
        """All choices, smaller ones first."""
        sizes = range(self.fewest, self.most + 1)
        return tuple(chosen for size in sizes for chosen in combinations(self.values, size))


class Text(_Hole, frozen=True):
    """Text to be said. Heads, tails and length are advice: a bad word can be said too.

    ``heads`` and ``tails`` are connecting letters, empty for any; ``longest`` 0 is no bound.
    ``possible`` is false where no word can be right, ``optional`` true where nothing need be said.
    """

    heads: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    shortest: int = 1
    longest: int = 0
    possible: bool = True
    optional: bool = False

    def accepts(self, value: object) -> bool:
        """Whether the value is a text at all, or absent where it may be."""
        return isinstance(value, str) or (self.optional and value is None)


Hole: TypeAlias = Is | OneOf | Several | Text


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move of this type, with a hole for every field that it has."""

    type: str
    holes: dict[str, Hole] = {}

    def accepts(self, move: Move) -> bool:
        """Whether the move is this slot, filled."""
        fields = msgspec.to_builtins(move)
        return (
            fields.pop("type") == self.type
            and fields.keys() == self.holes.keys()
            and all(hole.accepts(fields[name]) for name, hole in self.holes.items())
        )

    def every(self) -> tuple[dict[str, Any], ...]:
        """All moves that fill it, as JSON objects. Raises TypeError if a text is to be said."""
        names = tuple(self.holes)
        ways = []
        for hole in self.holes.values():
            if isinstance(hole, Text):
                raise TypeError(f"{self.type}: texts cannot be counted")
            ways.append(hole.every())
        return tuple(
            {"type": self.type, **dict(zip(names, way, strict=True))} for way in product(*ways)
        )


def _same(value: object, mine: object) -> bool:
    """Equal and of one type: True is not 1."""
    return type(value) is type(mine) and value == mine
