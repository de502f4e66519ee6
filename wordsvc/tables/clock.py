"""The clock of a table's terms: how long a player whom all wait for has said nothing."""

from __future__ import annotations

from wordsvc.games.core import replay
from wordsvc.tables.errors import NoClock, NotAwaited, TooSoon
from wordsvc.tables.log import Table
from wordsvc.tables.position import Position
from wordsvc.tables.views import awaited_slots_in


def check_silent(table: Table, at: Position, seat: int, now: int) -> None:
    """Whether the seat may be passed. Raises NoClock, NotAwaited, TooSoon."""
    minutes = table.terms.clock
    if minutes is None:
        raise NoClock
    since = silent_since(at, seat)
    if since is None:
        raise NotAwaited(seat=seat)
    left = since + 60 * minutes - now
    if left > 0:
        raise TooSoon(seconds=left)


def silent_since(at: Position, seat: int) -> int | None:
    """Since when the game waits for the seat without a sign of it, in seconds since 1970.

    What the clock did for it is no sign. None: nobody waits for it.
    """
    since: int | None = None
    state = at.game.initial
    for row, entry in zip(at.counted, at.entries, strict=True):
        state = replay(at.game, entry.events, state)
        if not awaited_slots_in(at.game, state, seat):
            since = None
        elif since is None or (row.seat == seat and row.by == ""):
            since = row.at
    signs = (row.at for row in at.rows if row.seat == seat and row.by == "")
    return None if since is None else max((since, *signs))
