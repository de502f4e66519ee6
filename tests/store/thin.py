"""A database as the first program wrote it: its own statements, with games that were played."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
from msgspec.structs import astuple

from tests.tables.club import Club
from wordsvc.tables import Chair, Table

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    secret BLOB NOT NULL, invite TEXT NOT NULL, host TEXT NOT NULL
) STRICT;
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    token TEXT NOT NULL, PRIMARY KEY ("table", seat)
) STRICT;
CREATE TABLE log (
    "table" TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL, seat INTEGER, key TEXT,
    move TEXT, events TEXT NOT NULL, PRIMARY KEY ("table", version), UNIQUE ("table", seat, key)
) STRICT;
"""


def write(file: Path, *clubs: Club) -> None:
    """The tables of these clubs, as far as the first program knew what a table is."""
    with closing(sqlite3.connect(file)) as db, db:
        db.executescript(SCHEMA)
        for club in clubs:
            _write(db, club.table(), club)


def _write(db: sqlite3.Connection, table: Table, club: Club) -> None:
    known = (table.id, table.game, table.seats, table.options, table.secret)
    db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", (*known, table.invite, table.host)
    )
    sitting = [
        (table.id, seat, chair.name, chair.token)
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person"
    ]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?)", sitting)
    rows = [(table.id, *astuple(row)[:5]) for row in club.log.rows(table.id)]
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", rows)


def without_times(table: Table) -> Table:
    """What the first program did not write is left out of the comparison."""
    chairs = tuple(Chair(chair.kind, chair.name, chair.token) for chair in table.chairs)
    return msgspec.structs.replace(table, edition=1, opened=0, touched=0, chairs=chairs)
