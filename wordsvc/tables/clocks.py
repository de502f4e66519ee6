"""What if a player whom all wait for says nothing for long?"""

from __future__ import annotations

from wordsvc.tables.access import chair_at, known_viewer
from wordsvc.tables.answers import Accepted
from wordsvc.tables.errors import Busy, NoClock, NotAwaited, TooSoon
from wordsvc.tables.log import Conflict, Table
from wordsvc.tables.playing import Ask, Position, advanced, before, decided
from wordsvc.tables.programs import pressed_move
from wordsvc.tables.room import TRIES, Room
from wordsvc.tables.seeing import accepted, urgent


class Clocks(Room):
    """Pass a player by the clock of the table's terms."""

    def pass_seat(self, table: str, token: str | None, seat: int) -> Accepted:
        """A program makes one move for a seat that was waited for and silent for too long; it sees
        what that seat sees. Any player may ask for it, and the host.

        Raises NoSuchSeat, NoClock, NotAwaited, TooSoon, and what ``look`` raises.
        """
        for _ in range(TRIES):
            known = self._live(table)
            viewer = known_viewer(known, token)
            chair_at(known, seat)
            at = self._started(known)
            slots = urgent(at, seat)
            self._check_silent(known, at, seat)
            move = pressed_move(known, at, seat, slots, self._lexicon)
            ask = Ask(seat, move, None, self._now(), "clock")
            row, outcome = decided(known, at, ask, self._lexicon)
            try:
                self._log.append(table, row, stage="ended" if outcome else None)
            except Conflict:
                continue
            return accepted(at, row, viewer)
        raise Busy

    def _check_silent(self, table: Table, at: Position, seat: int) -> None:
        minutes = table.terms.clock
        if minutes is None:
            raise NoClock
        since = silent_since(table, at, seat)
        if since is None:
            raise NotAwaited(seat=seat)
        left = since + 60 * minutes - self._now()
        if left > 0:
            raise TooSoon(seconds=left)


def silent_since(table: Table, at: Position, seat: int) -> int | None:
    """Since when the game waits for the seat without a sign of it, in seconds since 1970.

    What the clock did for it is no sign. None: nobody waits for it.
    """
    since: int | None = None
    past = before(table)
    for row in at.counted:
        past = advanced(past, row)
        if not urgent(past, seat):
            since = None
        elif since is None or (row.seat == seat and row.by == ""):
            since = row.at
    signs = (row.at for row in at.rows if row.seat == seat and row.by == "")
    return None if since is None else max((since, *signs))
