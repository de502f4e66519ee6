"""What does somebody at a table hear?"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from wordsvc.games.core import Slot

OfTheGame = Annotated[Any, msgspec.Meta(extra_json_schema={"type": "object"})]
"""An event or a view, of the types of the table's game."""


class Opened(msgspec.Struct, frozen=True):
    """A new table: its name, the invitation for those who shall sit, the host's own token."""

    table: str
    invite: str
    host_token: str


class Seated(msgspec.Struct, frozen=True):
    """A seat, counted from 0, and the token that proves it. It is shown this once."""

    seat: int
    token: str


class Accepted(msgspec.Struct, frozen=True):
    """The table's new version and what happened, as far as the seat may know it."""

    version: int
    events: tuple[OfTheGame, ...]


class TableSeen(msgspec.Struct, frozen=True):
    """A table as its caller sees it.

    ``seats`` are the names of those who sit; ``seat`` is the caller's own, null for the host.
    ``version`` is 0 and ``view`` null until all seats are taken. ``slots`` say what the caller may
    do now. ``winners`` and ``scores`` by seat stand there when the game has ended.
    """

    table: str
    game: str
    version: int
    seats: tuple[str, ...]
    free: int
    seat: int | None
    view: OfTheGame | None
    slots: tuple[Slot, ...]
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
