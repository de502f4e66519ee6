"""Which database does a URL name?"""

from __future__ import annotations

from pathlib import Path

from wordsvc.store.database import Database

FILE = "sqlite:///"


def is_file(url: str) -> bool:
    """Whether it names a file of SQLite."""
    return url.startswith(FILE)


def open_database(url: str) -> Database:
    """``sqlite:///FILE`` or ``postgresql://…``; it is not touched before it is used."""
    if is_file(url):
        from wordsvc.store.sqlite import Sqlite

        return Sqlite(Path(url.removeprefix(FILE)).expanduser())
    from wordsvc.store.postgres import Postgres

    return Postgres(url)
