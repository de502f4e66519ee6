"""How is a game of many rows looked at again without replaying all of them?"""

from __future__ import annotations

from collections import OrderedDict
from functools import reduce
from threading import Lock
from weakref import WeakKeyDictionary

from wordsvc.tables.log import Log, Table
from wordsvc.tables.playing import Position, advanced, before

MOST = 128
"""Games kept in mind; a long one takes about half a megabyte."""


class Positions:
    """The games that were looked at last, each as far as it was read. Nothing but a short cut:
    what it gives is what replaying all rows of the log gives.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = Lock()
        self._kept: OrderedDict[str, Position] = OrderedDict()

    def of(self, log: Log, table: Table) -> Position:
        """The game so far. Raises Away."""
        with self._lock:
            kept = self._kept.get(table.id)
        at = None if kept is None else self._read_on(log, table, kept)
        if at is None:
            at = reduce(advanced, log.rows(table.id), before(table))
        if at.version:
            self._keep(table.id, at)
        return at

    def _read_on(self, log: Log, table: Table, kept: Position) -> Position | None:
        """The same game with what came after; None if the log holds another one, put back from a
        backup."""
        same, *more = log.rows(table.id, kept.version - 1) or (None,)
        return reduce(advanced, more, kept) if same == kept.rows[-1] else None

    def _keep(self, table: str, at: Position) -> None:
        with self._lock:
            self._kept[table] = at
            self._kept.move_to_end(table)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)


_OF_LOG: WeakKeyDictionary[Log, Positions] = WeakKeyDictionary()
_lock = Lock()


def position_of(log: Log, table: Table) -> Position:
    """The game so far, read on from what this process knows of it. Raises Away."""
    with _lock:
        positions = _OF_LOG.setdefault(log, Positions())
    return positions.of(log, table)
