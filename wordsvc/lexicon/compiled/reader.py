"""The lexicon that serves, read from mapped files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path

from wordsvc.kana.letters import LONG
from wordsvc.lexicon.compiled.about import Info
from wordsvc.lexicon.compiled.blocks import Blocks
from wordsvc.lexicon.compiled.gists import Gists
from wordsvc.lexicon.compiled.header import (
    FORMAT,
    GIST_KEYS,
    GISTS,
    MISSPELLINGS,
    PAYLOAD,
    READINGS,
    WRITTEN,
    read_header,
)
from wordsvc.lexicon.compiled.keys import Keys
from wordsvc.lexicon.compiled.misspellings import Misspellings
from wordsvc.lexicon.compiled.order import offered
from wordsvc.lexicon.compiled.payload import Payload
from wordsvc.lexicon.compiled.searching import Patterns
from wordsvc.lexicon.compiled.short import read_short, read_things
from wordsvc.lexicon.compiled.spellings import Spellings
from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.protocol import Pattern, Word
from wordsvc.lexicon.variants import Correction


class CompiledLexicon(Blocks):
    """A set of files, mapped read-only: next to no memory of its own, safe between threads.

    The files must not be changed in place while they are mapped; a newer set is another folder.
    """

    def __init__(self, folder: Path) -> None:
        """Open the set in a folder. Raises Unusable where there is no whole set of this format."""
        header = read_header(folder)
        payload = Payload(folder / PAYLOAD, header.sections)
        super().__init__(Keys(folder / READINGS), payload, header.traits)
        self.version = header.version
        self._folder = folder
        self._header = header
        self._payload = payload
        self._misspellings = Misspellings(folder / MISSPELLINGS, payload, self._keys)
        self._slip = self._misspellings.number
        self._spellings = Spellings(folder / WRITTEN, payload)
        self._patterns = Patterns(header, payload)

    @cached_property
    def short(self) -> Mapping[str, Word]:
        """The plain readings of at most three letters, read when they are first asked for."""
        return read_short(self._payload)

    @cached_property
    def things(self) -> Mapping[str, str]:
        """The forms under which readings are things, read when they are first asked for."""
        return read_things(self._payload)

    def gists(self, reading: str, written: str) -> tuple[Gist, ...]:
        """What a word means that is read and written so; empty where no dictionary says."""
        return self._gists.of(reading, written)

    @cached_property
    def _gists(self) -> Gists:
        """Mapped when somebody first asks what a word means: no verdict needs it."""
        return Gists(self._folder / GIST_KEYS, self._folder / GISTS, self._header.gists)

    def correction(self, reading: str) -> Correction | None:
        """The plain noun that an unlisted reading may have been meant for, or None."""
        number = self._slip(reading)
        if number is not None:
            return self._misspellings.correction(number)
        if reading[-1:] == LONG and self.is_plain(reading[:-1]):
            return Correction(reading[:-1], by_ear=False)
        return None

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
            known = self.known(self._keys.text(number), number)
            entry = offered(known.plain, known.entries, pattern.kind)
            if entry is not None:
                yield Word(known.reading, entry.written, entry.familiarity)

    def __iter__(self) -> Iterator[str]:
        """Every reading once, in the order of the files."""
        return (self._keys.text(number) for number in range(self._header.counts.readings))

    def info(self) -> Info:
        """Version, counts, sources with their dates, size of the files."""
        header = self._header
        size = sum(file.size for file in header.files.values())
        return Info(header.version, FORMAT, size, header.counts, header.sources)
