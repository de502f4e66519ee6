"""What is known of a word? The lexicon that serves, read from mapped files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from wordsvc.lexicon.compiled.about import Info
from wordsvc.lexicon.compiled.blocks import PLAIN, Unpacker
from wordsvc.lexicon.compiled.header import (
    FORMAT,
    PAYLOAD,
    READINGS,
    WRITTEN,
    read_header,
)
from wordsvc.lexicon.compiled.keys import Keys
from wordsvc.lexicon.compiled.order import offered
from wordsvc.lexicon.compiled.payload import Payload
from wordsvc.lexicon.compiled.searching import Patterns
from wordsvc.lexicon.compiled.spellings import Spellings
from wordsvc.lexicon.entry import Evidence
from wordsvc.lexicon.protocol import Known, Pattern, Word


class CompiledLexicon:
    """A set of files, mapped read-only: next to no memory of its own, safe between threads.

    The files must not be changed in place while they are mapped; a newer set is another folder.
    """

    def __init__(self, folder: Path) -> None:
        """Open the set in a folder. Raises Unusable where there is no whole set of this format."""
        header = read_header(folder)
        payload = Payload(folder / PAYLOAD, header.sections)
        self._header = header
        self._keys = Keys(folder / READINGS)
        self._bounds = payload.numbers("blocks.bounds")
        self._blocks = payload.raw("blocks")
        self._unpacker = Unpacker(header.traits)
        self._spellings = Spellings(folder / WRITTEN, payload)
        self._patterns = Patterns(header, payload)

    @property
    def version(self) -> str:
        """Short name of this compiled dictionary; equal versions give equal verdicts."""
        return self._header.version

    def find(self, reading: str) -> Known | None:
        """Everything known of a hiragana reading (ー kept), or None."""
        number = self._keys.number(reading)
        if number is None:
            return None
        flags, block = self._block(number)
        return self._unpacker.unpack(reading, flags, block)

    def is_plain(self, reading: str) -> bool:
        """Whether a reading is plain; costs a fraction of ``find``."""
        number = self._keys.number(reading)
        return number is not None and self._blocks[self._bounds[number + 1] - 1] & PLAIN == PLAIN

    def nouns(self, reading: str) -> tuple[Evidence, ...]:
        """The best few nouns of a plain reading, empty for any other; cheaper than ``find``."""
        number = self._keys.number(reading)
        if number is None:
            return ()
        flags, block = self._block(number)
        return self._unpacker.nouns(reading, flags, block)

    def prefixes(self, reading: str) -> list[str]:
        """The listed readings that a reading begins with, short ones first."""
        return self._keys.prefixes(reading)

    def readings(self, written: str) -> tuple[str, ...]:
        """The readings of a written form (NFKC-folded), most usual first; empty if unknown."""
        return tuple(map(self._keys.text, self._spellings.readings(written)))

    def search(self, pattern: Pattern) -> Iterator[Word]:
        """Words that fit, best known first, then short ones; always in the same order.

        Words are found as they are asked for, so that a page costs what a page holds.
        """
        for number in self._patterns.search(pattern):
            reading = self._keys.text(number)
            flags, block = self._block(number)
            known = self._unpacker.unpack(reading, flags, block)
            entry = offered(known.plain, known.entries, pattern.kind)
            if entry is not None:
                yield Word(reading, entry.written, entry.familiarity)

    def __iter__(self) -> Iterator[str]:
        """Every reading once, in the order of the files."""
        return (self._keys.text(number) for number in range(self._header.counts.readings))

    def info(self) -> Info:
        """Version, counts, sources with their dates, size of the files."""
        header = self._header
        size = sum(file.size for file in header.files.values())
        return Info(header.version, FORMAT, size, header.counts, header.sources)

    def _block(self, number: int) -> tuple[int, memoryview]:
        """Flags and block of a reading."""
        end = self._bounds[number + 1] - 1
        return self._blocks[end], self._blocks[self._bounds[number] : end]
