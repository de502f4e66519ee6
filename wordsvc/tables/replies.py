"""The replies to what people do at a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from wordsvc.games.core import Slot
from wordsvc.games.core.bots import Level
from wordsvc.tables.log import Stage, Terms

GameObject = Annotated[Any, msgspec.Meta(extra_json_schema={"type": "object"})]
"""An event or a view, of the types of the table's game."""


class TableOpened(msgspec.Struct, frozen=True):
    """A new table: its name, the invitation for those who shall sit, the host's own token."""

    table: str
    invite: str
    host_token: str


class Seated(msgspec.Struct, frozen=True):
    """A seat, counted from 0, and the token that proves it. It is shown this once."""

    seat: int
    token: str


class InviteChanged(msgspec.Struct, frozen=True):
    """The invitation that is valid from now on."""

    invite: str


class TableDeleted(msgspec.Struct, frozen=True):
    """The table that there was."""

    table: str


class Accepted(msgspec.Struct, frozen=True):
    """The table's new version and what happened, as far as the seat may know it."""

    version: int
    events: tuple[GameObject, ...]


class ChairView(msgspec.Struct, frozen=True):
    """Who sits on a chair; of a bot also how well it plays."""

    kind: Literal["free", "person", "bot"]
    name: str
    level: Level | None = None


class TakeBackQuestion(msgspec.Struct, frozen=True):
    """``seat`` asks to take back its last move. ``question`` names it for those who answer;
    ``agreed`` are the seats that do, ``missing`` those whose word is waited for.
    """

    question: int
    seat: int
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class TableView(msgspec.Struct, frozen=True):
    """A table as its caller sees it.

    ``seats`` are the names of those who sit; ``seat`` is the caller's own, null for the host.
    ``version`` is 0 and ``view`` null until all seats are taken. ``slots`` say what the caller may
    do now, or in a moment: a move that comes too early is refused with the seconds to wait.
    ``winners`` and ``scores`` by seat stand there when the game has ended.

    ``chairs`` are all places by seat, ``host`` says whether the caller has the host's powers, and
    ``host_seat`` which player has them. The game waits for the seats in ``waiting``, if for
    anybody. ``edition`` counts what changed beside the game. ``may_take_back``: the caller may ask
    to take back the last move; ``question`` is what somebody asks.
    """

    table: str
    game: str
    version: int
    seats: tuple[str, ...]
    free: int
    seat: int | None
    view: GameObject | None
    slots: tuple[Slot, ...]
    winners: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    stage: Stage = "waiting"
    chairs: tuple[ChairView, ...] = ()
    terms: Terms = Terms()
    host: bool = False
    host_seat: int | None = None
    waiting: tuple[int, ...] = ()
    edition: int = 1
    may_take_back: bool = False
    question: TakeBackQuestion | None = None
