"""What is kept of a table, and what must a store promise?"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Table(msgspec.Struct, frozen=True):
    """A table as it was opened. Invitation and tokens are kept as hashes, chance's secret is not.

    ``options`` is the JSON of all of the game's options; ``names`` and ``tokens`` stand in the
    order of the seats that are taken.
    """

    id: str
    game: str
    seats: int
    options: str
    secret: bytes
    invite: str
    host: str
    names: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return len(self.names) == self.seats


class Row(msgspec.Struct, frozen=True):
    """One accepted command: the move and all its events as JSON. Version 1 is the opening."""

    version: int
    seat: int | None
    key: str | None
    move: str | None
    events: str


class Conflict(Exception):
    """Somebody else was first: this version, seat or key is taken."""


class Log(Protocol):
    """Safe to use from several threads and processes. What was added stays as it is."""

    def add_table(self, table: Table) -> None:
        """Keep a new table."""
        ...

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        ...

    def add_seat(self, table: str, seat: int, name: str, token: str) -> None:
        """Take the next free seat. Raises Conflict if it is not the next one any more."""
        ...

    def append(self, table: str, row: Row) -> None:
        """Add the next row. Raises Conflict if the version, or the seat's key, is there already."""
        ...

    def rows(self, table: str) -> tuple[Row, ...]:
        """All rows in order of version."""
        ...
