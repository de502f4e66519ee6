"""Tables with their games: loaded from the log, and kept in it only if nobody was faster."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.errors import Archived, Busy, NoSuchTable, NotStarted
from wordsvc.tables.log import Conflict, Log, Stage, Table
from wordsvc.tables.position import Position, deal
from wordsvc.tables.positions import Positions

TRIES = 12
"""How often something is decided again because somebody else was first."""

T = TypeVar("T")


def retried(attempt: Callable[[], T]) -> T:
    """What the attempt returns. Where somebody else was first (Conflict), it is made again on what
    there is then. Raises Busy."""
    for _ in range(TRIES):
        with suppress(Conflict):
            return attempt()
    raise Busy


class Repository:
    """The tables of a log, and their games as far as this process has read them."""

    def __init__(self, log: Log, lexicon: Lexicon, clock: Callable[[], float] = time.time) -> None:
        self.log = log
        self._lexicon = lexicon
        self._clock = clock
        self.positions = Positions(log)

    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    def now_ms(self) -> int:
        """Milliseconds since 1970: what a move tells of its time."""
        return int(self._clock() * 1000)

    def table(self, table: str) -> Table:
        """The table of that id. Raises NoSuchTable."""
        known = self.log.table(table)
        if known is None:
            raise NoSuchTable(table=table)
        return known

    def live(self, table: str) -> Table:
        """A table at which something may still change. Raises NoSuchTable, Archived."""
        known = self.table(table)
        if known.stage == "archived":
            raise Archived
        return known

    def position(self, table: Table, known: Position | None = None) -> Position:
        """The game so far; nobody deals. ``known`` is what the caller remembers of it."""
        return self.positions.of(table, known)

    def dealt(self, table: Table) -> tuple[Table, Position]:
        """The game so far, and the table as it stands then; deals first where all chairs are taken
        and nobody has dealt."""
        at = self.positions.of(table)
        if not at.version and not table.free and table.stage == "waiting":
            with suppress(Conflict):  # another one has dealt in the same moment
                self.append(table.id, deal(table, self._lexicon, self.now_ms()))
            table = self.table(table.id)
            at = self.positions.of(table)
        return table, at

    def started(self, table: Table) -> Position:
        """The game so far. Raises NotStarted."""
        _, at = self.dealt(table)
        if not at.version:
            raise NotStarted(free=table.free)
        return at

    def add(self, table: Table) -> None:
        """Keep a new table. Raises Conflict if there is one of this id."""
        self.log.add_table(table)

    def append(self, table: str, after: Position) -> None:
        """Keep the last row of a position. Raises Conflict if somebody else was first."""
        self.log.append(table, after.rows[-1], stage=_reached(after))
        self.positions.keep(table, after)

    def changed(self, table: str, change: Callable[[Table], Table]) -> Table:
        """The table as ``change`` makes it, kept. What it returns as it was is not written. Raises
        Busy, and what ``change`` raises."""

        def attempt() -> Table:
            known = self.table(table)
            wanted = change(known)
            if wanted is known:
                return known
            return self.log.change(replace(wanted, touched=self.now()))

        return retried(attempt)

    def remove(self, table: str) -> None:
        """Forget the table: names, tokens, every move."""
        self.log.remove(table)
        self.positions.forget(table)


def _reached(after: Position) -> Stage | None:
    """The stage that begins with the last row of a position."""
    if after.game.outcome(after.state) is not None:
        return "ended"
    return "playing" if after.version == 1 else None
