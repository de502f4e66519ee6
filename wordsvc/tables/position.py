"""A game as it stands after its stored rows, and what the next row makes of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import reduce
from operator import attrgetter
from typing import Any, Literal

import msgspec

from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Context, Entry, Move, State, apply, replay, start
from wordsvc.games.core.game import AnyGame
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.log import Row, Table

AnyEntry = Entry[Any, Any]
GAME_ROWS = ("opening", "move")


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

    def state_at(self, now: int) -> State:
        """The game as it stands at that time, in milliseconds since 1970."""
        standing: State = self.game.at(self.state, now)
        return standing

    @property
    def version(self) -> int:
        """How many commands were accepted, also those about the table; 0 before the opening."""
        return len(self.rows)

    def entry(self, row: Row) -> AnyEntry | None:
        """What that row means, unless it was taken back or is of another game."""
        place = bisect_left(self.counted, row.version, key=attrgetter("version"))
        same = place < len(self.counted) and self.counted[place] == row
        return self.entries[place] if same else None


class Command(msgspec.Struct, frozen=True):
    """A move that a seat wants to make: its idempotency key, the time in milliseconds since 1970,
    and who acts for it."""

    seat: int
    move: Move
    key: str | None = None
    now: int = 0
    by: Literal["", "bot", "clock"] = ""


class BackTo(msgspec.Struct, frozen=True):
    """The move of a row "back": rows of the game after this version do not count any more."""

    to: int


def replay_rows(table: Table, rows: Sequence[Row]) -> Position:
    """Replay the rows."""
    return reduce(advance, rows, initial_position(table))


def initial_position(table: Table) -> Position:
    """Nothing has been dealt."""
    game = ENGINES[table.game]
    return Position(game, (), (), (), game.initial)


def advance(at: Position, row: Row) -> Position:
    """The position after the next row, as it was read."""
    if row.kind == "back":
        return _taken_back(at, row, msgspec.json.decode(row.move or "", type=BackTo))
    if row.kind not in GAME_ROWS:
        return add_row(at, row)
    read = entry_of(at.game, row)
    state = replay(at.game, read.events, at.state if at.entries else None)
    return _played(at, row, read.move, read.events, state)


def add_row(at: Position, row: Row) -> Position:
    """The position after a row that is no move."""
    return msgspec.structs.replace(at, rows=(*at.rows, row))


def go_back(at: Position, seat: int, move: BackTo, now: int) -> Position:
    """The position after moves have been taken back; its last row is yet to be kept."""
    row = Row(at.version + 1, seat, None, _json(move), "[]", "back", at=now)
    return _taken_back(at, row, move)


def entry_of(game: AnyGame, row: Row) -> AnyEntry:
    """A row of the game as its moves and events."""
    move = None if row.move is None else game.codec.read_move(row.move)
    return Entry(row.version, row.seat, move, game.codec.read_events(row.events))


def deal(table: Table, lexicon: Lexicon | None, now: int = 0) -> Position:
    """Everything dealt at that time in milliseconds, as the first row tells. Raises Refused where
    so many cannot play."""
    at = initial_position(table)
    options = msgspec.json.decode(table.options, type=at.game.options_type)
    ctx = Context.seeded(table.secret, 1, lexicon, now)
    state, events = start(at.game, table.seats, options, ctx)
    row = Row(1, None, None, None, _json(events), "opening", at=now // 1000)
    return _played(at, row, None, events, state)


def decide(table: Table, at: Position, command: Command, lexicon: Lexicon | None) -> Position:
    """The position that the move leads to; its last row is yet to be kept.

    Raises Refused, and NotKana for unreadable text.
    """
    ctx = Context.seeded(table.secret, at.version + 1, lexicon, command.now)
    state, events = apply(at.game, at.state, command.seat, command.move, ctx)
    row = Row(
        at.version + 1,
        command.seat,
        command.key,
        _json(command.move),
        _json(events),
        by=command.by,
        at=command.now // 1000,
    )
    return _played(at, row, command.move, events, state)


def _played(
    at: Position, row: Row, move: Move | None, events: tuple[Any, ...], state: State
) -> Position:
    """The position after a row of the game."""
    entry = Entry(len(at.entries) + 1, row.seat, move, events)
    return Position(at.game, (*at.rows, row), (*at.counted, row), (*at.entries, entry), state)


def _taken_back(at: Position, row: Row, move: BackTo) -> Position:
    counted = tuple(one for one in at.counted if one.version <= move.to)
    entries = at.entries[: len(counted)]
    events = (event for entry in entries for event in entry.events)
    return Position(at.game, (*at.rows, row), counted, entries, replay(at.game, events))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
