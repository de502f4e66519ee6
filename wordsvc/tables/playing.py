"""How do stored rows become a game again, and a move the next row?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wordsvc.games import REGISTRY
from wordsvc.games.core import Context, Entry, Move, State, apply, replay, start
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


def position(table: Table, rows: Sequence[Row]) -> Position:
    """Replay the rows."""
    game = REGISTRY[table.game]
    entries = tuple(entry_of(game, row) for row in rows)
    return Position(game, entries, replay(game, (e for entry in entries for e in entry.events)))


def entry_of(game: AnyGame, row: Row) -> AnyEntry:
    """A row as moves and events of its game."""
    move = None if row.move is None else game.codec.read_move(row.move)
    return Entry(row.version, row.seat, move, game.codec.read_events(row.events))


def opening(table: Table, lexicon: Lexicon) -> Row:
    """The first row: everything dealt."""
    game = REGISTRY[table.game]
    options = msgspec.json.decode(table.options, type=game.options_type)
    ctx = Context.seeded(table.secret, 1, lexicon)
    _, events = start(game, table.seats, options, ctx)
    return Row(1, None, None, None, _json(events))


def decided(
    table: Table, at: Position, seat: int, move: Move, key: str | None, lexicon: Lexicon
) -> Row:
    """The row that the move leads to. Raises Refused, and NotKana for unreadable text."""
    ctx = Context.seeded(table.secret, at.version + 1, lexicon)
    _, events = apply(at.game, at.state, seat, move, ctx)
    return Row(at.version + 1, seat, key, _json(move), _json(events))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
