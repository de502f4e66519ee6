"""A table as one viewer may see it, and the seats that it waits for."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from wordsvc.games.core import Event, Slot, State, Viewer
from wordsvc.games.core.game import AnyGame
from wordsvc.tables.consent import may_take_back, question_of
from wordsvc.tables.log import Chair, Table
from wordsvc.tables.position import Position
from wordsvc.tables.replies import Accepted, ChairView, TableView

LONG_AFTER = 1 << 53
"""When nothing is too soon any more."""


def view_for(
    table: Table, at: Position, viewer: Viewer, now: int, *, host: bool = False
) -> TableView:
    """The table as the viewer may see it at that time, in milliseconds since 1970."""
    seen = TableView(
        table=table.id,
        game=table.game,
        version=at.version,
        seats=tuple(chair.name for chair in table.chairs if chair.kind != "free"),
        free=table.free,
        seat=viewer,
        view=None,
        slots=(),
        stage=table.stage,
        chairs=tuple(map(_chair_view, table.chairs)),
        terms=table.terms,
        edition=table.edition,
        host=host,
        host_seat=table.host_seat,
    )
    return _with_game(seen, table, at, viewer, now) if at.version else seen


def _chair_view(chair: Chair) -> ChairView:
    return ChairView(chair.kind, chair.name, chair.level if chair.kind == "bot" else None)


def awaited_slots(at: Position, seat: int) -> tuple[Slot, ...]:
    """What the game waits for this seat to do."""
    return awaited_slots_in(at.game, at.state, seat)


def awaited_slots_in(game: AnyGame, state: State, seat: int) -> tuple[Slot, ...]:
    """The same in any state of the game, also where a little time has to pass first."""
    slots = game.legal(game.at(state, LONG_AFTER), seat)
    return tuple(slot for slot in slots if slot.type in game.urgent)


def accepted_move(game: AnyGame, version: int, events: Iterable[Event], viewer: Viewer) -> Accepted:
    """What the viewer may know of a move."""
    told = (game.redact(event, viewer) for event in events)
    return Accepted(version, tuple(event for event in told if event is not None))


def _slots(at: Position, standing: State, seat: int) -> tuple[Slot, ...]:
    """What may be done now, and what will be in a moment: who is too early is told how long."""
    now = at.game.legal(standing, seat)
    return (*now, *(slot for slot in awaited_slots(at, seat) if slot not in now))


def _with_game(seen: TableView, table: Table, at: Position, viewer: Viewer, now: int) -> TableView:
    outcome, standing = at.game.outcome(at.state), at.state_at(now)
    seen = replace(
        seen,
        view=at.game.view(standing, viewer),
        winners=outcome and outcome.winners,
        scores=outcome and outcome.scores,
    )
    if table.stage == "archived":
        return seen
    return replace(
        seen,
        slots=() if viewer is None else _slots(at, standing, viewer),
        waiting=tuple(seat for seat in range(table.seats) if awaited_slots(at, seat)),
        may_take_back=viewer is not None and may_take_back(table, at, viewer),
        question=question_of(table, at),
    )
