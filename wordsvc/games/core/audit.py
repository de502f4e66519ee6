"""The first line of a record that could not have been played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import to_builtins

from wordsvc.decoding.faults import Faulty
from wordsvc.games.core.context import Context
from wordsvc.games.core.expect import Impossible
from wordsvc.games.core.game import AnyGame, E, Game, M, O, S, V
from wordsvc.games.core.play import Entry, check_fits, start
from wordsvc.games.core.recall import Recollection, Unknowable, time_of
from wordsvc.games.core.record import AnyEntry, Record, RecordError
from wordsvc.games.core.refused import Refused
from wordsvc.games.core.values import Act, Event, Move, State
from wordsvc.kana import NotKana

Lines = tuple[int, ...]
Decide = Callable[[Context], tuple[Event, ...]]


def audit(game: Game[O, S, M, E, V], record: Record) -> S:
    """Replay a whole record and return its last state. Raises RecordError.

    Every move must fill a slot of the moment and lead to the events below it, and the end be the
    end. What chance and dictionary said cannot be asked again, and is believed.
    """
    _check_whole(record)
    state = game.initial
    for entry, lines in zip(record.entries, record.lines, strict=True):
        state = follow(game, state, entry, lines)
    if record.end is not None and record.end != game.outcome(state):
        raise RecordError(record.lines[-1][-1] + 1, 1, "play.record.outcome")
    return state


def follow(game: Game[O, S, M, E, V], state: S, entry: Entry[M, E], lines: Lines) -> S:
    """The state after an entry that could be the next one. Raises RecordError."""
    if entry.seat is None or entry.move is None:
        decide = _opening(game, entry, lines)
    else:
        decide = _decision(game, state, entry, entry.seat, entry.move, lines[0])
    for event, at in zip(entry.events, lines[1:], strict=True):
        try:
            state = game.evolve(state, event)
        except Impossible as fault:
            raise RecordError(at, 1, f"play.record.{fault.premise}") from fault
    _check_decided(decide, entry, lines)
    return state


def _check_whole(record: Record) -> None:
    """All but the opening are moves of seats that are there, and something happens in each."""
    seats = 0
    for entry, lines in zip(record.entries, record.lines, strict=True):
        said = (entry.seat is not None, entry.move is not None)
        if said != (entry.version > 1, entry.version > 1):
            raise RecordError(lines[0], 1, "play.record.move-missing")
        if not entry.events:
            raise RecordError(lines[0], 1, "play.record.incomplete")
        if entry.version == 1:
            seats = getattr(entry.events[0], "seats", 0)
        elif seats and entry.seat not in range(seats):
            raise RecordError(lines[0], 1, "play.record.seat")


def _opening(game: AnyGame, entry: AnyEntry, lines: Lines) -> Decide:
    """What opens a game for so many seats, with these options."""
    opened: Any = entry.events[0]
    try:
        given = to_builtins(opened.options)
        if (sheet := getattr(opened, "sheet", None)) is not None:
            given["sheet"] = to_builtins(sheet)
        options = game.options(given)
    except (AttributeError, Faulty) as fault:
        raise RecordError(lines[1], 1, "play.record.event") from fault
    return lambda ctx: start(game, opened.seats, options, ctx)[1]


def _decision(
    game: AnyGame, state: State, entry: AnyEntry, seat: int, move: Move, line: int
) -> Decide:
    """What the move leads to, if it could be made then."""
    try:
        check_fits(game, game.at(state, time_of(entry.events)), seat, move)
    except Refused as refused:
        raise RecordError(line, 1, "play.record.slot") from refused
    return lambda ctx: game.decide(state, seat, move, ctx)


def _check_decided(decide: Decide, entry: AnyEntry, lines: Lines) -> None:
    """These events and no others, if chance and dictionary said so."""
    try:
        events = decide(Recollection(entry.events))
    except Unknowable:
        _check_one_act(entry, lines)
    except (Refused, NotKana) as fault:
        raise RecordError(lines[0], 1, "play.record.slot") from fault
    except Impossible as fault:
        raise RecordError(lines[-1], 1, "play.record.event") from fault
    else:
        _check_same(entry, events, lines)


def _check_one_act(entry: AnyEntry, lines: Lines) -> None:
    """What the seat did comes first, and all else follows from it."""
    for number, (event, at) in enumerate(zip(entry.events, lines[1:], strict=True)):
        if isinstance(event, Act) != (number == 0):
            raise RecordError(at, 1, "play.record.event")


def _check_same(entry: AnyEntry, events: tuple[Event, ...], lines: Lines) -> None:
    for written, decided, at in zip(entry.events, events, lines[1:], strict=False):
        if written != decided:
            raise RecordError(at, 1, "play.record.event")
    if len(entry.events) < len(events):
        raise RecordError(lines[-1], 1, "play.record.incomplete")
    if len(entry.events) > len(events):
        raise RecordError(lines[1 + len(events)], 1, "play.record.event")
