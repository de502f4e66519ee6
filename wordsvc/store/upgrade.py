"""The version of a database's schema, and the upgrade to the latest one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from sqlalchemy import Connection, inspect, text

from wordsvc.store.database import SchemaTooNew, SchemaUpgrade

LATEST = "0003"
VERSIONS = ("0001", "0002", LATEST)
"""All revisions in their order; the scripts are in ``migrations/versions``."""

EARLIEST = VERSIONS[0]
STAMP = "alembic_version"
SCRIPTS = Path(__file__).parent / "migrations"

_one_at_a_time = Lock()  # alembic keeps what it is doing in its modules


def schema_version(connection: Connection) -> str | None:
    """The schema version of the tables; None where there are none.

    The first program did not write down its schema version.
    """
    names = set(inspect(connection).get_table_names())
    if STAMP in names:
        found = connection.execute(text(f"SELECT version_num FROM {STAMP}")).scalars().all()  # noqa: S608
        if found:
            return str(found[0])
    return EARLIEST if {"tables", "seats", "log"} <= names else None


def upgrade_schema(
    connection: Connection, keep: Callable[[str], str | None] = lambda version: None
) -> SchemaUpgrade:
    """Upgrade the tables to the latest schema, in the transaction of the connection, which must be
    alone.

    ``keep`` is called with the old version before anything is changed, and may say where it has put
    a copy. Raises SchemaTooNew.
    """
    before = schema_version(connection)
    if before is not None and before not in VERSIONS:
        raise SchemaTooNew(before)
    if before == LATEST:
        return SchemaUpgrade(before, LATEST)
    copy = None if before is None else keep(before)
    with _one_at_a_time:
        _run(connection, before)
    return SchemaUpgrade(before, LATEST, copy)


def _run(connection: Connection, before: str | None) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if before is not None:
        command.stamp(config, before)
    command.upgrade(config, LATEST)
