"""How do stored rows become a game again, and a move the next row?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from wordsvc.games import REGISTRY
from wordsvc.games.core import Context, Entry, Move, Outcome, State, apply, replay, start
from wordsvc.games.core.registry import AnyGame
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.log import Row, Table

AnyEntry = Entry[Any, Any]


class Position(msgspec.Struct, frozen=True):
    """A table's game as it stands after all its rows."""

    game: AnyGame
    entries: tuple[AnyEntry, ...]
    state: State

    @property
    def version(self) -> int:
        """How many commands were accepted; 0 before the opening."""
        return len(self.entries)


class Ask(msgspec.Struct, frozen=True):
    """A move that a seat wants to make: its idempotency key, the time, and who acts for it."""

    seat: int
    move: Move
    key: str | None = None
    now: int = 0
    by: Literal["", "bot", "clock"] = ""


def position(table: Table, rows: Sequence[Row]) -> Position:
    """Replay the rows."""
    game = REGISTRY[table.game]
    entries = tuple(entry_of(game, row) for row in rows)
    return Position(game, entries, replay(game, (e for entry in entries for e in entry.events)))


def entry_of(game: AnyGame, row: Row) -> AnyEntry:
    """A row as moves and events of its game."""
    move = None if row.move is None else game.codec.read_move(row.move)
    return Entry(row.version, row.seat, move, game.codec.read_events(row.events))


def opening(table: Table, lexicon: Lexicon, now: int = 0) -> Row:
    """The first row: everything dealt."""
    game = REGISTRY[table.game]
    options = msgspec.json.decode(table.options, type=game.options_type)
    ctx = Context.seeded(table.secret, 1, lexicon)
    _, events = start(game, table.seats, options, ctx)
    return Row(1, None, None, None, _json(events), "opening", at=now)


def decided(table: Table, at: Position, ask: Ask, lexicon: Lexicon) -> tuple[Row, Outcome | None]:
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
