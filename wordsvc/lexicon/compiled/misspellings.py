"""The index from unlisted readings to the plain nouns that were meant.

All readings that are a slip away from a plain noun are known when the dictionary is written: a
trie, and for each the number of the noun, shifted by a bit that says how it was missed.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from pathlib import Path

from wordsvc.lexicon.compiled.keys import Keys, write_keys
from wordsvc.lexicon.compiled.payload import Payload, PayloadWriter
from wordsvc.lexicon.variants import Correction, correction, misspellings

_BY_EAR = 1


def write_misspellings(
    file: Path, payload: PayloadWriter, listed: Mapping[str, int], plain: Mapping[str, int]
) -> None:
    """Store what may be meant for plain readings, given as all listed ones by their numbers."""
    missed = {slip for noun in plain for slip in misspellings(noun)}.difference(listed)
    found = {slip: one for slip in sorted(missed) if (one := correction(slip, plain.__contains__))}
    keys = write_keys(file, found)
    numbers = array("I", bytes(4 * len(found)))
    for number, one in zip(keys.numbers(found), found.values(), strict=True):
        numbers[number] = plain[one.standard] << 1 | (_BY_EAR if one.by_ear else 0)
    payload.add("misspellings", numbers)


class Misspellings:
    """The index from unlisted readings to what was meant, mapped."""

    def __init__(self, file: Path, payload: Payload, readings: Keys) -> None:
        self.number = Keys(file).get
        self._numbers = payload.numbers("misspellings")
        self._readings = readings

    def correction(self, number: int) -> Correction:
        """The noun that was meant by the slip with this number."""
        found = self._numbers[number]
        return Correction(self._readings.text(found >> 1), found & _BY_EAR == _BY_EAR)
