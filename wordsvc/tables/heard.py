"""What does somebody hear who follows a table, and in which words?"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

import msgspec

from wordsvc.games import REGISTRY
from wordsvc.games.core import Viewer
from wordsvc.messages import Language
from wordsvc.messages.told_deep import told_deep
from wordsvc.tables.answers import ChairSeen, OfTheGame
from wordsvc.tables.log import Row, Stage, Table, Terms
from wordsvc.tables.playing import TakenTo


class Happened(msgspec.Struct, frozen=True):
    """One accepted command, as far as the viewer may know it.

    ``seat`` did it, null for the opening; ``by`` tells who acted for the seat: nobody else, a bot,
    or the clock. ``kind`` "move" is a move of the game. With "ask", "agree" and "decline" a player
    says something about taking a move back, and with "back" it is taken back: of the moves, those
    after version ``to`` do not count any more. ``at`` is the time in seconds since 1970.
    """

    version: int
    kind: Literal["opening", "move", "ask", "agree", "decline", "back"]
    seat: int | None
    by: Literal["", "bot", "clock"]
    at: int
    events: tuple[OfTheGame, ...]
    to: int | None = None


class AtTable(msgspec.Struct, frozen=True):
    """Who sits at the table and what its host has laid down. ``edition`` counts the changes."""

    edition: int
    stage: Stage
    chairs: tuple[ChairSeen, ...]
    terms: Terms
    host_seat: int | None


class Heard(msgspec.Struct, frozen=True):
    """What has happened at a table after some version, up to ``version``, and who sits there."""

    version: int
    table: AtTable
    events: tuple[Happened, ...]


def at_table(table: Table) -> AtTable:
    """The table as everybody at it may know it."""
    chairs = tuple(ChairSeen(chair.kind, chair.name) for chair in table.chairs)
    return AtTable(table.edition, table.stage, chairs, table.terms, table.host_seat)


@lru_cache(maxsize=1024)
def happened(game: str, row: Row, viewer: Viewer, language: Language) -> Happened:
    """A row as the viewer may know it, with all sentences in it.

    A function of the row alone, so that all who may know the same share the work.
    """
    seen = (REGISTRY[game].redact(event, viewer) for event in _events(game, row.events))
    events = tuple(told_deep(event, language) for event in seen if event is not None)
    to = None
    if row.kind == "back":
        to = msgspec.json.decode(row.move or "", type=TakenTo).to
    return Happened(row.version, row.kind, row.seat, row.by, row.at, events, to)


@lru_cache(maxsize=1024)
def said(game: str, row: Row, viewer: Viewer, language: Language) -> bytes:
    """The same as JSON, on one line."""
    return msgspec.json.encode(happened(game, row, viewer, language))


@lru_cache(maxsize=256)
def _events(game: str, events: str) -> tuple[Any, ...]:
    return REGISTRY[game].codec.read_events(events)
