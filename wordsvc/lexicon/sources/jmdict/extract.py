"""The making of the shipped snapshot: ``python -m wordsvc.lexicon.sources.jmdict.extract``.

Reads a JMdict XML file (``JMdict_e`` or ``JMdict``, unpacked or gzipped) or ``jamdict.db`` of the
``jamdict-data`` package, and writes readings, written forms, parts of speech, commonness marks and
flags, without glosses.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wordsvc.lexicon.sources.jmdict import jamdict, table, xml
from wordsvc.lexicon.sources.jmdict.entry import Pair

ABOUT_ITSELF = 9_999_999
_SQLITE = b"SQLite format 3\0"


class Snapshot(msgspec.Struct, frozen=True):
    """What was written: the date of the JMdict edition and the number of pairs."""

    date: str
    pairs: int


class NoDate(ValueError):
    """The file does not say from which day it is."""


def extract(source: Path, target: Path) -> Snapshot:
    """Write the snapshot of a JMdict file; raises ``BadXml``, ``BadDatabase`` or ``NoDate``."""
    entries = reader(source)
    pairs = list(_pairs(entries))
    date = entries.date
    if date is None:
        raise NoDate(f"{source}: no entry with a 'Creation Date'")
    return Snapshot(date=date, pairs=table.write(target, date, pairs))


def reader(source: Path) -> jamdict.Reader | xml.Reader:
    """Entries of a JMdict XML file or of a jamdict database, told apart by their first bytes."""
    with source.open("rb") as stream:
        is_database = stream.read(len(_SQLITE)) == _SQLITE
    return jamdict.Reader(source) if is_database else xml.Reader(source)


def _pairs(entries: jamdict.Reader | xml.Reader) -> Iterator[Pair]:
    for entry in entries:
        if entry.number != ABOUT_ITSELF:
            yield from entry.pairs()


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="JMdict XML file or jamdict.db")
    parser.add_argument("target", type=Path, help="the snapshot to write, jmdict.tsv.xz")
    options = parser.parse_args()
    snapshot = extract(options.source, options.target)
    print(f"{snapshot.pairs} pairs of JMdict {snapshot.date} in {options.target}")


if __name__ == "__main__":
    main()
