"""The index of words by letters and length, best known first.

Each kind of word has all its words in one order, best known first; a place in it is a rank.
A bucket holds the ranks of the words of one kind, head, tail and length, in ascending order.
The buckets of a head stand in the order of their best rank, so that a search opens a bucket only
when its best word comes up: a page of the most usual words never looks at the rare ones.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import get_args

from wordsvc.kana import Reading, head, tails
from wordsvc.lexicon.compiled.numbering import PLACE, Numbering
from wordsvc.lexicon.compiled.order import obscurity, offered
from wordsvc.lexicon.compiled.payload import PayloadWriter
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Known

KINDS: tuple[Kind, ...] = get_args(Kind)

TAIL = 16
"""A shape is a number: length in the low bits, the number of the tail from this bit on."""
LONGEST = (1 << TAIL) - 1

_OBSCURITY = PLACE + TAIL


class PatternsWriter:
    """Collects which words may be offered as what, then writes the pattern index."""

    def __init__(self) -> None:
        self._letters: dict[str, int] = {}
        self._heads = bytearray()
        self._shapes = array("I")
        self._offers = {kind: (array("I"), array("I")) for kind in KINDS}

    def add(self, number: int, known: Known) -> None:
        """Take in the reading with this number; numbers come in order, from 0.

        Raises NotKana for a reading that is not kana, ValueError for one in another form than
        ``Reading.parse`` gives.
        """
        reading = Reading.parse(known.reading)
        if reading.text != known.reading or reading.length > LONGEST:
            raise ValueError(f"not a reading in the form it is looked up: {known.reading}")
        self._heads.append(self._letter(head(reading)))
        self._shapes.append(self._letter(tails(reading)[0]) << TAIL | reading.length)
        kinds = {entry.kind for entry in known.entries}
        if known.plain:
            kinds.add("common")
        for kind in kinds:
            entry = offered(known.plain, known.entries, kind)
            if entry is not None:
                numbers, unknown = self._offers[kind]
                numbers.append(number)
                unknown.append(obscurity(entry))

    def letters(self) -> tuple[str, ...]:
        """The connecting letters met, by number."""
        return tuple(self._letters)

    def lengths(self) -> tuple[int, ...]:
        """The word lengths met, ascending."""
        return tuple(sorted({shape & LONGEST for shape in self._shapes}))

    def write(self, payload: PayloadWriter, numbering: Numbering) -> dict[str, int]:
        """Write the index; returns how many words of each kind there are."""
        index = _Index(len(self._letters), self._heads, self._shapes)
        counts: dict[str, int] = {}
        for kind in KINDS:
            ranked = self._ranked(kind, numbering)
            index.add(ranked, numbering.ids)
            counts[kind] = len(ranked)
        index.write(payload)
        return counts

    def _letter(self, letter: str) -> int:
        return self._letters.setdefault(letter, len(self._letters))

    def _ranked(self, kind: Kind, numbering: Numbering) -> list[int]:
        """Numbers of the readings offered, best known first; then short ones, then by alphabet."""
        keys = sorted(
            unknown << _OBSCURITY
            | (self._shapes[number] & LONGEST) << PLACE
            | numbering.places[number]
            for number, unknown in zip(*self._offers[kind], strict=True)
        )
        return [numbering.number(key) for key in keys]


class _Index:
    """The arrays of the pattern index while they grow, one kind of word after another."""

    def __init__(self, letters: int, head_of: Sequence[int], shape_of: Sequence[int]) -> None:
        self._letters = letters
        self._head_of = head_of
        self._shape_of = shape_of
        self._order = array("I")
        self._kinds = array("I", [0])
        self._heads = array("I")
        self._shapes = array("I")
        self._bounds = array("I")
        self._ranks = array("I")

    def add(self, ranked: Sequence[int], ids: Sequence[int]) -> None:
        """The next kind, its words best known first."""
        self._order.extend(ids[number] for number in ranked)
        self._kinds.append(len(self._order))
        of_head: list[dict[int, array[int]]] = [{} for _ in range(self._letters)]
        for rank, number in enumerate(ranked):
            buckets = of_head[self._head_of[number]]
            buckets.setdefault(self._shape_of[number], array("I")).append(rank)
        for buckets in of_head:
            self._heads.append(len(self._shapes))
            # A dict keeps the order of first use, which is that of the best rank.
            for shape, ranks in buckets.items():
                self._shapes.append(shape)
                self._bounds.append(len(self._ranks))
                self._ranks.extend(ranks)

    def write(self, payload: PayloadWriter) -> None:
        """Close the lists with their ends and write them."""
        self._heads.append(len(self._shapes))
        self._bounds.append(len(self._ranks))
        payload.add("order", self._order)
        payload.add("order.kinds", self._kinds)
        payload.add("buckets.heads", self._heads)
        payload.add("buckets.shapes", self._shapes)
        payload.add("buckets.bounds", self._bounds)
        payload.add("buckets.ranks", self._ranks)
