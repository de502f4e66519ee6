"""Provisional and final numbers of readings while a dictionary is written."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

import msgspec

PLACE = 32
"""Sort keys are whole numbers whose low bits, this many, are a place in the alphabet."""

_LOW = (1 << PLACE) - 1


class Numbering(msgspec.Struct, frozen=True):
    """Readings are numbered as they come; ``ids`` gives the trie's number for each of these.

    ``places`` gives the place in code-point order, ``alphabet`` leads from the place back.
    """

    ids: Sequence[int]
    places: Sequence[int]
    alphabet: Sequence[int]

    @classmethod
    def of(cls, readings: Sequence[str], ids: Iterable[int]) -> Numbering:
        """The numbers of readings that stand in the order they came."""
        alphabet = array("I", sorted(range(len(readings)), key=readings.__getitem__))
        places = array("I", bytes(alphabet.itemsize * len(readings)))
        for place, number in enumerate(alphabet):
            places[number] = place
        return cls(array("I", ids), places, alphabet)

    def number(self, key: int) -> int:
        """The reading that a sort key ends with."""
        return self.alphabet[key & _LOW]
