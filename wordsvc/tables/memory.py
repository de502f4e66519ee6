"""A log that lives as long as its process: for tests and for trying things out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from secrets import token_bytes
from threading import Lock

from msgspec.structs import replace

from wordsvc.tables.log import Conflict, Revision, Row, Stage, Table


class MemoryLog:
    """Tables and rows in dictionaries, under one lock."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._tables: dict[str, Table] = {}
        self._secret = token_bytes(32)
        self._rows: dict[str, tuple[Row, ...]] = {}

    def secret(self) -> bytes:
        """The secret of this log."""
        return self._secret

    def add_table(self, table: Table) -> None:
        """Keep a new table. Raises Conflict if there is one of this id."""
        with self._lock:
            if table.id in self._tables:
                raise Conflict
            self._tables[table.id] = table
            self._rows[table.id] = ()

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        return self._tables.get(table)

    def change(self, table: Table) -> Table:
        """Keep the table as it is now. Raises Conflict if it is not the same edition any more."""
        with self._lock:
            kept = self._tables.get(table.id)
            if kept is None or kept.edition != table.edition:
                raise Conflict
            changed = replace(table, edition=table.edition + 1, head=kept.head)
            self._tables[table.id] = changed
            return changed

    def append(self, table: str, row: Row, *, stage: Stage | None = None) -> None:
        """Add the next row. Raises Conflict if the version, or the seat's key, is there already."""
        with self._lock:
            kept, rows = self._tables.get(table), self._rows.get(table, ())
            used = row.key is not None and any(
                (one.seat, one.key) == (row.seat, row.key) for one in rows
            )
            if kept is None or kept.stage == "archived" or used or row.version != len(rows) + 1:
                raise Conflict
            self._rows[table] = (*rows, row)
            kept = replace(kept, head=row.version, touched=row.at)
            if stage not in (None, kept.stage):
                kept = replace(kept, stage=stage, edition=kept.edition + 1)
            self._tables[table] = kept

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of higher versions, in order."""
        return self._rows.get(table, ())[after:]

    def revisions(self, tables: Iterable[str]) -> Mapping[str, Revision]:
        """The revisions of these tables; those that are gone are missing."""
        known = {name: self._tables.get(name) for name in tables}
        return {name: Revision(it.edition, it.head) for name, it in known.items() if it is not None}

    def listed(self, *, stage: Stage | None = None, before: int | None = None) -> tuple[Table, ...]:
        """All tables, of one stage or last touched before a time, those touched last first."""
        with self._lock:
            tables = list(self._tables.values())
        return tuple(
            sorted(
                (
                    table
                    for table in tables
                    if stage in (None, table.stage) and (before is None or table.touched < before)
                ),
                key=lambda table: (-table.touched, table.id),
            )
        )

    def remove(self, table: str) -> None:
        """Delete a table with all its rows."""
        with self._lock:
            self._tables.pop(table, None)
            self._rows.pop(table, None)
