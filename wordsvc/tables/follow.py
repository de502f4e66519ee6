"""How does somebody follow a table from where they were, until it is over for them?"""

from __future__ import annotations

import time

import msgspec

from wordsvc.games.core import Viewer
from wordsvc.messages import Language
from wordsvc.tables.access import viewer_of
from wordsvc.tables.errors import Away, NoSuchTable, TableError
from wordsvc.tables.heard import Heard, at_table, happened
from wordsvc.tables.hub import Channel, Hub
from wordsvc.tables.log import Row, Table


class News(msgspec.Struct, frozen=True):
    """What a follower did not know yet: further rows, and the table if it has changed."""

    table: Table
    changed: bool
    rows: tuple[Row, ...]
    viewer: Viewer


class Ended(Exception):
    """Nothing more is heard: the table was deleted, or the token does not open it any more."""

    def __init__(self, why: TableError) -> None:
        super().__init__(why.code)
        self.why = why

    @property
    def gone(self) -> bool:
        """Whether there is no such table any more."""
        return isinstance(self.why, NoSuchTable)


class NotYet(Exception):
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
        self._rings = -1
        self._edition = 0
        self._left = False

    def news(self, seconds: float) -> News:
        """What has happened since, as soon as something has, or nothing after so long. The first
        time, the table as it is and what there is are told at once.

        Raises Ended, and Away; then it may be asked again.
        """
        if seconds > 0:
            self._hub.listen()
        self._rings = self._channel.wait(self._rings, seconds)
        try:
            kept = self._channel.read(self._rings)
            table, viewer = self._seen(kept.table)
            rows = self._channel.rows(kept, self.version)
        except Away:
            self._rings = -1
            raise
        news = News(table, table.edition != self._edition, rows, viewer)
        self._edition = table.edition
        self.version = max(self.version, kept.head)
        return news

    def heard(self, seconds: float, edition: int | None, language: Language) -> Heard:
        """What has happened as soon as something has, or nothing after so long. Raises Ended, Away.

        Where an edition is given, a table of another one is news as well.
        """
        end = time.monotonic() + seconds
        news = self.news(0)
        while not news.rows and edition in (None, news.table.edition) and not self._hub.closed:
            left = end - time.monotonic()
            if left <= 0:
                break
            news = self.news(left)
        game = news.table.game
        events = (happened(game, row, news.viewer, language) for row in news.rows)
        return Heard(self.version, at_table(news.table), tuple(events))

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
            raise Ended(NoSuchTable(table=self._channel.table))
        try:
            return table, viewer_of(table, self._token)
        except TableError as lost:
            raise Ended(lost) from None


def follow(hub: Hub, table: str, token: str | None, version: int = 0) -> Follower:
    """Follow a table of which everything up to ``version`` is known; ``leave`` it in the end.

    Raises NoSuchTable, NoToken, WrongToken, NotYet, Crowded, Away.
    """
    known = hub.log.table(table)
    if known is None:
        raise NoSuchTable(table=table)
    viewer_of(known, token)
    if version > known.head:
        raise NotYet(version, known.head)
    return Follower(hub, hub.join(table, watching=token is None), token, version)
