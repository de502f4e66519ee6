"""The table after each event of Barbarossa; nothing is drawn, looked up or judged here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.barbarossa.events import (
    Answered,
    Asked,
    BarbarossaEvent,
    DragonCame,
    DwarfMet,
    Ended,
    Finished,
    GemGained,
    Guessed,
    Judged,
    LetterTold,
    Opened,
    PegStuck,
    Resumed,
    Rolled,
    Spent,
    StepBegan,
    StonePaid,
    SubjectDeclined,
    SubjectWritten,
    TooDirect,
    TurnBegan,
    Uncovered,
)
from wordsvc.games.barbarossa.scoring import pegs_of, standings
from wordsvc.games.barbarossa.state import (
    QUESTIONS,
    QUESTIONS_AND_GUESS,
    SEATS,
    SIDES,
    Answering,
    Asking,
    AtDwarf,
    BarbarossaPhase,
    BarbarossaState,
    Cursing,
    Guess,
    Judging,
    Letter,
    Making,
    Moving,
    Over,
    Player,
    Question,
    Unopened,
    Work,
)
from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.validators.barbarossa.scored_game import Peg
from wordsvc.validators.barbarossa.subject import Subject

INITIAL = BarbarossaState(Unopened())
"""An empty table."""


def evolve(state: BarbarossaState, event: BarbarossaEvent) -> BarbarossaState:  # noqa: PLR0911, PLR0912
    """The table after the event. Raises Impossible."""
    match event:
        case TurnBegan(seat=seat):
            expect(_next_on_turn(state) == seat, "phase")
            return replace(state, phase=Moving(seat))
        case Rolled(seat=seat, die=die):
            _expect_moving(state, seat)
            expect(1 <= die <= SIDES, "number")
            return _moved(replace(state, die=die), seat, die)
        case Spent(seat=seat, gems=gems):
            _expect_moving(state, seat)
            expect(1 <= gems <= state.players[seat].gems, "number")
            state = _player(state, seat, lambda me: replace(me, gems=me.gems - gems))
            return _moved(replace(state, die=None), seat, gems)
        case DragonCame(seat=seat):
            _expect_moving(state, seat)
            return _dragon(state, seat)
        case GemGained(seat=seat):
            _expect_moving(state, seat)
            return _player(state, seat, lambda me: replace(me, gems=me.gems + 1))
        case DwarfMet(seat=seat):
            _expect_moving(state, seat)
            return replace(state, phase=AtDwarf(seat))
        case StepBegan(seat=seat, step=step):
            before = Moving(seat) if step == QUESTIONS else Asking(seat, QUESTIONS)
            expect(state.phase == before, "phase")
            expect(step in (QUESTIONS, QUESTIONS_AND_GUESS), "number")
            return replace(state, phase=Asking(seat, step))
        case LetterTold():
            return _letter(state, event)
        case Asked() | Answered() | TooDirect():
            return _question(state, event)
        case Guessed():
            return _guess(state, event)
        case Judged():
            return _judged(state, event)
        case PegStuck():
            return _peg_stuck(state, event)
        case StonePaid(seat=seat):
            return _stone(state, seat)
        case Resumed(seat=seat):
            return _resumed(state, seat)
        case SubjectWritten():
            return _written(state, event)
        case SubjectDeclined():
            _expect_unwritten(state, event.seat, event.work)
            return state
        case Finished(seat=seat):
            return _finished(state, seat)
        case Ended(score=score):
            expect(not isinstance(state.phase, Unopened | Making | Over), "phase")
            expect(len(score.players) == len(state.players), "seat")
            return replace(state, phase=Over(score))
        case Uncovered(readings=readings, written=written):
            expect(isinstance(state.phase, Over), "phase")
            papers = [state.subject(work) for work in range(1, len(state.works) + 1)]
            expect(readings == tuple(paper.reading for paper in papers), "piece")
            expect(written == tuple(paper.written for paper in papers), "piece")
            return state
        case Opened():
            expect(state == INITIAL, "phase")
            return _opened(event)


def _opened(event: Opened) -> BarbarossaState:
    """BB-01 … BB-06: two works each, with three players three."""
    expect(event.seats in SEATS, "seat")
    setup = event.sheet.setup
    works = setup.works_of_three if event.seats == 3 else setup.works
    return BarbarossaState(
        Making(),
        event.options,
        event.sheet,
        players=(Player(gems=setup.gems, stones=setup.curse_stones),) * event.seats,
        works=tuple(Work(seat) for seat in range(event.seats) for _ in range(works)),
        subjects=(None,) * (event.seats * works),
        rows=tuple(range(1, pegs_of(event.seats) + 1)),
    )


def _player(
    state: BarbarossaState, seat: int, change: Callable[[Player], Player]
) -> BarbarossaState:
    return replace(state, players=put(state.players, seat, change(state.players[seat])))


def _next_on_turn(state: BarbarossaState) -> int | None:
    """Whose turn may begin now (BB-10, BB-12)."""
    match state.phase:
        case Making(first=first) if all(player.finished for player in state.players):
            return first
        case Moving(seat=seat) | AtDwarf(seat=seat) | Asking(seat=seat):
            return (seat + 1) % len(state.players)
        case Judging(seat=seat, curse=None) if state.guesses[-1].right is not None:
            return (seat + 1) % len(state.players)
        case _:
            return None


def _expect_moving(state: BarbarossaState, seat: int) -> None:
    expect(isinstance(state.phase, Moving), "phase")
    expect(state.phase == Moving(seat), "seat")


def _expect_unwritten(state: BarbarossaState, seat: int, work: int) -> None:
    expect(isinstance(state.phase, Making), "phase")
    expect_seat(seat, state.players)
    expect(1 <= work <= len(state.works), "piece")
    expect(state.work(work).maker == seat, "seat")
    expect(state.subjects[work - 1] is None, "piece")


def _expect_work_of_another(state: BarbarossaState, seat: int, work: int) -> None:
    """The work is there to be asked about (BB-15, BB-A15)."""
    expect_seat(seat, state.players)
    expect(1 <= work <= len(state.works) and state.work(work).stands, "piece")
    expect(state.work(work).maker != seat, "seat")


def _written(state: BarbarossaState, event: SubjectWritten) -> BarbarossaState:
    _expect_unwritten(state, event.seat, event.work)
    index = event.work - 1
    work = replace(state.works[index], tag=event.tag)
    subject = Subject(event.reading, event.written)
    return replace(
        state,
        works=put(state.works, index, work),
        subjects=put(state.subjects, index, subject),
    )


def _finished(state: BarbarossaState, seat: int) -> BarbarossaState:
    if not isinstance(state.phase, Making):
        raise Impossible("phase")
    expect_seat(seat, state.players)
    expect(not state.players[seat].finished, "phase")
    papers = zip(state.works, state.subjects, strict=True)
    expect(all(paper is not None for work, paper in papers if work.maker == seat), "number")
    first = state.phase.first
    phase = Making(seat if first is None else first)
    return _player(replace(state, phase=phase), seat, lambda me: replace(me, finished=True))


def _moved(state: BarbarossaState, seat: int, steps: int) -> BarbarossaState:
    tiles = len(state.rules.setup.ring)
    return _player(state, seat, lambda me: replace(me, tile=(me.tile - 1 + steps) % tiles + 1))


def _dragon(state: BarbarossaState, seat: int) -> BarbarossaState:
    points = state.rules.setup.dragon
    players = tuple(
        me if of == seat else replace(me, dragons=me.dragons + points)
        for of, me in enumerate(state.players)
    )
    return replace(state, players=players)


def _on_track(state: BarbarossaState) -> BarbarossaState:
    """Where the track ends behind the start, no marker goes further back (BB-A07)."""
    if state.options.floor is None:
        return state
    players = tuple(
        replace(me, spared=me.spared + max(0, -state.options.floor - score))
        for me, score in zip(state.players, standings(state), strict=True)
    )
    return replace(state, players=players)


def _peg_stuck(state: BarbarossaState, event: PegStuck) -> BarbarossaState:
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


def _letter(state: BarbarossaState, event: LetterTold) -> BarbarossaState:
    ready = isinstance(state.phase, Cursing) and state.phase.ready
    expect(isinstance(state.phase, AtDwarf) or ready, "phase")
    expect(_acting(state) == event.seat, "seat")
    _expect_work_of_another(state, event.seat, event.work)
    expect(event.maker == state.work(event.work).maker, "seat")
    told = Letter(event.seat, event.work, event.position, event.letter, event.note)
    return replace(state, phase=_used(state.phase), letters=(*state.letters, told))


def _acting(state: BarbarossaState) -> int | None:
    """Who asks and guesses now."""
    match state.phase:
        case Moving(seat=seat) | AtDwarf(seat=seat) | Asking(seat=seat) | Cursing(seat=seat):
            return seat
        case _:
            return None


def _question(state: BarbarossaState, event: Asked | Answered | TooDirect) -> BarbarossaState:
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


def _guess(state: BarbarossaState, event: Guessed) -> BarbarossaState:
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


def _judged(state: BarbarossaState, event: Judged) -> BarbarossaState:
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


def _stone(state: BarbarossaState, seat: int) -> BarbarossaState:
    """BB-33: an interruption begins, or goes on with one more stone (BB-34)."""
    expect_seat(seat, state.players)
    expect(state.players[seat].stones, "number")
    paid = _player(state, seat, lambda me: replace(me, stones=me.stones - 1, paid=me.paid + 1))
    match state.phase:
        case Cursing(ready=False) as curse:
            expect(curse.seat == seat, "seat")
            return replace(paid, phase=replace(curse, ready=True))
        case Moving() | AtDwarf() | Asking() | Answering() as interrupted:
            expect(interrupted.seat != seat, "seat")
            return replace(paid, phase=Cursing(seat, True, interrupted))
        case _:
            raise Impossible("phase")


def _resumed(state: BarbarossaState, seat: int) -> BarbarossaState:
    """The interrupted step goes on (BB-36)."""
    phase = state.phase
    if not isinstance(phase, Cursing) or phase.ready:
        raise Impossible("phase")
    expect(seat == phase.seat, "seat")
    return replace(state, phase=phase.resume)
