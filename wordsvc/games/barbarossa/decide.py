"""What each move of Barbarossa leads to (BB-01 … BB-39)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.barbarossa.asking import (
    answer,
    ask,
    ask_letter,
    guess,
    judge,
    next_step,
    too_direct,
)
from wordsvc.games.barbarossa.curses import curse, go_on_after
from wordsvc.games.barbarossa.events import BarbarossaEvent, Opened
from wordsvc.games.barbarossa.evolve import INITIAL, evolve
from wordsvc.games.barbarossa.making import finish, write_subject
from wordsvc.games.barbarossa.moves import (
    Answer,
    Ask,
    AskLetter,
    BarbarossaMove,
    CallTooDirect,
    Curse,
    Finish,
    GoOn,
    Guess,
    Judge,
    Roll,
    Spend,
    WriteSubject,
)
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.barbarossa.scoring import on_paper
from wordsvc.games.barbarossa.state import (
    QUESTIONS_AND_GUESS,
    RULINGS,
    Answering,
    Asking,
    AtDwarf,
    BarbarossaPhase,
    BarbarossaState,
    Cursing,
    Judging,
    Making,
    Moving,
    Over,
)
from wordsvc.games.barbarossa.turn import BarbarossaDraft, end_turn, roll, spend
from wordsvc.games.core import Context, Refused
from wordsvc.validators.barbarossa.scored_game import game_faults
from wordsvc.validators.barbarossa.sheet import house
from wordsvc.validators.sheet import sheet_hash


def setup(seats: int, options: BarbarossaOptions, ctx: Context) -> tuple[BarbarossaEvent, ...]:
    """Lay everything out (BB-01 … BB-06)."""
    sheet = options.sheet or house()
    pinned = replace(options, sheet=None)
    version, rulings = ctx.lexicon_version, ctx.rulings(RULINGS)
    opened = Opened(seats, pinned, sheet, sheet_hash(sheet), version, rulings)
    for fault in game_faults(on_paper(evolve(INITIAL, opened))):
        raise Refused(fault.code, **fault.facts)
    return (opened,)


def decide(
    state: BarbarossaState, seat: int, move: BarbarossaMove, ctx: Context
) -> tuple[BarbarossaEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    draft = BarbarossaDraft(state, evolve)
    if isinstance(state.phase, Over):
        raise Refused("play.over")
    if isinstance(move, Curse):
        curse(draft, seat)
    elif isinstance(state.phase, Making):
        _make(draft, seat, move, ctx)
    else:
        _check_asked(state, seat)
        _play(draft, seat, state.phase, move, ctx)
    return draft.events


def _check_asked(state: BarbarossaState, seat: int) -> None:
    """The phase waits for somebody."""
    match state.phase:
        case Answering(work=work) | Judging(work=work):
            if state.work(work).maker != seat:
                raise Refused("play.clay.makers-word")
        case (
            Moving(seat=active) | AtDwarf(seat=active) | Asking(seat=active) | Cursing(seat=active)
        ) if active != seat:
            raise Refused("play.clay.not-your-turn")


def _make(draft: BarbarossaDraft, seat: int, move: BarbarossaMove, ctx: Context) -> None:
    match move:
        case WriteSubject():
            write_subject(draft, seat, move, ctx)
        case Finish():
            finish(draft, seat, move)
        case _:
            raise Refused("play.wrong-phase")


def _play(  # noqa: PLR0912 - one case a move
    draft: BarbarossaDraft, seat: int, phase: BarbarossaPhase, move: BarbarossaMove, ctx: Context
) -> None:
    match phase, move:
        case Moving(), Roll():
            roll(draft, seat, ctx)
        case Moving(), Spend():
            spend(draft, seat, move)
        case AtDwarf() | Cursing(ready=True), AskLetter():
            ask_letter(draft, seat, move)
        case Asking(), Ask():
            ask(draft, seat, move)
        case Asking(step=step), Guess() if step == QUESTIONS_AND_GUESS:
            guess(draft, seat, move, ctx)
        case Cursing(ready=True), Guess():
            guess(draft, seat, move, ctx)
        case Answering(), Answer():
            answer(draft, phase, move)
        case Answering(), CallTooDirect():
            too_direct(draft, phase)
        case Judging(), Judge():
            judge(draft, phase, move)
        case AtDwarf(), GoOn():
            end_turn(draft, seat)
        case Asking(), GoOn():
            next_step(draft, phase)
        case Cursing(), GoOn():
            go_on_after(draft, phase)
        case _:
            raise Refused("play.wrong-phase")
