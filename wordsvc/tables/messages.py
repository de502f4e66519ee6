"""The messages that a follower of a table is sent, with their sentences."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from wordsvc.asking.localize import localize
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Viewer
from wordsvc.messages import Language
from wordsvc.tables.lines import About, LogLine, lines_of
from wordsvc.tables.log import Row, Stage, Table, Terms
from wordsvc.tables.position import BackTo
from wordsvc.tables.positions import Positions
from wordsvc.tables.replies import ChairView, GameObject

MOST_ROWS = 64
MOST_MESSAGES = 512
"""As many as eight seats and a few spectators, in two languages, share of those rows."""


class CommandMessage(msgspec.Struct, frozen=True):
    """One accepted command, as far as the viewer may know it.

    ``seat`` did it, null for the opening; ``by`` tells who acted for the seat: nobody else, a bot,
    or the clock. ``kind`` "move" is a move of the game. With "ask", "agree" and "decline" a player
    says something about taking a move back, and with "back" it is taken back: of the moves, those
    after version ``to`` do not count any more. ``at`` is the time in seconds since 1970, ``lines``
    say what happened, as the table's log does.
    """

    version: int
    kind: Literal["opening", "move", "ask", "agree", "decline", "back"]
    seat: int | None
    by: Literal["", "bot", "clock"]
    at: int
    events: tuple[GameObject, ...]
    to: int | None = None
    lines: tuple[LogLine, ...] = ()


class TableMessage(msgspec.Struct, frozen=True):
    """Who sits at the table and what its host has laid down. ``edition`` counts the changes."""

    edition: int
    stage: Stage
    chairs: tuple[ChairView, ...]
    terms: Terms
    host_seat: int | None


class Messages(msgspec.Struct, frozen=True):
    """What has happened at a table after some version, up to ``version``, and who sits there."""

    version: int
    table: TableMessage
    events: tuple[CommandMessage, ...]


def table_message(table: Table) -> TableMessage:
    """The table as everybody at it may know it."""
    chairs = tuple(ChairView(chair.kind, chair.name) for chair in table.chairs)
    return TableMessage(table.edition, table.stage, chairs, table.terms, table.host_seat)


class RowMessages:
    """The messages of a table's rows, each made once for all who may know the same."""

    def __init__(self, positions: Positions) -> None:
        self._positions = positions
        self._events_of = lru_cache(maxsize=MOST_ROWS)(positions.events_of)
        self.message = lru_cache(maxsize=MOST_MESSAGES)(self._message)
        self.encoded = lru_cache(maxsize=MOST_MESSAGES)(self._encoded)

    def _message(
        self, about: About, row: Row, viewer: Viewer, language: Language
    ) -> CommandMessage:
        """A row as the viewer may know it, with all sentences in it."""
        events = self._events_of(about.table, about.game, row)
        redacted = (ENGINES[about.game].redact(event, viewer) for event in events)
        told = tuple(localize(event, language) for event in redacted if event is not None)
        to = None
        if row.kind == "back":
            to = msgspec.json.decode(row.move or "", type=BackTo).to
        opened = self._positions.opened(about.table, about.game)
        lines = tuple(lines_of(about, opened, row, events, viewer, language))
        return CommandMessage(row.version, row.kind, row.seat, row.by, row.at, told, to, lines)

    def _encoded(self, about: About, row: Row, viewer: Viewer, language: Language) -> bytes:
        """The same as JSON, on one line."""
        return msgspec.json.encode(self.message(about, row, viewer, language))
