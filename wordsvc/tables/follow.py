"""A follower of a table: from the version that it knows until it may know no more."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from wordsvc.games.core import Viewer
from wordsvc.messages import Language
from wordsvc.tables.access import viewer_of
from wordsvc.tables.errors import NoSuchTable, StoreUnavailable, TableError
from wordsvc.tables.hub import Channel, Hub
from wordsvc.tables.lines import About
from wordsvc.tables.log import Revision, Row, Table
from wordsvc.tables.messages import Messages, table_message


class Update(msgspec.Struct, frozen=True):
    """What a follower did not know yet: further rows, and the table if it has changed."""

    table: Table
    changed: bool
    rows: tuple[Row, ...]
    viewer: Viewer


class FollowingEnded(Exception):
    """Nothing more is heard: the table was deleted, or the token does not open it any more."""

    def __init__(self, why: TableError) -> None:
        super().__init__(why)
        self.why = why

    @property
    def gone(self) -> bool:
        """Whether there is no such table any more."""
        return isinstance(self.why, NoSuchTable)


class VersionAhead(Exception):
    """Nobody knows that version: the table is only at ``head``."""

    def __init__(self, version: int, head: int) -> None:
        super().__init__(version, head)
        self.version = version
        self.head = head


class Follower:
    """Somebody who knows a table up to ``version``. For one thread at a time."""

    def __init__(self, hub: Hub, channel: Channel, token: str | None, version: int) -> None:
        self.version = version
        self._hub = hub
        self._channel = channel
        self._token = token
        self._notified = -1
        self._edition = 0
        self._left = False

    def update(self, seconds: float) -> Update:
        """What has happened since, as soon as something has, or nothing after so long. The first
        time, the table as it is and what there is are told at once.

        Raises FollowingEnded, and StoreUnavailable; then it may be asked again.
        """
        if seconds > 0:
            self._hub.listen()
        self._notified = self._channel.wait(self._notified, seconds)
        try:
            snapshot = self._channel.read(self._notified)
            table, viewer = self._seen(snapshot.table)
            rows = self._channel.rows(snapshot, self.version)
        except StoreUnavailable:
            self._notified = -1
            raise
        news = Update(table, table.edition != self._edition, rows, viewer)
        self._edition = table.edition
        self.version = max(self.version, snapshot.head)
        return news

    def messages(self, seconds: float, edition: int | None, language: Language) -> Messages:
        """What has happened as soon as something has, or nothing after so long. Raises
        FollowingEnded, StoreUnavailable.

        Where an edition is given, a table of another one is news as well.
        """
        end = time.monotonic() + seconds
        news = self.update(0)
        while not news.rows and edition in (None, news.table.edition) and not self._hub.closed:
            left = end - time.monotonic()
            if left <= 0:
                break
            news = self.update(left)
        message, table = self._channel.messages.message, news.table
        about = About.of(table)
        events = (message(about, row, news.viewer, language) for row in news.rows)
        return Messages(self.version, table_message(table), tuple(events))

    def encoded(self, news: Update, language: Language) -> Iterator[tuple[int, bytes]]:
        """The message of each row as JSON, with its version."""
        encoded, about = self._channel.messages.encoded, About.of(news.table)
        for row in news.rows:
            yield row.version, encoded(about, row, news.viewer, language)

    @property
    def closed(self) -> bool:
        """Whether this process tells nobody anything any more."""
        return self._hub.closed

    def pause(self) -> None:
        """Wait a moment for a store that is away."""
        self._hub.pause()

    def leave(self) -> None:
        """Make room for another one; more than once does no harm."""
        if not self._left:
            self._left = True
            self._hub.leave(self._channel, watching=self._token is None)

    def _seen(self, table: Table | None) -> tuple[Table, Viewer]:
        if table is None:
            raise FollowingEnded(NoSuchTable(table=self._channel.table))
        try:
            return table, viewer_of(table, self._token)
        except TableError as lost:
            raise FollowingEnded(lost) from None


def follow(hub: Hub, table: str, token: str | None, version: int = 0) -> Follower:
    """Follow a table of which everything up to ``version`` is known; ``leave`` it in the end.

    Raises NoSuchTable, NoToken, WrongToken, VersionAhead, TooManyFollowers, StoreUnavailable.
    """
    known = hub.log.table(table)
    if known is None:
        raise NoSuchTable(table=table)
    viewer_of(known, token)
    if version > known.head:
        raise VersionAhead(version, known.head)
    channel = hub.join(table, watching=token is None)
    channel.catch_up(Revision(known.edition, known.head))
    return Follower(hub, channel, token, version)
