"""A log in one SQLite file, shared by all worker processes.

The primary key of the rows is the lock: whoever comes second gets Conflict. Rollback journal with
full synchronisation, which every SQLite version does safely.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from wordsvc.tables.errors import Away
from wordsvc.tables.log import Conflict, Row, Table

BUSY_SECONDS = 10.0

_TABLE = ("id", "game", "seats", "options", "secret", "invite", "host")

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
    secret BLOB NOT NULL, invite TEXT NOT NULL, host TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS seats (
    "table" TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, name TEXT NOT NULL,
    token TEXT NOT NULL, PRIMARY KEY ("table", seat)
) STRICT;
CREATE TABLE IF NOT EXISTS log (
    "table" TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL, seat INTEGER, key TEXT,
    move TEXT, events TEXT NOT NULL, PRIMARY KEY ("table", version), UNIQUE ("table", seat, key)
) STRICT;
"""


class SqliteLog:
    """Opens the file for each use: connections belong to no thread, and none is left open."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def add_table(self, table: Table) -> None:
        """Keep a new table."""
        with self._open() as db:
            db.executescript(_SCHEMA)
        with self._writing() as db:
            db.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)",
                [getattr(table, name) for name in _TABLE],
            )

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        if not self._path.exists():
            return None
        with self._open() as db:
            found = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            taken = db.execute(
                'SELECT name, token FROM seats WHERE "table" = ? ORDER BY seat', (table,)
            ).fetchall()
        if found is None:
            return None
        fields = dict(zip(_TABLE, found, strict=True))
        fields["names"] = tuple(name for name, _ in taken)
        fields["tokens"] = tuple(token for _, token in taken)
        return msgspec.convert(fields, Table)

    def add_seat(self, table: str, seat: int, name: str, token: str) -> None:
        """Take the next free seat. Raises Conflict if it is not the next one any more."""
        with self._writing() as db:
            db.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", (table, seat, name, token))

    def append(self, table: str, row: Row) -> None:
        """Add the next row. Raises Conflict if the version, or the seat's key, is there already."""
        with self._writing() as db:
            values = (table, *msgspec.structs.astuple(row))
            db.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", values)

    def rows(self, table: str) -> tuple[Row, ...]:
        """All rows in order of version."""
        with self._open() as db:
            found = db.execute(
                'SELECT version, seat, key, move, events FROM log WHERE "table" = ?'
                " ORDER BY version",
                (table,),
            )
            return tuple(Row(*row) for row in found)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection. Raises Away where the file cannot be used, or is locked for too long."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path, BUSY_SECONDS, isolation_level=None)) as db:
                db.execute("PRAGMA synchronous = FULL")
                yield db
        except (sqlite3.OperationalError, sqlite3.DatabaseError, OSError) as error:
            if isinstance(error, sqlite3.IntegrityError):
                raise
            raise Away from error

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """One transaction that takes the write lock at once."""
        with self._open() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except sqlite3.IntegrityError as taken:
                db.execute("ROLLBACK")
                raise Conflict from taken
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")
