"""The writer of a compiled dictionary: one set of files that every worker maps."""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from wordsvc.lexicon.compiled.about import Counts, Meta
from wordsvc.lexicon.compiled.gists import Meant, write_gists
from wordsvc.lexicon.compiled.header import (
    GIST_KEYS,
    GISTS,
    MISSPELLINGS,
    PAYLOAD,
    READINGS,
    WRITTEN,
    File,
    Header,
    Trait,
    fingerprint,
    write_header,
)
from wordsvc.lexicon.compiled.keys import write_keys
from wordsvc.lexicon.compiled.misspellings import write_misspellings
from wordsvc.lexicon.compiled.numbering import Numbering
from wordsvc.lexicon.compiled.packer import FLAGS, PLAIN, Packer
from wordsvc.lexicon.compiled.patterns import KINDS, PatternsWriter
from wordsvc.lexicon.compiled.payload import PayloadWriter
from wordsvc.lexicon.compiled.short import write_short, write_things
from wordsvc.lexicon.compiled.spellings import SpellingsWriter
from wordsvc.lexicon.compiled.strand import Strand
from wordsvc.lexicon.protocol import Known, Word, word_of
from wordsvc.lexicon.quick import SHORT
from wordsvc.lexicon.thing import thing_of

Progress = Callable[[int, int, str], None]
"""Called with how much is done, how much there is (0 = not known yet), and a code for what."""

_EVERY = 10_000
_FILES = (READINGS, WRITTEN, MISSPELLINGS, PAYLOAD, GIST_KEYS, GISTS)


def quiet(done: int, total: int, what: str) -> None:
    """Progress that nobody looks at."""


def write(
    folder: Path,
    knowns: Iterable[Known],
    meta: Meta,
    progress: Progress = quiet,
    meant: Meant = (),
) -> Header:
    """Write a set into an existing folder. The same knowns in the same order give the same files.

    ``meant`` are read when all knowns are; what they say of readings that no known has is left out.

    Readings stand in the form that ``Reading.parse`` gives, each once. Raises ValueError for a
    reading that comes twice, is not kana, or whose entries contradict it. Familiarity is kept to
    hundredths. The phases of ``progress`` are "pack", "spellings" and "patterns".
    """
    packed = _Packed()
    for done, known in enumerate(knowns):
        if done % _EVERY == 0:
            progress(done, 0, "pack")
        packed.add(known)
    return packed.write(folder, meta, progress, meant)


class _Packed:
    """All readings, packed in the order they came."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._blocks = Strand()
        self._flags = bytearray()
        self._short: list[Word] = []
        self._things: dict[str, str] = {}
        self._entries = 0
        self._packer = Packer()
        self._spellings = SpellingsWriter()
        self._patterns = PatternsWriter()

    def add(self, known: Known) -> None:
        number = len(self._numbers)
        if self._numbers.setdefault(known.reading, number) != number:
            raise ValueError(f"the reading {known.reading} comes twice")
        self._patterns.add(number, known)
        self._spellings.add(number, known)
        flags, block = self._packer.pack(known)
        self._flags.append(flags)
        self._blocks.append(block)
        if len(known.reading) <= SHORT and (word := word_of(known)):
            self._short.append(word)
        if thing := thing_of(known):
            self._things[known.reading] = thing
        self._entries += len(known.entries)

    def write(self, folder: Path, meta: Meta, progress: Progress, meant: Meant) -> Header:
        count = len(self._numbers)
        numbering = self._write_readings(folder / READINGS)
        payload = PayloadWriter(folder / PAYLOAD)
        self._write_blocks(payload, numbering)
        self._write_nouns(folder / MISSPELLINGS, payload, numbering)
        progress(0, count, "spellings")
        written = self._spellings.write(folder / WRITTEN, payload, numbering)
        progress(0, count, "patterns")
        offered = self._patterns.write(payload, numbering)
        payload.close()
        lengths, letters = self._patterns.lengths(), self._patterns.letters()
        del self._spellings, self._patterns  # the gists take as much
        progress(count, count, "patterns")
        known = (one for one in meant if one[0] in self._numbers)
        gists = write_gists(folder / GIST_KEYS, folder / GISTS, known)
        files = {name: fingerprint(folder / name) for name in _FILES}
        traits = self._packer.traits()
        header = Header(
            version=_version(meta, files, traits),
            byteorder=sys.byteorder,
            files=files,
            sections=payload.sections,
            gists=dict(gists),
            traits=traits,
            letters=letters,
            kinds=KINDS,
            lengths=lengths,
            counts=Counts(count, self._entries, written, offered),
            sources=meta.sources,
        )
        write_header(folder, header)
        return header

    def _write_readings(self, file: Path) -> Numbering:
        keys = write_keys(file, self._numbers)
        return Numbering.of(tuple(self._numbers), keys.numbers(self._numbers))

    def _write_blocks(self, payload: PayloadWriter, numbering: Numbering) -> None:
        """The blocks in the order of the trie; for each where it starts, and its flags."""
        order = array("I", bytes(4 * len(self._numbers)))
        for number, final in enumerate(numbering.ids):
            order[final] = number
        starts = array("I")
        place = 0
        for number in order:
            starts.append(place << FLAGS | self._flags[number])
            place += len(self._blocks[number])
        starts.append(place << FLAGS)
        payload.add("blocks", b"".join(map(self._blocks.__getitem__, order)))
        payload.add("blocks.starts", starts)

    def _write_nouns(self, file: Path, payload: PayloadWriter, numbering: Numbering) -> None:
        """What unlisted words are explained by: short nouns, and readings near nouns."""
        plain = {r: numbering.ids[n] for r, n in self._numbers.items() if self._flags[n] & PLAIN}
        write_misspellings(file, payload, self._numbers, plain)
        write_short(payload, self._short)
        write_things(payload, self._things)


def _version(meta: Meta, files: Mapping[str, File], traits: Sequence[Trait]) -> str:
    """Date of the newest source, where one is known, and a hash of all that decides a verdict."""
    digest = hashlib.sha256(msgspec.json.encode((files, traits))).hexdigest()[:10]
    newest = max((source.snapshot for source in meta.sources), default="")
    return f"{newest}-{digest}" if newest else digest
