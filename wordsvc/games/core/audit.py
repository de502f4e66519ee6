"""Is this record a game that could have been played? Where is the first line that is not?"""

from __future__ import annotations

from wordsvc.games.core.game import E, Game, M, O, S, V
from wordsvc.games.core.play import check_fits
from wordsvc.games.core.record import AnyEntry, Record, RecordError
from wordsvc.games.core.refused import Refused
from wordsvc.games.core.registry import AnyGame
from wordsvc.games.core.values import State


def audit(game: Game[O, S, M, E, V], record: Record) -> S:
    """Replay a whole record and return its last state. Raises RecordError.

    Every move must fill a slot of the moment, every event keep all cards and pieces, and the end
    be the end. What chance and dictionary said cannot be asked again, and is believed.
    """
    state = game.initial()
    things: dict[str, int] | None = None
    for entry, (line, *event_lines) in zip(record.entries, record.lines, strict=True):
        _check_move(game, state, entry, line)
        for event, at in zip(entry.events, event_lines, strict=True):
            try:
                state = game.evolve(state, event)
            except (LookupError, TypeError, ValueError, AttributeError) as fault:
                raise RecordError(at, 1, "play.record.event") from fault
            counted = dict(game.census(state))
            things = counted if things is None else things
            if counted != things:
                raise RecordError(at, 1, "play.record.census")
    if record.end is not None and record.end != game.outcome(state):
        raise RecordError(record.lines[-1][-1] + 1, 1, "play.record.outcome")
    return state


def _check_move(game: AnyGame, state: State, entry: AnyEntry, line: int) -> None:
    if entry.version == 1 and entry.seat is None and entry.move is None:
        return
    if entry.version == 1 or entry.seat is None or entry.move is None:
        raise RecordError(line, 1, "play.record.move-missing")
    try:
        check_fits(game, state, entry.seat, entry.move)
    except Refused as refused:
        raise RecordError(line, 1, "play.record.slot") from refused
