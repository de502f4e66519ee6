"""How do stored rows become a game again, and a move the next row?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Literal

import msgspec

from wordsvc.games import REGISTRY
from wordsvc.games.core import Context, Entry, Move, Outcome, State, apply, replay, start
from wordsvc.games.core.registry import AnyGame
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.log import Row, Table

AnyEntry = Entry[Any, Any]
OF_THE_GAME = ("opening", "move")


class Position(msgspec.Struct, frozen=True):
    """A table's game as it stands after all its rows.

    ``counted`` are the rows of the game that were not taken back, ``entries`` the same as moves and
    events, numbered from 1 without a gap: what a record tells.
    """

    game: AnyGame
    rows: tuple[Row, ...]
    counted: tuple[Row, ...]
    entries: tuple[AnyEntry, ...]
    state: State

    @property
    def version(self) -> int:
        """How many commands were accepted, also those about the table; 0 before the opening."""
        return len(self.rows)


class Ask(msgspec.Struct, frozen=True):
    """A move that a seat wants to make: its idempotency key, the time, and who acts for it."""

    seat: int
    move: Move
    key: str | None = None
    now: int = 0
    by: Literal["", "bot", "clock"] = ""


class TakenTo(msgspec.Struct, frozen=True):
    """The move of a row "back": rows of the game after this version do not count any more."""

    to: int


def position(table: Table, rows: Sequence[Row]) -> Position:
    """Replay the rows."""
    return reduce(advanced, rows, before(table))


def before(table: Table) -> Position:
    """Nothing has been dealt."""
    game = REGISTRY[table.game]
    return Position(game, (), (), (), game.initial())


def advanced(at: Position, row: Row) -> Position:
    """The position after the next row."""
    rows = (*at.rows, row)
    if row.kind == "back":
        to = msgspec.json.decode(row.move or "", type=TakenTo).to
        counted = tuple(one for one in at.counted if one.version <= to)
        entries = at.entries[: len(counted)]
        events = (event for entry in entries for event in entry.events)
        return Position(at.game, rows, counted, entries, replay(at.game, events))
    if row.kind not in OF_THE_GAME:
        return msgspec.structs.replace(at, rows=rows)
    read = entry_of(at.game, row)
    entry = Entry(len(at.entries) + 1, read.seat, read.move, read.events)
    state = replay(at.game, entry.events, at.state if at.entries else None)
    return Position(at.game, rows, (*at.counted, row), (*at.entries, entry), state)


def entry_of(game: AnyGame, row: Row) -> AnyEntry:
    """A row of the game as its moves and events."""
    move = None if row.move is None else game.codec.read_move(row.move)
    return Entry(row.version, row.seat, move, game.codec.read_events(row.events))


def opening(table: Table, lexicon: Lexicon | None, now: int = 0) -> Row:
    """The first row: everything dealt. Raises Refused where so many cannot play."""
    game = REGISTRY[table.game]
    options = msgspec.json.decode(table.options, type=game.options_type)
    ctx = Context.seeded(table.secret, 1, lexicon)
    _, events = start(game, table.seats, options, ctx)
    return Row(1, None, None, None, _json(events), "opening", at=now)


def decided(
    table: Table, at: Position, ask: Ask, lexicon: Lexicon | None
) -> tuple[Row, Outcome | None]:
    """The row that the move leads to, and how the game ends by it.

    Raises Refused, and NotKana for unreadable text.
    """
    ctx = Context.seeded(table.secret, at.version + 1, lexicon)
    state, events = apply(at.game, at.state, ask.seat, ask.move, ctx)
    row = Row(
        at.version + 1, ask.seat, ask.key, _json(ask.move), _json(events), by=ask.by, at=ask.now
    )
    return row, at.game.outcome(state)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
