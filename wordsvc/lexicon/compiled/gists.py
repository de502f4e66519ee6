"""What words mean, in files of their own that are mapped when somebody first asks.

A key is a reading and a written form with a tab between them. What many keys have in common stands
once.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from wordsvc.kana.writing import has_kanji
from wordsvc.lexicon.compiled.keys import Keys, write_keys
from wordsvc.lexicon.compiled.payload import Payload, PayloadWriter
from wordsvc.lexicon.gist import Gist

Meant = Iterable[tuple[str, str, Sequence[Gist]]]
"""Reading, written form and gists; of equal pairs the first one's gists come first."""

_NUMBERS, _STARTS, _BODIES = "gists.numbers", "gists.starts", "gists"

_decode = msgspec.msgpack.Decoder(tuple[Gist, ...]).decode


def write_gists(keys: Path, payload: Path, meant: Meant) -> Mapping[str, tuple[int, int]]:
    """Write both files; returns the sections of the second."""
    told: dict[str, bytes] = {}  # packed, as all of them take a quarter of the memory so
    for reading, written, gists in meant:
        key = _key(reading, written)
        earlier = _decode(told[key]) if key in told else ()
        told[key] = msgspec.msgpack.encode((*earlier, *gists))
    places: dict[bytes, int] = {}
    bodies = bytearray()
    starts = array("I")
    ordered = array("I", bytes(4 * len(told)))
    for number, body in zip(write_keys(keys, told).numbers(told), told.values(), strict=True):
        if body not in places:
            places[body] = len(starts)
            starts.append(len(bodies))
            bodies += body
        ordered[number] = places[body]
    starts.append(len(bodies))
    writer = PayloadWriter(payload)
    writer.add(_NUMBERS, ordered)
    writer.add(_STARTS, starts)
    writer.add(_BODIES, bodies)
    writer.close()
    return writer.sections


class Gists:
    """The gists of all words, mapped."""

    def __init__(self, keys: Path, payload: Path, sections: Mapping[str, tuple[int, int]]) -> None:
        self._keys = Keys(keys)
        mapped = Payload(payload, sections)
        self._numbers = mapped.numbers(_NUMBERS)
        self._starts = mapped.numbers(_STARTS)
        self._bodies = mapped.raw(_BODIES)

    def of(self, reading: str, written: str) -> tuple[Gist, ...]:
        """The gists of a word as it is written, or as it is written otherwise (玉ねぎ: 玉葱).

        Another writing is taken only where it has all kanji of this one, and where all such
        writings are one word.
        """
        number = self._keys.number(_key(reading, written))
        if number is not None:
            return self._at(number)
        words = {
            tuple(gist.gloss for gist in gists): gists
            for other in self._keys.beginning(_key(reading, ""))
            if _kanji(written) <= _kanji(other)
            for gists in [self._at(self._keys.number(other) or 0)]
        }
        return words.popitem()[1] if len(words) == 1 else ()

    def _at(self, number: int) -> tuple[Gist, ...]:
        place = self._numbers[number]
        return _decode(self._bodies[self._starts[place] : self._starts[place + 1]])


def _key(reading: str, written: str) -> str:
    return f"{reading}\t{written}"


def _kanji(text: str) -> set[str]:
    return {char for char in text if has_kanji(char)}
