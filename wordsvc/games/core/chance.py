"""Chance that nobody can foresee, and that is the same for a retry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

_WORD = 8
_RANGE = 1 << (8 * _WORD)


class Chance:
    """A stream of choices that follows from a secret key alone.

    Keyed hashing of a counter: what has been seen of the stream gives nothing of the rest away.
    """

    __slots__ = ("_root", "_words")

    def __init__(self, key: bytes, root: bytes | None = None) -> None:
        self._root = key if root is None else root
        self._words = _stream(blake2b(key, digest_size=32).digest())

    def steady(self, topic: str) -> Chance:
        """Another stream, the same for a topic as long as the root is the same: what somebody makes
        of one thing does not change with every look at it."""
        return Chance(b"%s\0%s" % (topic.encode(), self._root))

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1, each equally likely. ``bound`` is at least 1."""
        fair = _RANGE - _RANGE % bound
        while (word := next(self._words)) >= fair:
            pass
        return word % bound

    def one(self, items: Sequence[T]) -> T:
        """One of the items. Raises IndexError if there is none."""
        if not items:
            raise IndexError("nothing to choose from")
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order in which every permutation is equally likely."""
        return self.draw(items, len(items))[0]

    def draw(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """``count`` of the items as they come, and the others in the order in which they were.

        Draws fewer where there are fewer.
        """
        rest = list(items)
        drawn = [rest.pop(self.below(len(rest))) for _ in range(min(count, len(rest)))]
        return tuple(drawn), tuple(rest)

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (next(self._words) >> 11) / (1 << 53)


def _stream(key: bytes) -> Iterator[int]:
    count = 0
    while True:
        block = blake2b(count.to_bytes(8, "big"), key=key).digest()
        for at in range(0, len(block), _WORD):
            yield int.from_bytes(block[at : at + _WORD], "big")
        count += 1
