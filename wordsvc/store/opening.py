"""The database that a URL names."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from wordsvc.store.database import Database, DriverMissing

FILE = "sqlite:///"


def sqlite_file(url: str) -> Path | None:
    """The file of SQLite that it names, None for PostgreSQL."""
    if not url.startswith(FILE):
        return None
    return Path(url.removeprefix(FILE)).expanduser()


def open_database(url: str) -> Database:
    """``sqlite:///FILE`` or ``postgresql://…``; it is not touched before it is used.

    Raises DriverMissing where PostgreSQL is asked for and the extra ``pg`` is not installed.
    """
    file = sqlite_file(url)
    if file is not None:
        from wordsvc.store.sqlite import Sqlite

        return Sqlite(file)
    if find_spec("psycopg") is None:
        raise DriverMissing
    from wordsvc.store.postgres import Postgres

    return Postgres(url)
