"""What does a move of Barbarossa lead to? (BB-01 … BB-39)"""

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
from wordsvc.games.barbarossa.turn import BarbarossaStory, end_turn, roll, spend
from wordsvc.games.core import Context, Refused
from wordsvc.validators.barbarossa.scored_game import game_faults
from wordsvc.validators.barbarossa.sheet import house
from wordsvc.validators.sheet import sheet_hash


def setup(seats: int, options: BarbarossaOptions, ctx: Context) -> tuple[BarbarossaEvent, ...]:
    """Lay everything out (BB-01 … BB-06)."""
    sheet = options.sheet or house()
    pinned = replace(options, sheet=None)
    opened = Opened(seats, pinned, sheet, sheet_hash(sheet), ctx.lexicon_version)
    for fault in game_faults(on_paper(evolve(INITIAL, opened)), sheet):
        raise Refused(fault.code, **fault.facts)
    return (opened,)


def decide(
    state: BarbarossaState, seat: int, move: BarbarossaMove, ctx: Context
) -> tuple[BarbarossaEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    story = BarbarossaStory(state, evolve)
    if isinstance(state.phase, Over):
        raise Refused("play.over")
    if isinstance(move, Curse):
        curse(story, seat)
    elif isinstance(state.phase, Making):
        _make(story, seat, move, ctx)
    else:
        _check_asked(state, seat)
        _play(story, seat, state.phase, move, ctx)
    return story.events


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


def _make(story: BarbarossaStory, seat: int, move: BarbarossaMove, ctx: Context) -> None:
    match move:
        case WriteSubject():
            write_subject(story, seat, move, ctx)
        case Finish():
            finish(story, seat, move)
        case _:
            raise Refused("play.wrong-phase")


def _play(  # noqa: PLR0912 - one case a move
    story: BarbarossaStory, seat: int, phase: BarbarossaPhase, move: BarbarossaMove, ctx: Context
) -> None:
    match phase, move:
        case Moving(), Roll():
            roll(story, seat, ctx)
        case Moving(), Spend():
            spend(story, seat, move)
        case AtDwarf() | Cursing(ready=True), AskLetter():
            ask_letter(story, seat, move)
        case Asking(), Ask():
            ask(story, seat, move)
        case Asking(step=step), Guess() if step == QUESTIONS_AND_GUESS:
            guess(story, seat, move, ctx)
        case Cursing(ready=True), Guess():
            guess(story, seat, move, ctx)
        case Answering(), Answer():
            answer(story, phase, move)
        case Answering(), CallTooDirect():
            too_direct(story, phase)
        case Judging(), Judge():
            judge(story, phase, move)
        case AtDwarf(), GoOn():
            end_turn(story, seat)
        case Asking(), GoOn():
            next_step(story, phase)
        case Cursing(), GoOn():
            go_on_after(story, phase)
        case _:
            raise Refused("play.wrong-phase")
