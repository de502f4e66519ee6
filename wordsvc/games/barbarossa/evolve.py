"""What does each event make of the table? Nothing is refused, drawn or looked up here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.barbarossa.events import (
    Answered,
    Asked,
    ClayEvent,
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
    Answering,
    Asking,
    AtDwarf,
    ClayPhase,
    ClayState,
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
from wordsvc.games.core.rows import put
from wordsvc.validators.barbarossa.scored_game import Peg
from wordsvc.validators.barbarossa.subject import Subject


def initial() -> ClayState:
    """An empty table."""
    return ClayState(Unopened())


def evolve(state: ClayState, event: ClayEvent) -> ClayState:  # noqa: PLR0911, PLR0912
    """The table after the event."""
    match event:
        case TurnBegan(seat=seat):
            return replace(state, phase=Moving(seat))
        case Rolled(seat=seat, die=die):
            return _moved(replace(state, die=die), seat, die)
        case Spent(seat=seat, gems=gems):
            state = _player(state, seat, lambda me: replace(me, gems=me.gems - gems))
            return _moved(replace(state, die=None), seat, gems)
        case DragonCame(seat=seat):
            return _dragon(state, seat)
        case GemGained(seat=seat):
            return _player(state, seat, lambda me: replace(me, gems=me.gems + 1))
        case DwarfMet(seat=seat):
            return replace(state, phase=AtDwarf(seat))
        case StepBegan(seat=seat, step=step):
            return replace(state, phase=Asking(seat, step))
        case LetterTold():
            return _letter(state, event)
        case Asked() | Answered() | TooDirect():
            return _question(state, event)
        case Guessed() | Judged():
            return _guess(state, event)
        case PegStuck(seat=seat, work=number, row=row):
            work = state.work(number)
            work = replace(work, pegs=(*work.pegs, Peg(row, seat)))
            rows = tuple(left for left in state.rows if left != row)
            return _on_track(replace(state, works=put(state.works, number - 1, work), rows=rows))
        case StonePaid(seat=seat):
            return _stone(state, seat)
        case Resumed():
            phase = state.phase.resume if isinstance(state.phase, Cursing) else state.phase
            return replace(state, phase=phase)
        case SubjectWritten():
            return _written(state, event)
        case Finished(seat=seat):
            return _finished(state, seat)
        case Ended(score=score):
            return replace(state, phase=Over(score))
        case SubjectDeclined() | Uncovered():
            return state
        case Opened():
            return _opened(event)


def _opened(event: Opened) -> ClayState:
    """BB-01 … BB-06: two works each, with three players three."""
    setup = event.sheet.setup
    works = setup.works_of_three if event.seats == 3 else setup.works
    return ClayState(
        Making(),
        event.options,
        event.sheet,
        players=(Player(gems=setup.gems, stones=setup.curse_stones),) * event.seats,
        works=tuple(Work(seat) for seat in range(event.seats) for _ in range(works)),
        subjects=(None,) * (event.seats * works),
        rows=tuple(range(1, pegs_of(event.seats) + 1)),
    )


def _player(state: ClayState, seat: int, change: Callable[[Player], Player]) -> ClayState:
    return replace(state, players=put(state.players, seat, change(state.players[seat])))


def _written(state: ClayState, event: SubjectWritten) -> ClayState:
    index = event.work - 1
    work = replace(state.works[index], tag=event.tag)
    subject = Subject(event.reading, event.written)
    return replace(
        state,
        works=put(state.works, index, work),
        subjects=put(state.subjects, index, subject),
    )


def _finished(state: ClayState, seat: int) -> ClayState:
    first = state.phase.first if isinstance(state.phase, Making) else None
    phase = Making(seat if first is None else first)
    return _player(replace(state, phase=phase), seat, lambda me: replace(me, finished=True))


def _moved(state: ClayState, seat: int, steps: int) -> ClayState:
    tiles = len(state.rules.setup.ring)
    return _player(state, seat, lambda me: replace(me, tile=(me.tile - 1 + steps) % tiles + 1))


def _dragon(state: ClayState, seat: int) -> ClayState:
    points = state.rules.setup.dragon
    players = tuple(
        me if of == seat else replace(me, dragons=me.dragons + points)
        for of, me in enumerate(state.players)
    )
    return replace(state, players=players)


def _on_track(state: ClayState) -> ClayState:
    """Where the track ends behind the start, no marker goes further back (BB-A07)."""
    if state.options.floor is None:
        return state
    players = tuple(
        replace(me, spared=me.spared + max(0, -state.options.floor - score))
        for me, score in zip(state.players, standings(state), strict=True)
    )
    return replace(state, players=players)


def _letter(state: ClayState, event: LetterTold) -> ClayState:
    told = Letter(event.seat, event.work, event.position, event.letter, event.note)
    return replace(state, phase=_used(state.phase), letters=(*state.letters, told))


def _question(state: ClayState, event: Asked | Answered | TooDirect) -> ClayState:
    """The maker owes an answer, and has given it."""
    match event, state.phase:
        case Asked(seat=seat, work=work, question=question), Asking(step=step):
            asked = Question(seat, work, question)
            phase = Answering(seat, step, work)
            return replace(state, phase=phase, questions=(*state.questions, asked))
        case Answered(reply=reply), Answering(seat=seat, step=step):
            answered = replace(state.questions[-1], reply=reply)
            questions = (*state.questions[:-1], answered)
            return replace(state, phase=Asking(seat, step), questions=questions)
        case TooDirect(), Answering(seat=seat, step=step):
            return replace(state, phase=Asking(seat, step))
        case _:
            return state


def _guess(state: ClayState, event: Guessed | Judged) -> ClayState:
    """The maker reads the guess, and has ruled on it."""
    if isinstance(event, Judged):
        judged = replace(state.guesses[-1], right=event.right)
        curse = state.phase.curse if isinstance(state.phase, Judging) else None
        guesses = (*state.guesses[:-1], judged)
        return replace(state, phase=curse or state.phase, guesses=guesses)
    made = Guess(event.seat, event.work, event.guess, event.relation, event.advice)
    used = _used(state.phase)
    phase = Judging(event.seat, event.work, used if isinstance(used, Cursing) else None)
    return replace(state, phase=phase, guesses=(*state.guesses, made))


def _used(phase: ClayPhase) -> ClayPhase:
    """A stone that was paid is used now."""
    return replace(phase, ready=False) if isinstance(phase, Cursing) else phase


def _stone(state: ClayState, seat: int) -> ClayState:
    """BB-33: an interruption begins, or goes on with one more stone (BB-34)."""
    state = _player(state, seat, lambda me: replace(me, stones=me.stones - 1, paid=me.paid + 1))
    match state.phase:
        case Cursing() as curse:
            return replace(state, phase=replace(curse, ready=True))
        case Moving() | AtDwarf() | Asking() | Answering() as interrupted:
            return replace(state, phase=Cursing(seat, True, interrupted))
        case _:
            return state
