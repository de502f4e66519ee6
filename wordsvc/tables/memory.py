"""A log that lives as long as its process: for tests and for trying things out."""

from __future__ import annotations

from threading import Lock

from msgspec.structs import replace

from wordsvc.tables.log import Conflict, Row, Table


class MemoryLog:
    """Tables and rows in dictionaries, under one lock."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: dict[str, Table] = {}
        self._rows: dict[str, tuple[Row, ...]] = {}

    def add_table(self, table: Table) -> None:
        """Keep a new table."""
        with self._lock:
            self._tables[table.id] = table
            self._rows[table.id] = ()

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        return self._tables.get(table)

    def add_seat(self, table: str, seat: int, name: str, token: str) -> None:
        """Take the next free seat. Raises Conflict if it is not the next one any more."""
        with self._lock:
            known = self._tables[table]
            if len(known.names) != seat or known.full:
                raise Conflict
            names, tokens = (*known.names, name), (*known.tokens, token)
            self._tables[table] = replace(known, names=names, tokens=tokens)

    def append(self, table: str, row: Row) -> None:
        """Add the next row. Raises Conflict if the version, or the seat's key, is there already."""
        with self._lock:
            rows = self._rows[table]
            taken = row.key is not None and any(
                (one.seat, one.key) == (row.seat, row.key) for one in rows
            )
            if row.version != len(rows) + 1 or taken:
                raise Conflict
            self._rows[table] = (*rows, row)

    def rows(self, table: str) -> tuple[Row, ...]:
        """All rows in order of version."""
        return self._rows.get(table, ())
