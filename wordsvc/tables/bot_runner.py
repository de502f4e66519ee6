"""The loop that lets the bots of a serving process play."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import msgspec

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.bots import Bots, Plan, has_bots
from wordsvc.tables.errors import StoreUnavailable
from wordsvc.tables.log import Revision, Table
from wordsvc.tables.position import Position
from wordsvc.tables.repository import Repository

TICK_SECONDS = 0.2
"""How soon it is seen that a person has moved."""
LOOK_SECONDS = 30.0
"""How soon tables are found that another process served before it ended."""
IDLE_SECONDS = 600.0
"""A table where nothing happens for so long is not looked at again before a person moves."""

Report = Callable[[Exception], None]


class _Watched(msgspec.Struct):
    """A table with bots: how far it was when it was last looked at, and what they plan."""

    revision: Revision | None = None
    changed: float = 0.0
    table: Table | None = None
    at: Position | None = None
    plan: Plan | None = None
    due: float = 0.0


class BotRunner:
    """Looks after all tables with bots. Several processes may do so at the same time."""

    def __init__(
        self,
        tables: Repository,
        lexicon: Lexicon,
        report: Report,
        pace: float = 1.0,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tables = tables
        self._bots = Bots(tables, lexicon)
        self._report = report
        self._pace = pace
        self._clock = clock
        self._watched: dict[str, _Watched] = {}
        self._woken: set[str] = set()
        self._idle: set[str] = set()
        self._lock = threading.Lock()
        self._wakeup = threading.Event()
        self._look_at = clock()
        self._stopped = False

    def wake(self, table: str) -> None:
        """There may be something to do for bots at that table."""
        with self._lock:
            self._woken.add(table)
        self._wakeup.set()

    def moved(self, table: str) -> None:
        """Somebody has moved at a table, with or without bots."""
        if table in self._idle:
            self.wake(table)

    def run(self) -> None:
        """Play until ``stop``. Nothing that goes wrong ends it, also not a store that is away."""
        while not self._stopped:
            wait = LOOK_SECONDS
            try:
                wait = self.step()
            except StoreUnavailable:
                self._look_at = self._clock()
                wait = TICK_SECONDS * 10
            except Exception as error:  # noqa: BLE001 - a bug here must not stop all bots
                self._report(error)
            self._wakeup.wait(wait)
            self._wakeup.clear()

    def stop(self) -> None:
        """End ``run`` soon."""
        self._stopped = True
        self._wakeup.set()

    def step(self) -> float:
        """Do what is due; how many seconds later there may be more. Raises StoreUnavailable."""
        self._find()
        for name, watched in self._behind():
            self._tended(name, watched, self._think)
        now = self._clock()
        due = [(n, one) for n, one in self._watched.items() if one.plan and one.due <= now]
        for name, watched in due:
            self._tended(name, watched, self._play)
        return self._wait()

    def _find(self) -> None:
        """Watch tables that somebody named, and from time to time whatever tables there are."""
        with self._lock:
            found, self._woken = self._woken, set()
        if self._clock() >= self._look_at:
            playing = [one for one in self._tables.log.listed(stage="playing") if has_bots(one)]
            since = self._tables.now() - IDLE_SECONDS
            found |= {one.id for one in playing if one.touched >= since}
            self._idle = {one.id for one in playing if one.touched < since}
            self._look_at = self._clock() + LOOK_SECONDS
        for name in found:
            self._watched.setdefault(name, _Watched()).changed = self._clock()

    def _behind(self) -> list[tuple[str, _Watched]]:
        """The tables at which something has happened."""
        if not self._watched:
            return []
        revisions = self._tables.log.revisions(list(self._watched))
        since = self._clock() - IDLE_SECONDS
        for name, watched in list(self._watched.items()):
            if name not in revisions or (watched.changed < since and watched.plan is None):
                del self._watched[name]
                self._idle.add(name)
        return [(n, one) for n, one in self._watched.items() if revisions[n] != one.revision]

    def _tended(self, name: str, watched: _Watched, tend: Callable[[str, _Watched], None]) -> None:
        """One table's fault is no other's: it is left alone until something happens there."""
        try:
            tend(name, watched)
        except StoreUnavailable:
            watched.revision = None
            raise
        except Exception as error:  # noqa: BLE001 - see above
            watched.plan = None
            self._report(error)

    def _think(self, name: str, watched: _Watched) -> None:
        table = self._tables.log.table(name)
        if table is None or not has_bots(table):
            del self._watched[name]
            return
        at = self._tables.position(table, watched.at)
        plan = self._bots.plan(table, at)
        goes_on = watched.at is None or at.version > watched.at.version or plan != watched.plan
        watched.revision = Revision(table.edition, at.version)
        watched.changed = self._clock()
        watched.table, watched.at, watched.plan = table, at, plan
        if plan is not None and goes_on:
            pace = self._pace if plan.move is not None else 1.0
            watched.due = watched.changed + max(plan.delay * pace, plan.earliest)

    def _play(self, name: str, watched: _Watched) -> None:
        plan, watched.plan = watched.plan, None
        if watched.table is None or watched.at is None or plan is None:
            return
        self._bots.play(watched.table, watched.at, plan)
        self._think(name, watched)

    def _wait(self) -> float:
        """Until the next move or look; a move that came later in this step is due at once."""
        now = self._clock()
        times = [one.due for one in self._watched.values() if one.plan is not None]
        wait = min([self._look_at, *times]) - now
        return max(0.0, min(wait, TICK_SECONDS) if self._watched else wait)
