"""The table after each event of Barbarossa; nothing is drawn, looked up or judged here."""

from __future__ import annotations

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
from wordsvc.games.barbarossa.evolve_asking import (
    after_guess,
    after_judgement,
    after_letter,
    after_peg,
    after_question,
)
from wordsvc.games.barbarossa.evolve_curses import after_interruption, after_stone, with_player
from wordsvc.games.barbarossa.state import (
    QUESTIONS,
    QUESTIONS_AND_GUESS,
    RULINGS,
    SEATS,
    SIDES,
    Asking,
    AtDwarf,
    BarbarossaState,
    Judging,
    Making,
    Moving,
    Over,
    Player,
    Unopened,
    Work,
)
from wordsvc.games.core.expect import Impossible, expect, expect_seat
from wordsvc.games.core.rows import put
from wordsvc.validators.barbarossa.papers import pegs_of
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
            state = with_player(state, seat, lambda me: replace(me, gems=me.gems - gems))
            return _moved(replace(state, die=None), seat, gems)
        case DragonCame(seat=seat):
            _expect_moving(state, seat)
            return _dragon(state, seat)
        case GemGained(seat=seat):
            _expect_moving(state, seat)
            return with_player(state, seat, lambda me: replace(me, gems=me.gems + 1))
        case DwarfMet(seat=seat):
            _expect_moving(state, seat)
            return replace(state, phase=AtDwarf(seat))
        case StepBegan(seat=seat, step=step):
            before = Moving(seat) if step == QUESTIONS else Asking(seat, QUESTIONS)
            expect(state.phase == before, "phase")
            expect(step in (QUESTIONS, QUESTIONS_AND_GUESS), "number")
            return replace(state, phase=Asking(seat, step))
        case LetterTold():
            return after_letter(state, event)
        case Asked() | Answered() | TooDirect():
            return after_question(state, event)
        case Guessed():
            return after_guess(state, event)
        case Judged():
            return after_judgement(state, event)
        case PegStuck():
            return after_peg(state, event)
        case StonePaid(seat=seat):
            return after_stone(state, seat)
        case Resumed(seat=seat):
            return after_interruption(state, seat)
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
    expect(1 <= event.rulings <= RULINGS, "number")
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
        rulings=event.rulings,
    )


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
    return with_player(replace(state, phase=phase), seat, lambda me: replace(me, finished=True))


def _moved(state: BarbarossaState, seat: int, steps: int) -> BarbarossaState:
    tiles = len(state.rules.setup.ring)
    return with_player(state, seat, lambda me: replace(me, tile=(me.tile - 1 + steps) % tiles + 1))


def _dragon(state: BarbarossaState, seat: int) -> BarbarossaState:
    points = state.rules.setup.dragon
    players = tuple(
        me if of == seat else replace(me, dragons=me.dragons + points)
        for of, me in enumerate(state.players)
    )
    return replace(state, players=players)
