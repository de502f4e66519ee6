"""The works that a player may ask about or guess."""

from __future__ import annotations

from wordsvc.games.barbarossa.state import BarbarossaState
from wordsvc.games.core import Refused
from wordsvc.kana.writing import LETTERS_AT_MOST

POSITIONS = tuple(range(1, LETTERS_AT_MOST + 1))
"""Each letter of a reading can be asked for."""


def askable(state: BarbarossaState, seat: int) -> tuple[int, ...]:
    """Works of others that are on the table (BB-15, BB-A15)."""
    return tuple(
        number for number, work in enumerate(state.works, 1) if work.maker != seat and work.stands
    )


def guessable(state: BarbarossaState, seat: int) -> tuple[int, ...]:
    """Of these, the ones that the seat has not solved yet (BB-A14)."""
    return tuple(
        number
        for number in askable(state, seat)
        if all(peg.by != seat for peg in state.work(number).pegs)
    )


def check_askable(state: BarbarossaState, seat: int, work: int) -> None:
    """Raises Refused for a work that the seat cannot ask about."""
    if not 1 <= work <= len(state.works):
        raise Refused("play.clay.no-work", work=work)
    if state.work(work).maker == seat:
        raise Refused("barbarossa.own-work", work=work)
    if not state.work(work).stands:
        raise Refused("play.clay.work-gone", work=work)


def check_guessable(state: BarbarossaState, seat: int, work: int) -> None:
    """Raises Refused for a work that the seat cannot guess."""
    check_askable(state, seat, work)
    if work not in guessable(state, seat):
        raise Refused("barbarossa.solved-twice", work=work)
