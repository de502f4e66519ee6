"""What follows from the contract for every game: opening, applying, replaying."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

import msgspec

from wordsvc.games.core.context import Context
from wordsvc.games.core.expect import Impossible
from wordsvc.games.core.game import E, Game, M, O, S, V
from wordsvc.games.core.refused import Refused


class Entry(msgspec.Struct, Generic[M, E], frozen=True):
    """One accepted command with all its events: a row of a table's log.

    The opening is version 1 and has neither seat nor move.
    """

    version: int
    seat: int | None
    move: M | None
    events: tuple[E, ...]


class Played(msgspec.Struct, Generic[S, M, E], frozen=True):
    """How far play came: the state, the accepted commands, and the refusal that ended it."""

    state: S
    entries: tuple[Entry[M, E], ...]
    refused: Refused | None = None


def start(
    game: Game[O, S, M, E, V], seats: int, options: O, ctx: Context
) -> tuple[S, tuple[E, ...]]:
    """Open a game. Raises Refused if it is not played by so many, or not with these options."""
    if seats not in game.seats:
        raise Refused("play.seats", seats=seats, fewest=game.seats[0], most=game.seats[-1])
    events = game.setup(seats, options, ctx)
    return replay(game, events), events


def apply(
    game: Game[O, S, M, E, V], state: S, seat: int, move: M, ctx: Context
) -> tuple[S, tuple[E, ...]]:
    """Decide a move and take its events in. Raises Refused; ``state`` itself never changes."""
    events = game.decide(state, seat, move, ctx)
    return replay(game, events, state), events


def replay(game: Game[O, S, M, E, V], events: Iterable[E], state: S | None = None) -> S:
    """The state that the events lead to, from ``state`` or from the beginning.

    Raises Impossible, which then names the event and its number.
    """
    state = game.initial if state is None else state
    for number, event in enumerate(events, 1):
        try:
            state = game.evolve(state, event)
        except Impossible as fault:
            fault.add_note(f"event {number}: {event}")
            raise
    return state


def play_while_valid(
    game: Game[O, S, M, E, V],
    played: Played[S, M, E],
    moves: Iterable[tuple[int, M]],
    context: Callable[[int], Context],
) -> Played[S, M, E]:
    """Play (seat, move) pairs on until the first refusal; ``context`` is asked per version."""
    state, entries = played.state, list(played.entries)
    for seat, move in moves:
        version = len(entries) + 1
        try:
            state, events = apply(game, state, seat, move, context(version))
        except Refused as refused:
            return Played(state, tuple(entries), refused)
        entries.append(Entry(version, seat, move, events))
    return Played(state, tuple(entries))


def check_fits(game: Game[O, S, M, E, V], state: S, seat: int, move: M) -> None:
    """A dry run: does the move fill a slot? No chance, no dictionary. Raises Refused."""
    if game.outcome(state) is not None:
        raise Refused("play.over")
    if not any(slot.accepts(move) for slot in game.legal(state, seat)):
        raise Refused("play.no-slot")
