"""The making of the JMnedict extract: ``python -m wordsvc.lexicon.sources.jmnedict_extract``.

Reads ``jamdict.db`` of the package ``jamdict-data``. Kept are names written in kana, whatever they
name, and of those with kanji the persons, firms, works and products; SudachiDict has the others.
"""

from __future__ import annotations

import argparse
import lzma
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from wordsvc.lexicon.sources.jmnedict import HEAD, LETTERS

_IN_KANJI = frozenset("pcdwvfe")  # organisations in kanji are half descriptions (陸軍大学校)


def extract(database: Path, target: Path) -> int:
    """Write the names of a database; returns how many there are."""
    names: dict[tuple[str, str], set[str]] = defaultdict(set)
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as opened:
        for name, reading, kinds in _names(opened):
            names[name, reading] |= kinds
    lines = sorted(_line(name, reading, kinds) for (name, reading), kinds in names.items())
    target.write_bytes(
        lzma.compress((HEAD + "".join(lines)).encode(), preset=9 | lzma.PRESET_EXTREME)
    )
    return len(lines)


def _names(opened: sqlite3.Connection) -> Iterator[tuple[str, str, set[str]]]:
    """Name, reading (empty where the name is its own) and letters of the kinds of each entry."""
    kinds = _of_entries(
        opened,
        "SELECT idseq, text FROM NETransType JOIN NETranslation ON tid = NETranslation.ID",
    )
    forms = _of_entries(opened, "SELECT idseq, text FROM NEKanji ORDER BY ID")
    readings = _of_entries(opened, "SELECT idseq, text FROM NEKana ORDER BY ID")
    for number, kana in readings.items():
        letters = {LETTERS[kind] for kind in kinds[number] if kind in LETTERS}
        if number not in forms and letters:
            yield from ((name, "", letters) for name in kana)
        elif single := letters & _IN_KANJI:
            yield from ((name, one, single) for name in forms[number] for one in kana)


def _of_entries(opened: sqlite3.Connection, query: str) -> defaultdict[int, list[str]]:
    found: defaultdict[int, list[str]] = defaultdict(list)
    for number, text in opened.execute(query):
        found[number].append(text)
    return found


def _line(name: str, reading: str, kinds: set[str]) -> str:
    return "\t".join(filter(None, ("".join(sorted(kinds)), name, reading))) + "\n"


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("database", type=Path, help="jamdict.db of jamdict-data")
    parser.add_argument("target", type=Path, help="the extract to write, jmnedict.tsv.xz")
    options = parser.parse_args()
    print(f"{extract(options.database, options.target)} names in {options.target}")


if __name__ == "__main__":
    main()
