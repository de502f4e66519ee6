"""One SQLite file, shared by all threads and processes."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc

from wordsvc.store import upgrade
from wordsvc.store.database import BUSY_SECONDS, Database, SchemaUpgrade, translated_errors
from wordsvc.tables.errors import StoreUnavailable

WAL_IS_SAFE = (3, 51, 3)
"""Older versions can spoil a write-ahead log when two connections write it back at once
(sqlite.org/wal.html, "the WAL-reset bug")."""

AGAIN_MS = 2
LOCKED = "database is locked"
"""What SQLite says where another connection writes; the two drivers agree in the words alone."""

_logger = logging.getLogger("wordsvc.store")

File = tuple[int, int]


def driver() -> ModuleType:
    """The newest SQLite there is: that of pysqlite3 where it is installed, else Python's own."""
    try:
        from pysqlite3 import dbapi2
    except ImportError:
        return sqlite3
    module: ModuleType = dbapi2
    return module


def journal(version: tuple[int, ...]) -> str:
    """The journal mode in which this version of SQLite loses nothing."""
    return "wal" if version >= WAL_IS_SAFE else "delete"


class Sqlite(Database):
    """Readers have connections of their own; writers wait for one another in the process, and
    between processes for the file's lock."""

    def __init__(self, path: Path, module: ModuleType | None = None) -> None:
        self.path = path
        self.module = module or driver()
        self._mode = journal(self.module.sqlite_version_info)
        self._turn = Lock()
        self._ready: File | None = None
        self._reader = self._engine(writes=False)
        self._snapshots = self._reader.execution_options()
        event.listen(self._snapshots, "begin", _begin)
        self._writer = self._engine(writes=True)
        event.listen(self._writer, "begin", _begin_immediate)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that is on the disk when the block has ended.

        Raises StoreUnavailable, Conflict.
        """
        self.prepare()
        with self._alone() as connection:
            yield connection

    def notify(self, connection: Connection, table: str) -> None:
        """Nothing to do: followers look at the file."""

    def prepare(self) -> None:
        """Make the tables, or upgrade them to the latest schema.

        Raises StoreUnavailable, SchemaTooNew.
        """
        with translated_errors():
            ready = self._ready is not None and self._ready == _file(self.path)
        if not ready:
            self.upgrade()

    def close(self) -> None:
        """Close all connections that nobody uses; others are made when needed."""
        self._reader.dispose()
        self._writer.dispose()

    def upgrade(self) -> SchemaUpgrade:
        """The same, looked at again; tells what there was to do. An older file is copied first."""
        with translated_errors():
            self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._alone() as connection:
            done = upgrade.upgrade_schema(connection, self._copy)
            self._ready = _file(self.path)
        return done

    def _copy(self, version: str) -> str:
        """Keep the file as it is, beside itself."""
        kept = self.path.with_name(f"{self.path.name}.{version}-{time.strftime('%Y%m%dT%H%M%S')}")
        part = kept.with_name(f"{kept.name}.part")
        part.unlink(missing_ok=True)
        with closing(self.module.connect(str(self.path), timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        part.replace(kept)
        return str(kept)

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        if not self._turn.acquire(timeout=BUSY_SECONDS):
            raise StoreUnavailable
        try:
            with translated_errors(), self._writer.begin() as connection:
                yield connection
        finally:
            self._turn.release()

    def _engine(self, *, writes: bool) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            module=self.module,
            connect_args={"timeout": BUSY_SECONDS},
            hide_parameters=True,
            pool_timeout=BUSY_SECONDS,
        )

        @event.listens_for(engine, "connect")
        def connected(connection: Any, record: Any) -> None:  # noqa: ANN401 - of either driver
            connection.isolation_level = None  # no transaction but those begun below
            if writes:
                self._set_journal(connection)
                connection.execute("PRAGMA synchronous = FULL")
            else:
                connection.execute("PRAGMA query_only = ON")
            record.info["file"] = _file(self.path)

        @event.listens_for(engine, "checkout")
        def taken(connection: Any, record: Any, proxy: Any) -> None:  # noqa: ANN401
            if record.info["file"] != _file(self.path):
                raise exc.DisconnectionError("another file has this name now")

        return engine

    def _set_journal(self, connection: Any) -> None:  # noqa: ANN401 - of either driver
        """Raises the driver's error where an unsafe mode could not be left."""
        if self._mode == "delete":
            version = self.module.sqlite_version
            _logger.warning("SQLite %s has the WAL-reset bug: rollback journal instead", version)
        (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
        if mode == self._mode:
            return
        try:
            connection.execute(f"PRAGMA journal_mode = {self._mode}").fetchone()
        except self.module.OperationalError:
            if self._mode == "delete":
                raise  # the other way round the file stays as safe as it was


def _file(path: Path) -> File | None:
    """Which file has the name now; None for none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _begin_immediate(connection: Connection) -> None:
    """Ask for the file's lock again and again: SQLite's own waiting backs off to 100 ms, which
    whoever comes last of several processes would pay for."""
    deadline = time.monotonic() + BUSY_SECONDS
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {AGAIN_MS}")
    while not _begun(connection, deadline):
        pass
    connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")


def _begun(connection: Connection, deadline: float) -> bool:
    try:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    except exc.OperationalError as error:
        if LOCKED not in str(error.orig) or time.monotonic() > deadline:
            raise
        return False
    return True
