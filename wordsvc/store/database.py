"""A database of either kind, and its errors as those of a log."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import msgspec
from sqlalchemy import Connection, Engine, exc

from wordsvc.tables.errors import StoreUnavailable
from wordsvc.tables.log import Conflict

BUSY_SECONDS = 10.0
"""How long a writer waits for others before the store counts as away."""

_logger = logging.getLogger("wordsvc.store")


class DriverMissing(Exception):
    """The package that speaks with this kind of database is not installed."""


class SchemaTooNew(StoreUnavailable):
    """A newer program has changed the database, so that this one would spoil it."""

    def __init__(self, found: str) -> None:
        super().__init__()
        self.found = found


class SchemaUpgrade(msgspec.Struct, frozen=True):
    """From which schema version to which; ``before`` is null where there was nothing yet. ``copy``
    is the file in which everything was kept as it was."""

    before: str | None
    after: str
    copy: str | None = None


class Database(ABC):
    """One database with the tables of this program in it; they are made when first needed."""

    _reader: Engine
    _snapshots: Engine

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for single questions. Raises StoreUnavailable."""
        self.prepare()
        with translated_errors(), self._reader.connect() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """A connection on which all questions see the same moment. Raises StoreUnavailable."""
        self.prepare()
        with translated_errors(), self._snapshots.connect() as connection:
            yield connection

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A transaction that is on the disk when the block has ended.

        Raises StoreUnavailable, Conflict.
        """

    @abstractmethod
    def notify(self, connection: Connection, table: str) -> None:
        """Let followers of a table know, when the transaction is done."""

    @abstractmethod
    def prepare(self) -> None:
        """Make the tables, or upgrade them to the latest schema.

        Raises StoreUnavailable, SchemaTooNew.
        """

    @abstractmethod
    def close(self) -> None:
        """Close all connections that nobody uses; others are made when needed."""

    @abstractmethod
    def upgrade(self) -> SchemaUpgrade:
        """The same, looked at again; tells what there was to do."""


@contextmanager
def translated_errors() -> Iterator[None]:
    """Say what went wrong as a log does: Conflict where a key is taken, else StoreUnavailable."""
    try:
        yield
    except exc.IntegrityError as taken:
        raise Conflict from taken
    except SchemaTooNew as newer:
        _logger.warning("database away: written by a newer program (form %s)", newer.found)
        raise
    except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
        # Only what the database said: a whole statement would show secrets.
        said = getattr(error, "orig", None) or error
        _logger.warning("database away: %s", said)
        raise StoreUnavailable from said
