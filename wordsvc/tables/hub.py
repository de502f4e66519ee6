"""The hub of a process: it wakes the followers of tables and lets them share what one has read.

A notification carries nothing: whoever is woken reads the log, from where they are. So nothing
waits in a queue for a slow reader, one that gets lost costs time and no news, and nothing is shown
that is not kept. All followers of a table in this process share what one of them has read.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec

from wordsvc.tables.errors import StoreUnavailable
from wordsvc.tables.log import Log, Revision, Row, Table
from wordsvc.tables.messages import MOST_ROWS, RowMessages
from wordsvc.tables.positions import Positions

POLL_SECONDS = 0.1
SHARED_ROWS = MOST_ROWS
"""So many of the last rows of a table are shared; who is further behind reads alone."""
STALE_SECONDS = 10.0
"""What was read longer ago is read again, whether or not a notification came."""
AWAY_SECONDS = 1.0
"""How long a store that did not answer is left alone."""

Notify = Callable[[str | None], None]


class Notifier(Protocol):
    """Tells that something has changed, in whichever process."""

    def listen(self, notify: Notify, stop: threading.Event) -> None:
        """Call ``notify`` until ``stop`` is set: with the name of a table at which something has
        happened, or with None when that may be so at any table."""
        ...


class PollingNotifier:
    """The notifier of a log that has none: look again, ten times a second."""

    def listen(self, notify: Notify, stop: threading.Event) -> None:
        """Notify until ``stop`` is set."""
        while not stop.wait(POLL_SECONDS):
            notify(None)


class TooManyFollowers(Exception):
    """As many as may follow tables in this process do so."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it was read, None if it is gone, and its last rows, up to version ``head``."""

    table: Table | None
    rows: tuple[Row, ...]
    head: int

    @property
    def revision(self) -> Revision | None:
        """How far this is."""
        return None if self.table is None else Revision(self.table.edition, self.head)


class Channel:
    """One table that is being followed."""

    def __init__(self, log: Log, table: str, positions: Positions) -> None:
        self.table = table
        self.followers = 0
        self.messages = RowMessages(positions)
        self._log = log
        self._reading = threading.Lock()
        self._news = threading.Condition()
        self._notified = 0
        self._read = -1
        self._read_at = self._away_at = float("-inf")
        self._snapshot: Snapshot | None = None

    @property
    def revision(self) -> Revision | None:
        """How far the followers may have come; None as long as nothing was read."""
        return self._snapshot.revision if self._snapshot is not None else None

    def notify(self) -> None:
        """Wake all followers."""
        with self._news:
            self._notified += 1
            self._news.notify_all()

    def catch_up(self, known: Revision) -> None:
        """Read again if what was read is older than this: a player who has just sat down must not
        be judged by how the table was before."""
        read = self.revision
        if read is not None and (read.edition < known.edition or read.head < known.head):
            self.notify()

    def wait(self, seen: int, seconds: float) -> int:
        """The number of notifications, as soon as it is another one, or after so long."""
        with self._news:
            self._news.wait_for(lambda: self._notified != seen, seconds)
            return self._notified

    def read(self, notified: int) -> Snapshot:
        """What is known of the table, at least as new as that notification.

        Raises StoreUnavailable.
        """
        with self._reading:
            now = time.monotonic()
            fresh = self._read >= notified and now - self._read_at < STALE_SECONDS
            if self._snapshot is not None and fresh:
                return self._snapshot
            if now - self._away_at < AWAY_SECONDS:
                raise StoreUnavailable
            upto = self._notified
            try:
                self._snapshot = self._again()
            except StoreUnavailable:
                self._away_at = time.monotonic()
                raise
            self._read, self._read_at = upto, now
            return self._snapshot

    def rows(self, snapshot: Snapshot, after: int) -> tuple[Row, ...]:
        """The rows of ``snapshot`` of higher versions, whether or not they are shared.

        Raises StoreUnavailable.
        """
        head, shared = snapshot.head, snapshot.rows
        if after >= head:
            return ()
        if shared and shared[0].version <= after + 1:
            return shared[after + 1 - shared[0].version :]
        return tuple(row for row in self._log.rows(self.table, after) if row.version <= head)

    def _again(self) -> Snapshot:
        """Read on. Rows come first: whoever has lost their seat before one sees none of it."""
        known = self._snapshot or self._begun()
        more = self._log.rows(self.table, known.head)
        rows = (*known.rows, *more)[-SHARED_ROWS:]
        head = more[-1].version if more else known.head
        return Snapshot(self._log.table(self.table), rows, head)

    def _begun(self) -> Snapshot:
        table = self._log.table(self.table)
        return Snapshot(table, (), max(table.head - SHARED_ROWS, 0) if table else 0)


class Hub:
    """Everybody who follows tables in this process: at most ``most`` at a time, and half as many
    who only watch, so that they leave room for those who play.

    Listens in a thread of its own, from the first follower on that waits.
    """

    def __init__(
        self,
        log: Log,
        notifier: Notifier | None = None,
        most: int = 200,
        positions: Positions | None = None,
    ) -> None:
        self.log = log
        self._positions = positions or Positions(log)
        self._notifier = notifier or PollingNotifier()
        self._most = most
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._channels: dict[str, Channel] = {}
        self._listener: threading.Thread | None = None
        self.followers = 0
        self.watchers = 0

    @property
    def closed(self) -> bool:
        """Whether nobody is told anything any more."""
        return self._stop.is_set()

    def pause(self) -> None:
        """Leave the store alone for a moment."""
        self._stop.wait(AWAY_SECONDS)

    def join(self, table: str, *, watching: bool = False) -> Channel:
        """Begin to follow a table. Raises TooManyFollowers. To be followed by ``leave``, once."""
        with self._lock:
            if self.followers >= self._most:
                raise TooManyFollowers(self._most)
            if watching and self.watchers >= self._most // 2:
                raise TooManyFollowers(self._most // 2)
            self.watchers += watching
            channel = self._channels.setdefault(table, Channel(self.log, table, self._positions))
            channel.followers += 1
            self.followers += 1
            return channel

    def listen(self) -> None:
        """Listen to the notifier from now on."""
        with self._lock:
            if self._listener is None or not self._listener.is_alive():
                self._listener = threading.Thread(target=self._listen, name="hub", daemon=True)
                self._listener.start()

    def leave(self, channel: Channel, *, watching: bool = False) -> None:
        """Follow no longer; ``watching`` as when it began."""
        with self._lock:
            self.followers -= 1
            self.watchers -= watching
            channel.followers -= 1
            if not channel.followers:
                del self._channels[channel.table]

    def notify(self, table: str | None) -> None:
        """Wake those who follow this table, or all at whose tables something has happened."""
        with self._lock:
            channels = dict(self._channels)
        names = self._behind(channels) if table is None else channels.keys() & {table}
        for name in names:
            channels[name].notify()

    def close(self) -> None:
        """End: followers are woken and told no more."""
        self._stop.set()
        with self._lock:
            channels = tuple(self._channels.values())
        for channel in channels:
            channel.notify()

    def _listen(self) -> None:
        self._notifier.listen(self.notify, self._stop)

    def _behind(self, channels: dict[str, Channel]) -> Collection[str]:
        """The tables of which more is kept than was read; all where the store does not say."""
        if not channels:
            return []
        try:
            revisions = self.log.revisions(channels)
        except StoreUnavailable:
            return channels
        return [name for name, one in channels.items() if one.revision != revisions.get(name)]
