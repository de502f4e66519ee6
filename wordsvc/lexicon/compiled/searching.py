"""Search for words that fit a pattern, best known first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush, heapreplace, merge
from itertools import compress

from wordsvc.lexicon.compiled.header import Header
from wordsvc.lexicon.compiled.patterns import LONGEST, TAIL
from wordsvc.lexicon.compiled.payload import Payload
from wordsvc.lexicon.protocol import Pattern


class Patterns:
    """The pattern index, mapped."""

    def __init__(self, header: Header, payload: Payload) -> None:
        self._letters = {letter: number for number, letter in enumerate(header.letters)}
        self._lengths = header.lengths
        self._kinds = {kind: number for number, kind in enumerate(header.kinds)}
        self._order = payload.numbers("order")
        self._starts = payload.numbers("order.kinds")
        self._heads = payload.numbers("buckets.heads")
        self._shapes = payload.numbers("buckets.shapes")
        self._bounds = payload.numbers("buckets.bounds")
        self._ranks = payload.numbers("buckets.ranks")

    def search(self, pattern: Pattern) -> Iterator[int]:
        """Numbers of the readings that fit, best known first, found as they are asked for."""
        kind = self._kinds.get(pattern.kind)
        if kind is None:
            return
        shapes = self._wanted(pattern)
        first = kind * len(self._letters)
        heads = self._numbers(pattern.starts)
        streams = [self._ranked(first + head, shapes) for head in heads]
        start = self._starts[kind]
        for rank in streams[0] if len(streams) == 1 else merge(*streams):
            yield self._order[start + rank]

    def _numbers(self, letters: frozenset[str]) -> Iterable[int]:
        """The letters by number, without those that no word begins or ends with; all for none."""
        known = self._letters
        return [known[x] for x in letters if x in known] if letters else known.values()

    def _wanted(self, pattern: Pattern) -> frozenset[int]:
        """The shapes that fit."""
        last = pattern.longest or LONGEST
        lengths = [length for length in self._lengths if pattern.shortest <= length <= last]
        return frozenset(
            tail << TAIL | length for tail in self._numbers(pattern.ends) for length in lengths
        )

    def _ranked(self, head: int, wanted: frozenset[int]) -> Iterator[int]:
        """The ranks in the buckets of one head that have a wanted shape, ascending."""
        low, high = self._heads[head], self._heads[head + 1]
        fits = map(wanted.__contains__, self._shapes[low:high])
        ranks, bounds = self._ranks, self._bounds
        opened: list[tuple[int, int, int]] = []
        for bucket in compress(range(low, high), fits):
            place, stop = bounds[bucket], bounds[bucket + 1]
            best = ranks[place]
            while opened and opened[0][0] < best:
                yield self._next(opened)
            heappush(opened, (best, place, stop))
        while opened:
            yield self._next(opened)

    def _next(self, opened: list[tuple[int, int, int]]) -> int:
        """Take the best rank off the opened buckets."""
        rank, place, stop = opened[0]
        place += 1
        if place < stop:
            heapreplace(opened, (self._ranks[place], place, stop))
        else:
            heappop(opened)
        return rank
