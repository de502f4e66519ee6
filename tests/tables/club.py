"""A house with one table, and those who sit at it."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.lexicons import WORDS
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.games.core import Slot
from wordsvc.games.core.slots import Text
from wordsvc.tables import Accepted, MemoryLog, Table, TableOpened, Tables, TableView

OPENED_AT = 1_800_000_000
"""Some moment."""


class Club:
    """Time stands still until a test lets it go on."""

    def __init__(self, game: str = "super-lucky-box", seats: int = 2, **more: Any) -> None:
        self.now = float(OPENED_AT)
        self.log = MemoryLog()
        self.tables = Tables(self.log, WORDS, SheetLibrary(), clock=lambda: self.now)
        self.opened: TableOpened = self.tables.lobby.open(game, seats, **more)
        self.id = self.opened.table
        self.host = self.opened.host_token
        self.tokens: list[str] = []

    def sit(self, *names: str) -> Club:
        for name in names:
            self.tokens.append(self.tables.lobby.sit(self.id, self.opened.invite, name).token)
        return self

    def act(self, seat: int, move: dict[str, Any], key: str | None = None) -> Accepted:
        return self.tables.play.act(self.id, self.tokens[seat], move, key)

    def look(self, seat: int) -> TableView:
        return self.tables.play.look(self.id, self.tokens[seat])

    def view(self, seat: int) -> dict[str, Any]:
        seen: dict[str, Any] = msgspec.to_builtins(self.look(seat).view)
        return seen

    def table(self) -> Table:
        known = self.log.table(self.id)
        assert known is not None
        return known

    def keep(self, seat: int) -> dict[str, Any]:
        """A move: the first three boxes drawn."""
        return {"type": "keep", "boxes": [box["box"] for box in self.view(seat)["offer"][:3]]}

    def move(self, seat: int, *kinds: str) -> dict[str, Any]:
        """The first way to fill the first slot that is offered, of these types if any are named."""
        slots = [slot for slot in self.look(seat).slots if not kinds or slot.type in kinds]
        return first_way(slots[0])

    def play(self, seat: int, *kinds: str) -> Accepted:
        return self.act(seat, self.move(seat, *kinds))

    def kinds(self) -> list[str]:
        return [chair.kind for chair in self.look(0).chairs]


def first_way(slot: Slot) -> dict[str, Any]:
    """A move that fills the slot; nothing is said where nothing need be."""
    holes = slot.holes.items()
    silent = {name: hole for name, hole in holes if not isinstance(hole, Text)}
    said = {name: None for name, hole in holes if isinstance(hole, Text)}
    way: dict[str, Any] = msgspec.structs.replace(slot, holes=silent).every()[0] | said
    return msgspec.json.decode(msgspec.json.encode(way), type=dict[str, Any])


def writing() -> Club:
    """Tensai Clever, where seat 0 has just written a letter and seat 1 has yet to write."""
    club = Club("tensai-clever").sit("あや", "けん")
    while "write" not in {slot.type for slot in club.look(0).slots}:
        oya = next(seat for seat in (0, 1) if club.look(seat).slots)
        club.act(oya, {"type": "choose", "want": True})
    club.play(0, "write")
    return club
