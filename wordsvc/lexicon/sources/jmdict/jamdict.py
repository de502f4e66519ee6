"""Entries of JMdict, streamed out of the database of the ``jamdict-data`` package.

That database spells JMdict's codes out, in the wording of the DTD of 2021; ``codes.tsv`` turns
them back. The package is needed once, to make a snapshot, and never when words are judged.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from importlib.resources import files
from pathlib import Path

from wordsvc.lexicon.sources.jmdict.entry import Entry, Form, Sense


class BadDatabase(ValueError):
    """The file is no JMdict database of jamdict, or it uses a code that is not known here."""


class Reader:
    """Entries of the database in order of their numbers, and the date of its JMdict edition."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._codes = codes()

    @property
    def date(self) -> str | None:
        """Creation date as JMdict's own last entry gives it."""
        query = "SELECT text FROM SenseGloss WHERE text LIKE '%Creation Date:%'"
        with self._open() as database:
            found = database.execute(query).fetchone()
        return found[0].rpartition(":")[2].strip() if found else None

    def __iter__(self) -> Iterator[Entry]:
        with self._open() as database:
            written = self._written(database)
            readings = self._readings(database)
            senses = self._senses(database)
            for (number,) in database.execute("SELECT idseq FROM Entry ORDER BY idseq"):
                yield Entry(
                    number=number,
                    written=tuple(written[number]),
                    readings=tuple(readings[number]),
                    senses=tuple(senses[number]),
                )

    def _open(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(f"{self._path.resolve().as_uri()}?mode=ro", uri=True))

    def _written(self, database: sqlite3.Connection) -> dict[int, list[Form]]:
        info, marks = self._coded(database, "KJI", "kid"), _texts(database, "KJP", "kid")
        forms: dict[int, list[Form]] = defaultdict(list)
        for key, number, text in database.execute("SELECT ID, idseq, text FROM Kanji ORDER BY ID"):
            forms[number].append(Form(text, info=tuple(info[key]), marks=tuple(marks[key])))
        return forms

    def _readings(self, database: sqlite3.Connection) -> dict[int, list[Form]]:
        info, marks = self._coded(database, "KNI", "kid"), _texts(database, "KNP", "kid")
        only = _texts(database, "KNR", "kid")
        forms: dict[int, list[Form]] = defaultdict(list)
        query = "SELECT ID, idseq, text, nokanji FROM Kana ORDER BY ID"
        for key, number, text, apart in database.execute(query):
            forms[number].append(
                Form(
                    text=text,
                    info=tuple(info[key]),
                    marks=tuple(marks[key]),
                    only=tuple(only[key]),
                    apart=bool(apart),
                )
            )
        return forms

    def _senses(self, database: sqlite3.Connection) -> dict[int, list[Sense]]:
        pos = self._coded(database, "pos", "sid")
        tags = [self._coded(database, table, "sid") for table in ("misc", "field", "dialect")]
        written, readings = _texts(database, "stagk", "sid"), _texts(database, "stagr", "sid")
        glosses = _texts(database, "SenseGloss", "sid")
        senses: dict[int, list[Sense]] = defaultdict(list)
        for key, number in database.execute("SELECT ID, idseq FROM Sense ORDER BY ID"):
            earlier = senses[number][-1].pos if senses[number] else ()
            senses[number].append(
                Sense(
                    pos=tuple(pos[key]) or earlier,
                    tags=tuple(code for table in tags for code in table[key]),
                    written=tuple(written[key]),
                    readings=tuple(readings[key]),
                    glosses=tuple(glosses[key]),
                )
            )
        return senses

    def _coded(
        self, database: sqlite3.Connection, table: str, key: str
    ) -> defaultdict[int, list[str]]:
        spelt_out = _texts(database, table, key)
        try:
            return defaultdict(
                list,
                {
                    owner: [self._codes[text] for text in texts]
                    for owner, texts in spelt_out.items()
                },
            )
        except KeyError as error:
            raise BadDatabase(f"{self._path}: {table} holds {error}, which has no code") from None


def codes() -> dict[str, str]:
    """JMdict's short code for each description."""
    text = files(__package__).joinpath("codes.tsv").read_text("utf-8")
    lines = (line.split("\t") for line in text.splitlines() if not line.startswith("#"))
    return {description: code for code, description in lines}


def _texts(database: sqlite3.Connection, table: str, key: str) -> defaultdict[int, list[str]]:
    texts: defaultdict[int, list[str]] = defaultdict(list)
    query = f"SELECT {key}, text FROM {table} ORDER BY rowid"  # noqa: S608  (names are ours)
    for owner, text in database.execute(query):
        texts[owner].append(text)
    return texts
