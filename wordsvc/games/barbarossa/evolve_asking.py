"""The table after letters, questions, guesses and pegs (BB-15 … BB-29)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.barbarossa.events import (
    Answered,
    Asked,
    Guessed,
    Judged,
    LetterTold,
    PegStuck,
    TooDirect,
)
from wordsvc.games.barbarossa.scoring import standings
from wordsvc.games.barbarossa.state import (
    QUESTIONS_AND_GUESS,
    Answering,
    Asking,
    AtDwarf,
    BarbarossaPhase,
    BarbarossaState,
    Cursing,
    Guess,
    Judging,
    Letter,
    Moving,
    Question,
)
from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.validators.barbarossa.scored_game import Peg


def _expect_work_of_another(state: BarbarossaState, seat: int, work: int) -> None:
    """The work is there to be asked about (BB-15, BB-A15)."""
    expect_seat(seat, state.players)
    expect(1 <= work <= len(state.works) and state.work(work).stands, "piece")
    expect(state.work(work).maker != seat, "seat")


def _on_track(state: BarbarossaState) -> BarbarossaState:
    """Where the track ends behind the start, no marker goes further back (BB-A07)."""
    if state.options.floor is None:
        return state
    players = tuple(
        replace(me, spared=me.spared + max(0, -state.options.floor - score))
        for me, score in zip(state.players, standings(state), strict=True)
    )
    return replace(state, players=players)


def after_peg(state: BarbarossaState, event: PegStuck) -> BarbarossaState:
    """The guess just judged was right (BB-26)."""
    expect(isinstance(state.phase, Judging | Cursing) and state.guesses, "phase")
    made = state.guesses[-1]
    expect(made.right and (made.seat, made.work) == (event.seat, event.work), "phase")
    _expect_work_of_another(state, event.seat, event.work)
    work = state.work(event.work)
    expect(all(peg.by != event.seat for peg in work.pegs), "seat")
    rows = taken(state.rows, (event.row,))
    work = replace(work, pegs=(*work.pegs, Peg(event.row, event.seat)))
    return _on_track(replace(state, works=put(state.works, event.work - 1, work), rows=rows))


def after_letter(state: BarbarossaState, event: LetterTold) -> BarbarossaState:
    """What the dwarf said lies before asker and maker."""
    ready = isinstance(state.phase, Cursing) and state.phase.ready
    expect(isinstance(state.phase, AtDwarf) or ready, "phase")
    expect(_acting(state) == event.seat, "seat")
    _expect_work_of_another(state, event.seat, event.work)
    expect(event.maker == state.work(event.work).maker, "seat")
    letter = Letter(event.seat, event.work, event.position, event.letter, event.note)
    return replace(state, phase=_used(state.phase), letters=(*state.letters, letter))


def _acting(state: BarbarossaState) -> int | None:
    """Who asks and guesses now."""
    match state.phase:
        case Moving(seat=seat) | AtDwarf(seat=seat) | Asking(seat=seat) | Cursing(seat=seat):
            return seat
        case _:
            return None


def after_question(state: BarbarossaState, event: Asked | Answered | TooDirect) -> BarbarossaState:
    """The maker owes an answer, and has given it."""
    match event, state.phase:
        case Asked(work=work, question=question), Asking(seat=seat, step=step):
            expect(event.seat == seat, "seat")
            _expect_work_of_another(state, seat, work)
            asked = Question(seat, work, question)
            phase = Answering(seat, step, work)
            return replace(state, phase=phase, questions=(*state.questions, asked))
        case Answered(reply=reply), Answering(seat=seat, step=step):
            expect(event.work == state.phase.work, "piece")
            answered = replace(state.questions[-1], reply=reply)
            questions = (*state.questions[:-1], answered)
            return replace(state, phase=Asking(seat, step), questions=questions)
        case TooDirect(work=work), Answering(seat=seat, step=step):
            expect(work == state.phase.work, "piece")
            return replace(state, phase=Asking(seat, step))
        case _:
            raise Impossible("phase")


def after_guess(state: BarbarossaState, event: Guessed) -> BarbarossaState:
    """The maker reads the guess."""
    match state.phase:
        case Asking(step=step):
            expect(step == QUESTIONS_AND_GUESS, "phase")
        case Cursing(ready=ready):
            expect(ready, "phase")
        case _:
            raise Impossible("phase")
    expect(_acting(state) == event.seat, "seat")
    _expect_work_of_another(state, event.seat, event.work)
    expect(event.maker == state.work(event.work).maker, "seat")
    made = Guess(event.seat, event.work, event.guess, event.relation, event.advice)
    used = _used(state.phase)
    phase = Judging(event.seat, event.work, used if isinstance(used, Cursing) else None)
    return replace(state, phase=phase, guesses=(*state.guesses, made))


def after_judgement(state: BarbarossaState, event: Judged) -> BarbarossaState:
    """The maker has ruled on the guess."""
    phase = state.phase
    if not isinstance(phase, Judging) or state.guesses[-1].right is not None:
        raise Impossible("phase")
    expect((phase.seat, phase.work) == (event.seat, event.work), "seat")
    judged = replace(state.guesses[-1], right=event.right)
    return replace(state, phase=phase.curse or phase, guesses=(*state.guesses[:-1], judged))


def _used(phase: BarbarossaPhase) -> BarbarossaPhase:
    """A stone that was paid is used now."""
    return replace(phase, ready=False) if isinstance(phase, Cursing) else phase
