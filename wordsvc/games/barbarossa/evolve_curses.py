"""The table after interruptions began and ended (BB-33 … BB-36)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.barbarossa.state import (
    Answering,
    Asking,
    AtDwarf,
    BarbarossaState,
    Cursing,
    Moving,
    Player,
)
from wordsvc.games.core.expect import Impossible, expect, expect_seat
from wordsvc.games.core.rows import put


def with_player(
    state: BarbarossaState, seat: int, change: Callable[[Player], Player]
) -> BarbarossaState:
    """The table with a player changed."""
    return replace(state, players=put(state.players, seat, change(state.players[seat])))


def after_stone(state: BarbarossaState, seat: int) -> BarbarossaState:
    """BB-33: an interruption begins, or goes on with one more stone (BB-34)."""
    expect_seat(seat, state.players)
    expect(state.players[seat].stones, "number")
    paid = with_player(state, seat, lambda me: replace(me, stones=me.stones - 1, paid=me.paid + 1))
    match state.phase:
        case Cursing(ready=False) as curse:
            expect(curse.seat == seat, "seat")
            return replace(paid, phase=replace(curse, ready=True))
        case Moving() | AtDwarf() | Asking() | Answering() as interrupted:
            expect(interrupted.seat != seat, "seat")
            return replace(paid, phase=Cursing(seat, True, interrupted))
        case _:
            raise Impossible("phase")


def after_interruption(state: BarbarossaState, seat: int) -> BarbarossaState:
    """The interrupted step goes on (BB-36)."""
    phase = state.phase
    if not isinstance(phase, Cursing) or phase.ready:
        raise Impossible("phase")
    expect(seat == phase.seat, "seat")
    return replace(state, phase=phase.resume)
