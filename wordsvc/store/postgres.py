"""A PostgreSQL database, shared by all threads and processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text

from wordsvc.store import upgrade
from wordsvc.store.database import BUSY_SECONDS, Database, SchemaUpgrade, translated_errors

CHANNEL = "wordsvc_tables"
ALONE = 0x776F7264
"""The advisory lock of those who change the schema."""

_PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""A server that is gone is noticed within seconds, even if the network says nothing."""


def patience(url: URL) -> dict[str, int]:
    """What a URL leaves open of it."""
    return {name: value for name, value in _PATIENCE.items() if name not in url.query}


_TELL = text(f"SELECT pg_notify('{CHANNEL}', :name)")


class Postgres(Database):
    """Writers wait for one another at the row of the table that they write to."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url).set(drivername="postgresql+psycopg")
        self._ready = False
        self._preparing = Lock()
        self._writer = self._engine()
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._writer.execution_options(isolation_level="REPEATABLE READ")

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when the block has ended.

        Raises StoreUnavailable, Conflict.
        """
        self.prepare()
        with translated_errors(), self._writer.begin() as connection:
            yield connection

    def notify(self, connection: Connection, table: str) -> None:
        """A notice that is sent when the transaction is done."""
        connection.execute(_TELL, {"name": table})

    def prepare(self) -> None:
        """Make the tables, or upgrade them to the latest schema.

        Raises StoreUnavailable, SchemaTooNew.
        """
        if self._ready:
            return
        with self._preparing:
            if not self._ready:
                self.upgrade()
                self._ready = True

    def close(self) -> None:
        """Close all connections that nobody uses; others are made when needed."""
        self._writer.dispose()

    def upgrade(self) -> SchemaUpgrade:
        """The same, looked at again; tells what there was to do."""
        with translated_errors(), self._writer.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ALONE})
            return upgrade.upgrade_schema(connection)

    def _engine(self) -> Engine:
        engine = create_engine(
            self.url,
            connect_args=patience(self.url),
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=8,
            max_overflow=16,
            pool_timeout=BUSY_SECONDS,
        )

        @event.listens_for(engine, "connect")
        def connected(connection: Any, record: Any) -> None:  # noqa: ANN401
            milliseconds = int(BUSY_SECONDS * 1000)
            with connection.cursor() as cursor:
                cursor.execute(f"SET lock_timeout = {milliseconds}")
                cursor.execute(f"SET idle_in_transaction_session_timeout = {2 * milliseconds}")
            connection.commit()

        return engine
