"""A table that is followed: what its tests share."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tests.contracts.nonsense import NonsenseLexicon
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.tables import Accepted, Log, MemoryLog, Row, Tables
from wordsvc.tables.follow import Follower, follow
from wordsvc.tables.hub import Hub, Notify

SOON = 30.0
"""Seconds after which something that should have been heard counts as lost."""


class Counting(MemoryLog):
    """A log that counts how often rows are read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        self.reads += 1
        return super().rows(table, after)


class ManualNotifier:
    """A notifier that is rung by hand."""

    def __init__(self) -> None:
        self.notified: list[Notify] = []
        self.heard = threading.Event()

    def listen(self, notify: Notify, stop: threading.Event) -> None:
        self.notified.append(notify)
        self.heard.set()
        stop.wait()

    def notify(self, table: str | None = None) -> None:
        assert self.heard.wait(SOON)
        for notify in self.notified:
            notify(table)


class Followed:
    """A table of Super Lucky Box with two who play at it, in a house with a hub."""

    def __init__(self, hub: Hub | None = None, log: Log | None = None) -> None:
        self.log: Log = log or MemoryLog()
        self.hub = hub or Hub(self.log)
        self.tables = Tables(self.log, NonsenseLexicon(), SheetLibrary())
        self.opened = self.tables.lobby.open("super-lucky-box", 2)
        self.id = self.opened.table
        self.tokens: list[str] = []

    def sit(self, *names: str) -> Followed:
        for name in names:
            self.tokens.append(self.tables.lobby.sit(self.id, self.opened.invite, name).token)
        return self

    def keep(self, seat: int) -> Accepted:
        """A move: keep three of the boxes drawn, or do what is offered first."""
        return self.tables.play.act(self.id, self.tokens[seat], self.first_slot(seat))

    def first_slot(self, seat: int) -> dict[str, Any]:
        slots = self.tables.play.look(self.id, self.tokens[seat]).slots
        move: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(slots[0].every()[0]))
        return move

    def play(self, moves: int) -> None:
        """So many moves, each by the first seat that may make one."""
        for _ in range(moves):
            seat = next(
                seat
                for seat in range(len(self.tokens))
                if self.tables.play.look(self.id, self.tokens[seat]).slots
            )
            self.keep(seat)

    @contextmanager
    def following(self, token: str | None, after: int = 0) -> Iterator[Follower]:
        follower = follow(self.hub, self.id, token, after)
        try:
            yield follower
        finally:
            follower.leave()
