"""A log in a SQL database: one set of statements for both kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy import bindparam, case, delete, insert, select, update

from wordsvc.store import schema
from wordsvc.store.columns import row_from, row_values, table_from, table_values
from wordsvc.store.database import Database
from wordsvc.tables.errors import StoreUnavailable
from wordsvc.tables.log import Conflict, Revision, Row, Stage, Table
from wordsvc.tables.tokens import new_secret

AT_ONCE = 500
"""So many names in one question."""

_tables, _log = schema.tables.c, schema.log.c
_this_table = _tables.id == bindparam("name")

_TABLE_COLUMNS = [_tables[name] for name in Table.__struct_fields__]
_ROW_COLUMNS = [_log[name] for name in Row.__struct_fields__]

_CHANGED = [name for name in Table.__struct_fields__ if name not in ("id", "head")]

ALL_TABLES = select(*_TABLE_COLUMNS)
ADD_TABLE = insert(schema.tables)
ADD_ROW = insert(schema.log)

_TABLE = ALL_TABLES.where(_this_table)
_ROWS = (
    select(*_ROW_COLUMNS)
    .where(_log["table"] == bindparam("name"), _log.version > bindparam("after"))
    .order_by(_log.version)
)
_MARKS = select(_tables.id, _tables.edition, _tables.head).where(
    _tables.id.in_(bindparam("names", expanding=True))
)
_CHANGE = (
    update(schema.tables)
    .where(_this_table, _tables.edition == bindparam("seen"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
    .returning(_tables.head)
)
_ADVANCE = (
    update(schema.tables)
    .where(_this_table, _tables.head == bindparam("seen"), _tables.stage != "archived")
    .values(head=bindparam("next"), touched=bindparam("now"))
)
_ADVANCE_STAGE = _ADVANCE.values(
    stage=bindparam("reached"),
    edition=_tables.edition + case((_tables.stage != bindparam("reached"), 1), else_=0),
)
_IDEMPOTENCY = "idempotency"
_SECRET = select(schema.secrets.c.secret).where(schema.secrets.c.name == _IDEMPOTENCY)
_REMOVE_ROWS = delete(schema.log).where(_log["table"] == bindparam("name"))
_REMOVE_TABLE = delete(schema.tables).where(_this_table)


class SqlLog:
    """A ``tables.Log`` over a database. Safe to use from several threads and processes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add_table(self, table: Table) -> None:
        """Keep a new table."""
        with self.database.writing() as connection:
            connection.execute(ADD_TABLE, table_values(table))
            self.database.notify(connection, table.id)

    def secret(self) -> bytes:
        """The secret of this log, the same for all processes."""
        found = self._secret()
        if found is None:
            with suppress(Conflict), self.database.writing() as connection:
                made = {"name": _IDEMPOTENCY, "secret": new_secret()}
                connection.execute(insert(schema.secrets), made)
            found = self._secret()
        if found is None:
            raise StoreUnavailable
        return found

    def add_whole(self, table: Table, rows: Iterable[Row]) -> None:
        """Keep a table that comes with its rows, all or nothing; ``head`` is their number."""
        values = [row_values(table.id, row) for row in rows]
        with self.database.writing() as connection:
            connection.execute(ADD_TABLE, table_values(table))
            if values:
                connection.execute(ADD_ROW, values)
            self.database.notify(connection, table.id)

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        if not _may_be(table):
            return None
        with self.database.reading() as connection:
            found = connection.execute(_TABLE, {"name": table}).one_or_none()
        return None if found is None else table_from(found)

    def change(self, table: Table) -> Table:
        """Keep the table as it is now. Raises Conflict if it is not the same edition any more."""
        changed = replace(table, edition=table.edition + 1)
        values = table_values(changed)
        wanted = {f"new_{name}": values[name] for name in _CHANGED}
        wanted |= {"name": table.id, "seen": table.edition}
        with self.database.writing() as connection:
            head = connection.execute(_CHANGE, wanted).scalar_one_or_none()
            if head is None:
                raise Conflict
            self.database.notify(connection, table.id)
        return replace(changed, head=head)

    def append(self, table: str, row: Row, *, stage: Stage | None = None) -> None:
        """Add the next row. Raises Conflict if the version, or the seat's key, is there already.

        The table's own row goes first: whoever changes it is alone until the end.
        """
        advance = _ADVANCE if stage is None else _ADVANCE_STAGE
        at = {"name": table, "seen": row.version - 1, "next": row.version, "now": row.at}
        if stage is not None:
            at["reached"] = stage
        with self.database.writing() as connection:
            if not connection.execute(advance, at).rowcount:
                raise Conflict
            connection.execute(ADD_ROW, row_values(table, row))
            self.database.notify(connection, table)

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of higher versions, in order."""
        if not _may_be(table):
            return ()
        with self.database.reading() as connection:
            found = connection.execute(_ROWS, {"name": table, "after": after}).all()
        return tuple(map(row_from, found))

    def revisions(self, tables: Iterable[str]) -> Mapping[str, Revision]:
        """The revisions of these tables; those that are gone are missing."""
        names = [table for table in tables if _may_be(table)]
        revisions: dict[str, Revision] = {}
        with self.database.reading() as connection:
            for start in range(0, len(names), AT_ONCE):
                some = {"names": names[start : start + AT_ONCE]}
                found = connection.execute(_MARKS, some).all()
                revisions.update((name, Revision(edition, head)) for name, edition, head in found)
        return revisions

    def listed(self, *, stage: Stage | None = None, before: int | None = None) -> tuple[Table, ...]:
        """All tables, of one stage or last touched before a time, those touched last first."""
        wanted = ALL_TABLES.order_by(_tables.touched.desc(), _tables.id)
        if stage is not None:
            wanted = wanted.where(_tables.stage == stage)
        if before is not None:
            wanted = wanted.where(_tables.touched < before)
        with self.database.reading() as connection:
            return tuple(map(table_from, connection.execute(wanted).all()))

    def _secret(self) -> bytes | None:
        with self.database.reading() as connection:
            found = connection.execute(_SECRET).scalar_one_or_none()
        return None if found is None else bytes(found)

    def remove(self, table: str) -> None:
        """Delete a table with all its rows."""
        with self.database.writing() as connection:
            connection.execute(_REMOVE_ROWS, {"name": table})
            connection.execute(_REMOVE_TABLE, {"name": table})
            self.database.notify(connection, table)


def _may_be(table: str) -> bool:
    """Whether a table could have this id; not every database can even be asked for any text."""
    return table.isascii() and "\0" not in table
