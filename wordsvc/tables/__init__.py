"""Shared tables: open one, sit down, act, look, and read what was played."""

from __future__ import annotations

from wordsvc.tables.answers import Accepted, Opened, Seated, TableSeen
from wordsvc.tables.errors import (
    Away,
    Busy,
    Full,
    KeyReused,
    NoSuchTable,
    NotInvited,
    NoToken,
    NotStarted,
    TableError,
    WrongToken,
)
from wordsvc.tables.log import Chair, Conflict, Log, Mark, Row, Stage, Table, Terms
from wordsvc.tables.memory import MemoryLog
from wordsvc.tables.service import Tables

__all__ = [
    "Accepted",
    "Away",
    "Busy",
    "Chair",
    "Conflict",
    "Full",
    "KeyReused",
    "Log",
    "Mark",
    "MemoryLog",
    "NoSuchTable",
    "NoToken",
    "NotInvited",
    "NotStarted",
    "Opened",
    "Row",
    "Seated",
    "Stage",
    "Table",
    "TableError",
    "TableSeen",
    "Tables",
    "Terms",
    "WrongToken",
]
