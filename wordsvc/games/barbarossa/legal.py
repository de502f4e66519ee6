"""The slots of a seat of Barbarossa."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from wordsvc.games.barbarossa.curses import why_not
from wordsvc.games.barbarossa.making import unwritten
from wordsvc.games.barbarossa.moves import Reply
from wordsvc.games.barbarossa.state import (
    QUESTIONS_AND_GUESS,
    Answering,
    Asking,
    AtDwarf,
    BarbarossaState,
    Cursing,
    Judging,
    Making,
    Moving,
)
from wordsvc.games.barbarossa.works import POSITIONS, askable, guessable
from wordsvc.games.core import OneOf, Slot, Text

REPLIES = OneOf(get_args(Reply))


def legal(state: BarbarossaState, seat: int) -> tuple[Slot, ...]:
    """What the phase asks of the seat, then whether it may interrupt."""
    cursing = () if why_not(state, seat) else (Slot("curse"),)
    return (*_of_phase(state, seat), *cursing)


def _of_phase(state: BarbarossaState, seat: int) -> Iterator[Slot]:
    match state.phase:
        case Making() if not state.players[seat].finished:
            yield from _making(state, seat)
        case Moving(seat=active) if active == seat:
            yield Slot("roll")
            if gems := state.players[seat].gems:
                yield Slot("spend", {"gems": OneOf(tuple(range(1, gems + 1)))})
        case AtDwarf(seat=active) if active == seat:
            yield _letter(state, seat)
            yield Slot("go_on")
        case Asking(seat=active, step=step) if active == seat:
            yield from _step(state, seat, step)
        case Answering(work=work) if state.work(work).maker == seat:
            yield Slot("answer", {"reply": REPLIES})
            yield Slot("call_too_direct")
        case Judging(work=work) if state.work(work).maker == seat:
            yield Slot("judge", {"right": OneOf((True, False))})
        case Cursing(seat=cursing, ready=ready) if cursing == seat:
            if ready:
                yield _letter(state, seat)
                yield from _guess(state, seat)
            else:
                yield Slot("go_on")


def _making(state: BarbarossaState, seat: int) -> Iterator[Slot]:
    if works := unwritten(state, seat):
        paper = {"reading": Text(), "written": Text(optional=True), "tag": Text(optional=True)}
        yield Slot("write_subject", {"work": OneOf(works), **paper})
    else:
        yield Slot("finish")


def _step(state: BarbarossaState, seat: int, step: int) -> Iterator[Slot]:
    works = OneOf(askable(state, seat))
    yield Slot("ask", {"work": works, "question": Text(optional=True)})
    if step == QUESTIONS_AND_GUESS:
        yield from _guess(state, seat)
    yield Slot("go_on")


def _letter(state: BarbarossaState, seat: int) -> Slot:
    holes = {"work": OneOf(askable(state, seat)), "position": OneOf(POSITIONS)}
    return Slot("ask_letter", {**holes})


def _guess(state: BarbarossaState, seat: int) -> Iterator[Slot]:
    if works := guessable(state, seat):
        yield Slot("guess", {"work": OneOf(works), "guess": Text()})
