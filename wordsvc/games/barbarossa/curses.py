"""Interruptions by curse stones (BB-30 … BB-36)."""

from __future__ import annotations

from wordsvc.games.barbarossa.events import Resumed, StonePaid
from wordsvc.games.barbarossa.state import (
    QUESTIONS_AND_GUESS,
    Answering,
    Asking,
    AtDwarf,
    BarbarossaState,
    Cursing,
    Moving,
)
from wordsvc.games.barbarossa.turn import BarbarossaDraft, end_turn
from wordsvc.games.barbarossa.works import askable
from wordsvc.games.core import Refused


def curse(draft: BarbarossaDraft, seat: int) -> None:
    """Pay a stone; of several hands, the first that is seen counts (BB-32)."""
    if reason := why_not(draft.state, seat):
        raise Refused(reason)
    draft.record(StonePaid(seat))


def why_not(state: BarbarossaState, seat: int) -> str | None:
    """The code of the reason for which the seat cannot interrupt now."""
    phase = state.phase
    match phase:
        case Asking(step=step) | Answering(step=step) if step == QUESTIONS_AND_GUESS:
            return "play.clay.last-step"  # BB-31
        case (
            Moving(seat=active)
            | AtDwarf(seat=active)
            | Asking(seat=active)
            | Answering(seat=active)
        ) if active == seat:
            return "play.clay.own-turn"  # BB-30
        case Cursing(seat=cursing, ready=ready) if cursing != seat or ready:
            return "play.clay.interrupted"  # BB-35
        case Moving() | AtDwarf() | Asking() | Answering() | Cursing():
            return _without(state, seat)
        case _:
            return "play.wrong-phase"


def go_on_after(draft: BarbarossaDraft, phase: Cursing) -> None:
    """The interrupter has done enough. A stone that was paid is used."""
    if phase.ready:
        raise Refused("play.clay.stone-unused")
    resume(draft, phase)


def back_to_curse(draft: BarbarossaDraft, phase: Cursing) -> None:
    """Further stones may follow one another (BB-34)."""
    if _without(draft.state, phase.seat):
        resume(draft, phase)


def resume(draft: BarbarossaDraft, phase: Cursing) -> None:
    """The interrupted step goes on (BB-36), unless there is nothing left to do in it."""
    draft.record(Resumed(phase.seat))
    match draft.state.phase:
        case AtDwarf(seat=active) | Asking(seat=active) if not askable(draft.state, active):
            end_turn(draft, active)


def _without(state: BarbarossaState, seat: int) -> str | None:
    if not state.players[seat].stones:
        return "play.clay.no-stone"
    return None if askable(state, seat) else "play.clay.nothing-to-curse"
