"""Games as they were last looked at, so that a long one is not replayed for every look."""

from __future__ import annotations

from collections import OrderedDict
from functools import reduce
from threading import Lock

from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Event
from wordsvc.tables.log import Log, Row, Table
from wordsvc.tables.position import GAME_ROWS, Position, advance, entry_of, initial_position

MOST = 128
"""Games kept in mind; a long one takes about half a megabyte."""


class Positions:
    """The games of a log that were looked at last, each as far as it was read. Nothing but a short
    cut: what it gives is what replaying all rows of the log gives.
    """

    def __init__(self, log: Log, most: int = MOST) -> None:
        self._log = log
        self._most = most
        self._lock = Lock()
        self._kept: OrderedDict[str, Position] = OrderedDict()

    def of(self, table: Table, known: Position | None = None) -> Position:
        """The game so far, read on from what is kept of it, or else known.

        Raises StoreUnavailable.
        """
        with self._lock:
            kept = self._kept.get(table.id, known)
        at = None if kept is None else self._read_on(table, kept)
        if at is None:
            at = reduce(advance, self._log.rows(table.id), initial_position(table))
        if at.version:
            self.keep(table.id, at)
        return at

    def events_of(self, table: str, game: str, row: Row) -> tuple[Event, ...]:
        """The events of a row. They are decoded only if that was not done for the game."""
        if row.kind not in GAME_ROWS:
            return ()
        with self._lock:
            kept = self._kept.get(table)
        entry = None if kept is None else kept.entry(row)
        return entry_of(ENGINES[game], row).events if entry is None else entry.events

    def opened(self, table: str, game: str) -> Event:
        """The first event of a game that has begun."""
        with self._lock:
            kept = self._kept.get(table)
        entry = kept.entries[0] if kept else entry_of(ENGINES[game], self._log.rows(table)[0])
        first: Event = entry.events[0]
        return first

    def keep(self, table: str, at: Position) -> None:
        """Know a game as far as this; all its rows are in the log."""
        with self._lock:
            self._kept[table] = at
            self._kept.move_to_end(table)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def forget(self, table: str) -> None:
        """Know nothing of a game any more."""
        with self._lock:
            self._kept.pop(table, None)

    def _read_on(self, table: Table, kept: Position) -> Position | None:
        """The same game with what came after; None if the log holds another one, put back from a
        backup."""
        same, *more = self._log.rows(table.id, kept.version - 1) or (None,)
        return reduce(advance, more, kept) if same == kept.rows[-1] else None
