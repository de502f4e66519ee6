"""How are joined dictionary entries written down as one set of files that every worker maps?"""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from wordsvc.lexicon.compiled.about import Counts, Meta
from wordsvc.lexicon.compiled.blocks import Packer
from wordsvc.lexicon.compiled.header import (
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
from wordsvc.lexicon.compiled.numbering import Numbering
from wordsvc.lexicon.compiled.patterns import KINDS, PatternsWriter
from wordsvc.lexicon.compiled.payload import PayloadWriter
from wordsvc.lexicon.compiled.spellings import SpellingsWriter
from wordsvc.lexicon.protocol import Known

Progress = Callable[[int, int, str], None]
"""Called with how much is done, how much there is (0 = not known yet), and a code for what."""

_EVERY = 10_000


def quiet(done: int, total: int, what: str) -> None:
    """Progress that nobody looks at."""


def write(folder: Path, knowns: Iterable[Known], meta: Meta, progress: Progress = quiet) -> Header:
    """Write a set into an existing folder. The same knowns in the same order give the same files.

    Readings stand in the form that ``Reading.parse`` gives, each once. Raises ValueError for a
    reading that comes twice, is not kana, or whose entries contradict it. Familiarity is kept to
    hundredths. The phases of ``progress`` are "pack", "spellings" and "patterns".
    """
    packed = _Packed()
    for done, known in enumerate(knowns):
        if done % _EVERY == 0:
            progress(done, 0, "pack")
        packed.add(known)
    return packed.write(folder, meta, progress)


class _Packed:
    """All readings, packed in the order they came."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._blocks = bytearray()
        self._ends = array("I")
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
        self._blocks += self._packer.pack(known)
        self._ends.append(len(self._blocks))
        self._entries += len(known.entries)

    def write(self, folder: Path, meta: Meta, progress: Progress) -> Header:
        count = len(self._numbers)
        numbering = self._write_readings(folder / READINGS)
        payload = PayloadWriter(folder / PAYLOAD)
        self._write_blocks(payload, numbering)
        progress(0, count, "spellings")
        written = self._spellings.write(folder / WRITTEN, payload, numbering)
        progress(0, count, "patterns")
        offered = self._patterns.write(payload, numbering)
        payload.close()
        progress(count, count, "patterns")
        files = {name: fingerprint(folder / name) for name in (READINGS, WRITTEN, PAYLOAD)}
        traits = self._packer.traits()
        header = Header(
            version=_version(meta, files, traits),
            byteorder=sys.byteorder,
            files=files,
            sections=payload.sections,
            traits=traits,
            letters=self._patterns.letters(),
            kinds=KINDS,
            lengths=self._patterns.lengths(),
            counts=Counts(count, self._entries, written, offered),
            sources=meta.sources,
        )
        write_header(folder, header)
        return header

    def _write_readings(self, file: Path) -> Numbering:
        keys = write_keys(file, self._numbers)
        return Numbering.of(tuple(self._numbers), keys.numbers(self._numbers))

    def _write_blocks(self, payload: PayloadWriter, numbering: Numbering) -> None:
        order = array("I", bytes(4 * len(self._numbers)))
        for number, final in enumerate(numbering.ids):
            order[final] = number
        bounds = array("I", [0])
        blocks = bytearray()
        for number in order:
            start = self._ends[number - 1] if number else 0
            blocks += memoryview(self._blocks)[start : self._ends[number]]
            bounds.append(len(blocks))
        payload.add("blocks", blocks)
        payload.add("blocks.bounds", bounds)


def _version(meta: Meta, files: Mapping[str, File], traits: Sequence[Trait]) -> str:
    """Date of the newest source, where one is known, and a hash of all that decides a verdict."""
    digest = hashlib.sha256(msgspec.json.encode((files, traits))).hexdigest()[:10]
    newest = max((source.snapshot for source in meta.sources), default="")
    return f"{newest}-{digest}" if newest else digest
