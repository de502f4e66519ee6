"""What a process does that comes to a database: a module of its own, so that it starts quickly."""

from __future__ import annotations

from wordsvc.store.opening import open_database
from wordsvc.store.sql_log import SqlLog


def opened(url: str) -> int:
    """How many tables there are."""
    return len(SqlLog(open_database(url)).listed())
