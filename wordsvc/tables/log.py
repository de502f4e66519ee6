"""What is kept of a table, and what a store promises."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal, Protocol

import msgspec

from wordsvc.games.core.bots import Level

LONGEST_CLOCK = 7 * 24 * 60
"""A week in minutes."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table's host lays down beside the rules of the game.

    ``spectators``: whoever knows the table may watch it. ``clock``: a player who has been silent
    for so many minutes may be passed; null for never.
    """

    spectators: bool = False
    clock: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_CLOCK)] | None = None


class Chair(msgspec.Struct, frozen=True):
    """One place at a table. ``token`` is a hash, empty where no person sits.

    ``since`` is the table's edition when the person sat down; it tells those apart who sit there
    one after another. ``key`` and ``request`` are hashes of the idempotency key of that request
    and of what was asked with it. ``level`` is how well a bot plays there.
    """

    kind: Literal["free", "person", "bot"] = "free"
    name: str = ""
    token: str = ""
    since: int = 0
    key: str = ""
    request: str = ""
    level: Level = "normal"


Stage = Literal["waiting", "playing", "ended", "archived"]
"""Nothing dealt yet; dealt; the game is over; put away, to be read only."""


class Table(msgspec.Struct, frozen=True):
    """A table as it stands. Invitation and tokens are kept as hashes, chance's secret is not.

    ``options`` is the JSON of all of the game's options. ``host`` is the hash of the host's own
    token, empty once the host's powers went to the player on ``host_seat``. ``edition`` counts the
    changes of this value, ``head`` is the version of the last row. Times are seconds since 1970.
    """

    id: str
    game: str
    options: str
    secret: bytes
    invite: str
    host: str
    chairs: tuple[Chair, ...]
    terms: Terms = Terms()
    host_seat: int | None = None
    stage: Stage = "waiting"
    edition: int = 1
    head: int = 0
    opened: int = 0
    touched: int = 0

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.chairs)

    @property
    def free(self) -> int:
        """How many chairs nobody has taken."""
        return sum(chair.kind == "free" for chair in self.chairs)


class Row(msgspec.Struct, frozen=True):
    """One accepted command: what was asked and all its events, as JSON. Version 1 is the opening.

    ``kind`` "move" is a move of the game by ``seat``. The others concern the table: "ask" (to take
    back), "agree", "decline", and "back", whose ``move`` is ``{"to": version}``: the rows of
    kind "move" after that version do not count any more. ``by`` tells who acted for the seat:
    "" itself, "bot", or "clock".
    """

    version: int
    seat: int | None
    key: str | None
    move: str | None
    events: str
    kind: Literal["opening", "move", "ask", "agree", "decline", "back"] = "move"
    by: Literal["", "bot", "clock"] = ""
    at: int = 0


class Revision(msgspec.Struct, frozen=True):
    """How far a table is: what a follower compares with what it has told."""

    edition: int
    head: int


class Conflict(Exception):
    """Somebody else was first: this edition, version, or key of a seat is taken."""


class Log(Protocol):
    """Safe to use from several threads and processes. Rows stay as they are.

    Everything raises StoreUnavailable where the store cannot be reached or has no room; nothing
    was changed then. What returned is on the disk.
    """

    def secret(self) -> bytes:
        """A secret that all who use this log share, for as long as it is there."""
        ...

    def add_table(self, table: Table) -> None:
        """Keep a new table. Raises Conflict if there is one of this id."""
        ...

    def table(self, table: str) -> Table | None:
        """The table of that id, or None."""
        ...

    def change(self, table: Table) -> Table:
        """Keep the table as it is now, if ``table.edition`` is still the kept one.

        Returns it with the next edition; ``head`` is left as it is kept. Raises Conflict if it was
        changed meanwhile or is gone. Followers are told.
        """
        ...

    def append(self, table: str, row: Row, *, stage: Stage | None = None) -> None:
        """Add the next row, and set the table's head, its time ``touched``, and its stage if given.

        Raises Conflict if the version, or the seat's key, is there already, and if the table is
        gone or archived. A change of stage is a new edition. Followers are told.
        """
        ...

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        """The rows of higher versions, in order."""
        ...

    def revisions(self, tables: Iterable[str]) -> Mapping[str, Revision]:
        """The revisions of these tables; those that are gone are missing."""
        ...

    def listed(self, *, stage: Stage | None = None, before: int | None = None) -> tuple[Table, ...]:
        """All tables, of one stage or last touched before a time, those touched last first."""
        ...

    def remove(self, table: str) -> None:
        """Delete a table with all its rows; nothing happens if it is gone. Followers are told."""
        ...
