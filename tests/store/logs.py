"""Every kind of log, for tests of what they all promise: mark a test with ``EVERY_LOG`` and let it
take ``log``, or ``database_url`` with ``EVERY_DATABASE``.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

# Every test loads this module: what is heavy is imported where it is used.
if TYPE_CHECKING:
    from wordsvc.tables import Log

DATABASES = ("sqlite", "postgres")
LOGS = ("memory", "sqlite", "old-sqlite", "postgres")

EVERY_LOG = pytest.mark.parametrize("log", LOGS, indirect=True)
EVERY_DATABASE = pytest.mark.parametrize("database_url", DATABASES, indirect=True)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that nobody has used yet."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return f"sqlite:///{tmp_path}/deep/tables.sqlite3"


@pytest.fixture
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Log:
    """An empty log. "old-sqlite" is Python's own SQLite, which may be too old for a WAL."""
    from wordsvc.bootstrap.services import open_log
    from wordsvc.bootstrap.settings import Settings
    from wordsvc.store.sql_log import SqlLog
    from wordsvc.store.sqlite import Sqlite
    from wordsvc.tables import MemoryLog

    match request.param:
        case "memory":
            return MemoryLog()
        case "old-sqlite":
            return SqlLog(Sqlite(tmp_path / "tables.sqlite3", sqlite3))
        case "sqlite":
            return SqlLog(Sqlite(tmp_path / "tables.sqlite3"))
    return open_log(Settings(database=request.getfixturevalue("postgres_url")))
