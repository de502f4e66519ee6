"""What do all use cases need: the table, its game so far, and a change that nobody overtakes?"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.errors import Archived, Busy, NoSuchTable, NotStarted
from wordsvc.tables.log import Conflict, Log, Table
from wordsvc.tables.playing import Position, opening
from wordsvc.tables.positions import position_of
from wordsvc.validators.sheet_library import SheetLibrary

TRIES = 12
"""How often something is decided again because somebody else was first."""


class Room:
    """Tables in a log. Holds nothing of its own."""

    def __init__(
        self,
        log: Log,
        lexicon: Lexicon,
        sheets: SheetLibrary,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._log = log
        self._lexicon = lexicon
        self._sheets = sheets
        self._clock = clock

    def _now(self) -> int:
        return int(self._clock())

    def _table(self, table: str) -> Table:
        known = self._log.table(table)
        if known is None:
            raise NoSuchTable(table=table)
        return known

    def _live(self, table: str) -> Table:
        """A table at which something may still change. Raises NoSuchTable, Archived."""
        known = self._table(table)
        if known.stage == "archived":
            raise Archived
        return known

    def _changed(self, table: str, change: Callable[[Table], Table]) -> Table:
        """The table as ``change`` makes it, kept; it is asked again if somebody was faster.

        What it returns as it was is not written. Raises also what ``change`` raises.
        """
        for _ in range(TRIES):
            known = self._table(table)
            wanted = change(known)
            if wanted is known:
                return known
            with suppress(Conflict):
                return self._log.change(replace(wanted, touched=self._now()))
        raise Busy

    def _position(self, table: Table) -> Position:
        """The game so far; deals first where all chairs are taken and nobody has dealt."""
        return self._dealt(table)[1]

    def _dealt(self, table: Table) -> tuple[Table, Position]:
        """The same, and the table as it stands then."""
        at = position_of(self._log, table)
        if not at.version and not table.free and table.stage == "waiting":
            with suppress(Conflict):  # another one has dealt in the same moment
                dealt = opening(table, self._lexicon, self._now())
                self._log.append(table.id, dealt, stage="playing")
            table = self._table(table.id)
            at = position_of(self._log, table)
        return table, at

    def _started(self, table: Table) -> Position:
        """The game so far. Raises NotStarted."""
        at = self._position(table)
        if not at.version:
            raise NotStarted(free=table.free)
        return at
