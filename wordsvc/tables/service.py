"""All use cases of shared tables, opened once a process."""

from __future__ import annotations

import time
from collections.abc import Callable

from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.follow import Follower, follow
from wordsvc.tables.hosting import Hosting
from wordsvc.tables.hub import Hub, Notifier
from wordsvc.tables.lobby import Lobby
from wordsvc.tables.log import Log
from wordsvc.tables.play import Play
from wordsvc.tables.repository import Repository
from wordsvc.tables.take_back import TakeBack

MOST_FOLLOWERS = 200


class Tables:
    """What people do at shared tables, over one log."""

    def __init__(
        self,
        log: Log,
        lexicon: Lexicon,
        sheets: SheetLibrary,
        *,
        clock: Callable[[], float] = time.time,
        notifier: Notifier | None = None,
        followers: int = MOST_FOLLOWERS,
    ) -> None:
        self.log = log
        self.repository = Repository(log, lexicon, clock)
        self.lobby = Lobby(self.repository, lexicon, sheets)
        self.play = Play(self.repository, lexicon)
        self.take_back = TakeBack(self.repository)
        self.hosting = Hosting(self.repository, lexicon)
        self.hub = Hub(log, notifier, followers, self.repository.positions)

    def follow(self, table: str, token: str | None, version: int = 0) -> Follower:
        """Follow a table of which everything up to ``version`` is known; see ``follow.follow``."""
        return follow(self.hub, table, token, version)
