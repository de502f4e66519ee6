"""Two houses that differ only in what one viewer cannot see, and somebody who asks everything.

The other house has the same table, but hidden cards, readings and notes are others: in the position
that it keeps in mind, and in the rows of its log.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from flask.testing import FlaskClient
from msgspec.structs import replace
from werkzeug.test import TestResponse

from tests.contracts.inspection import INSPECTIONS
from tests.contracts.nonsense import NonsenseLexicon, say
from tests.web.conftest import QUIET
from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.games.core import Chance, Slot, Viewer
from wordsvc.games.core.bots import fill
from wordsvc.games.core.game import AnyGame
from wordsvc.tables import MemoryLog, Row, Table
from wordsvc.tables.position import GAME_ROWS, Position, entry_of
from wordsvc.web.app import create_app

API = "/api/v1/tables"
NOTES = frozenset({"reading", "written", "guess"})
"""Fields of events in which somebody has written something down."""
ID = {"X-Request-ID": "the-same-id"}
NOW = 1_767_236_400.0
"""At which moment everything happens, in seconds since 1970."""


class Drawer(MemoryLog):
    """A log whose tables all have the same chance, and which can be made like another one."""

    def add_table(self, table: Table) -> None:
        super().add_table(replace(table, secret=b"the same chance"))

    def become(self, table: Table, rows: tuple[Row, ...]) -> None:
        self._tables, self._rows = {table.id: table}, {table.id: rows}


class House:
    """An application on a log of its own."""

    def __init__(self, *, log_requests: bool = False) -> None:
        self.log = Drawer()
        settings = replace(QUIET, log_requests=log_requests, guesses=0)
        lexicon: Any = NonsenseLexicon()
        self.tables = open_tables(settings, lexicon, log=self.log, clock=lambda: NOW)
        services = Services(settings, lexicon, (), "secret", self.tables)
        self.client: FlaskClient = create_app(services).test_client()

    def copy(self, table: Table, at: Position) -> None:
        """Have that table, as somebody who knows this position would."""
        self.log.become(table, at.rows)
        self.tables.repository.positions.keep(table.id, at)

    def ask(self, path: str, token: str | None, body: object = None, **more: Any) -> TestResponse:
        headers = ID | ({"Authorization": f"Bearer {token}"} if token else {})
        method = more.pop("method", "GET" if body is None else "POST")
        if body is not None:
            more["json"] = body
        return self.client.open(f"{API}/{path}", method=method, headers=headers, **more)


class Sitting:
    """A table in a house, the tokens of its seats and of its host, and one who plays by chance."""

    def __init__(self, house: House, game: str, seats: int, **more: Any) -> None:
        self.house, self.chance = house, Chance(game.encode())
        self.last: dict[str, Any] = {}
        wanted = {"game": game, "seats": seats, **more}
        opened = house.client.post(API, json=wanted).get_json()
        self.id, self.host = opened["table"], opened["host_token"]
        self.tokens = [
            house.ask(
                f"{self.id}/seats", None, {"invite": opened["invite"], "name": f"player {number}"}
            ).get_json()["token"]
            for number in range(seats)
        ]

    @property
    def table(self) -> Table:
        known = self.house.log.table(self.id)
        assert known is not None
        return known

    @property
    def at(self) -> Position:
        return self.house.tables.repository.position(self.table)

    def looks(self) -> list[dict[str, Any]]:
        return [self.house.ask(self.id, token).get_json() for token in self.tokens]

    def step(self) -> TestResponse | None:
        """Somebody does something over HTTP; None when the game is over."""
        looks = self.looks()
        if looks[0]["winners"] is not None:
            return None
        seat = self.chance.one([seat for seat, seen in enumerate(looks) if seen["slots"]])
        self.last = self.filled(looks[seat])
        return self.house.ask(f"{self.id}/moves", self.tokens[seat], self.last)

    def filled(self, seen: dict[str, Any]) -> dict[str, Any]:
        slots = msgspec.convert(seen["slots"], tuple[Slot, ...])
        return fill(self.chance.one(slots), self.chance, say)


def other(at: Position, viewer: Viewer, chance: Chance) -> Position:
    """A position that the viewer cannot tell from this one: hidden things lie elsewhere."""
    rows = tuple(_altered(at.game, row, viewer) for row in at.rows)
    counted = tuple(rows[row.version - 1] for row in at.counted)
    entries = tuple(
        replace(entry_of(at.game, row), version=number) for number, row in enumerate(counted, 1)
    )
    state = INSPECTIONS[at.game.id].resample(at.state, viewer, chance)
    return Position(at.game, rows, counted, entries, state)


def _altered(game: AnyGame, row: Row, viewer: Viewer) -> Row:
    """The row with what the viewer does not hear of it moved about."""
    if row.kind not in GAME_ROWS:
        return row
    changed = []
    for event in game.codec.read_events(row.events):
        plain, seen = msgspec.to_builtins(event), game.redact(event, viewer)
        heard = {} if seen is None else msgspec.to_builtins(seen)
        for name, value in plain.items():
            if isinstance(value, list | tuple) and heard.get(name) != value:
                plain[name] = _turned(value, heard.get(name))
            elif name in NOTES and isinstance(value, str) and heard.get(name) != value:
                plain[name] = value[::-1]
        changed.append(plain)
    return replace(row, events=msgspec.json.encode(changed).decode())


def _turned(true: Sequence[Any], heard: Sequence[Any] | None) -> list[Any]:
    """The hidden ones among these in another order."""
    hidden = [
        place
        for place, one in enumerate(true)
        if heard is None or len(heard) != len(true) or heard[place] != one
    ]
    turned = list(true)
    for place, to in zip(hidden, [*hidden[1:], *hidden[:1]], strict=True):
        turned[to] = true[place]
    return turned


def stream(house: House, table: str, token: str | None, upto: int) -> bytes:
    """What somebody is streamed, up to that version."""
    reply = house.ask(f"{table}/events", token)
    try:
        return b"".join(_until(iter(reply.response), upto))  # type: ignore[arg-type]
    finally:
        reply.close()


def _until(chunks: Iterator[bytes], upto: int) -> Iterator[bytes]:
    for chunk in chunks:
        yield chunk
        if chunk.startswith(b"id: %d\n" % upto):
            return
