"""Backup of everything into one file while games go on, and restoring from it.

A gzip file of JSON lines, the same for every database: what it is; each table, followed by its
rows; at last how many there are, and a hash of all lines before.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from wordsvc.store import schema
from wordsvc.store.columns import row_from, row_values, table_from, table_values
from wordsvc.store.database import Database
from wordsvc.tables.log import Conflict, Row, Table

FORMAT = 1
DAMAGED = (EOFError, gzip.BadGzipFile, zlib.error, UnicodeDecodeError)


class Head(msgspec.Struct, frozen=True, tag="wordsvc-tables", tag_field="line"):
    """What the file is, and when it was made."""

    format: int
    made: int


class TableLine(msgspec.Struct, frozen=True, tag="table", tag_field="line"):
    """A table; as many rows as its ``head`` says follow."""

    table: Table


class RowLine(msgspec.Struct, frozen=True, tag="row", tag_field="line"):
    """A row of the table before."""

    row: Row


class End(msgspec.Struct, frozen=True, tag="end", tag_field="line"):
    """What has been there, to be compared."""

    tables: int
    rows: int
    hash: str


class Counts(msgspec.Struct, frozen=True):
    """How much was copied."""

    tables: int
    rows: int


class BackupDamaged(Exception):
    """The file is not a whole backup. ``line`` is the first that is wrong, counted from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class DatabaseNotEmpty(Exception):
    """The database has tables already."""

    def __init__(self, tables: int) -> None:
        super().__init__(tables)
        self.tables = tables


_NAMES = select(schema.tables.c.id).order_by(schema.tables.c.id)
_TABLE = select(*(schema.tables.c[name] for name in Table.__struct_fields__)).where(
    schema.tables.c.id == bindparam("name")
)
_ROWS = (
    select(*(schema.log.c[name] for name in Row.__struct_fields__))
    .where(schema.log.c["table"] == bindparam("name"))
    .order_by(schema.log.c.version)
)
_lines = msgspec.json.Decoder(Head | TableLine | RowLine | End)


def back_up(database: Database, target: Path, now: int) -> Counts:
    """Copy everything as it is at one moment. The file appears when it is whole.

    Raises StoreUnavailable, and OSError where the file cannot be written.
    """
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with _written(part) as file:
            counts = _write(database, file, now)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    return counts


def restore(database: Database, source: Path, *, replacing: bool = False) -> Counts:
    """Take back everything, or, whatever is wrong, nothing.

    Raises BackupDamaged, DatabaseNotEmpty unless what is there shall be replaced,
    StoreUnavailable, and OSError where the file cannot be read.
    """
    try:
        return _restore(database, source, replacing=replacing)
    except Conflict as twice:
        raise BackupDamaged(0) from twice


def _restore(database: Database, source: Path, *, replacing: bool) -> Counts:
    with gzip.open(source, "rb") as file, database.writing() as connection:
        if replacing:
            connection.execute(delete(schema.log))
            connection.execute(delete(schema.tables))
        elif there := len(connection.execute(_NAMES).all()):
            raise DatabaseNotEmpty(there)
        reader = _Reader(file)
        for table, rows in reader.tables():
            connection.execute(insert(schema.tables), table_values(table))
            if rows:
                values = [row_values(table.id, row) for row in rows]
                connection.execute(insert(schema.log), values)
            database.notify(connection, table.id)
        return reader.counts


@contextmanager
def _written(part: Path) -> Iterator[gzip.GzipFile]:
    """A compressed file that only its owner may read, on the disk at the end."""
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as plain:
        with gzip.GzipFile(filename="", fileobj=plain, mode="wb", compresslevel=6) as file:
            yield file
        plain.flush()
        os.fsync(plain.fileno())


def _write(database: Database, file: gzip.GzipFile, now: int) -> Counts:
    digest = blake2b(digest_size=16)

    def line(value: object) -> None:
        data = msgspec.json.encode(value) + b"\n"
        digest.update(data)
        file.write(data)

    tables = written = 0
    line(Head(FORMAT, now))
    with database.snapshot() as connection:
        for name in connection.execute(_NAMES).scalars().all():
            line(TableLine(table_from(connection.execute(_TABLE, {"name": name}).one())))
            rows = connection.execute(_ROWS, {"name": name}).all()
            for row in rows:
                line(RowLine(row_from(row)))
            tables, written = tables + 1, written + len(rows)
    line(End(tables, written, digest.hexdigest()))
    return Counts(tables, written)


class _Reader:
    """Reads a backup once from its beginning and believes nothing."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._digest = blake2b(digest_size=16)
        self._line = 0
        self.counts = Counts(0, 0)

    def tables(self) -> Iterator[tuple[Table, list[Row]]]:
        """Each table with its rows. Raises BackupDamaged, at the latest at the end."""
        head = self._next()
        if not isinstance(head, Head) or head.format != FORMAT:
            raise BackupDamaged(self._line)
        while not isinstance(line := self._next(), End):
            if not isinstance(line, TableLine):
                raise BackupDamaged(self._line)
            rows = [self._row(version) for version in range(1, line.table.head + 1)]
            self.counts = Counts(self.counts.tables + 1, self.counts.rows + len(rows))
            yield line.table, rows
        if (line.tables, line.rows) != (self.counts.tables, self.counts.rows) or self._more():
            raise BackupDamaged(self._line)

    def _row(self, version: int) -> Row:
        line = self._next()
        if not isinstance(line, RowLine) or line.row.version != version:
            raise BackupDamaged(self._line)
        return line.row

    def _next(self) -> Head | TableLine | RowLine | End:
        self._line += 1
        before = self._digest.hexdigest()
        try:
            data = self._file.readline()
            line: Any = _lines.decode(data)
        except (*DAMAGED, msgspec.DecodeError) as fault:
            raise BackupDamaged(self._line) from fault
        self._digest.update(data)
        if isinstance(line, End) and line.hash != before:
            raise BackupDamaged(self._line)
        return line  # type: ignore[no-any-return]

    def _more(self) -> bool:
        try:
            return bool(self._file.read(1))
        except DAMAGED:
            return True
