"""Barbarossa as a game like the others (BB-01 … BB-39)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wordsvc.games.barbarossa import evolve as table
from wordsvc.games.barbarossa import legal, resample, view
from wordsvc.games.barbarossa.asking import (
    answer,
    ask,
    ask_letter,
    guess,
    judge,
    next_step,
    too_direct,
)
from wordsvc.games.barbarossa.board import board
from wordsvc.games.barbarossa.bot import ClayBot
from wordsvc.games.barbarossa.curses import curse, go_on_after
from wordsvc.games.barbarossa.events import EVENT_TYPES, ClayEvent, Opened
from wordsvc.games.barbarossa.making import finish, write_subject
from wordsvc.games.barbarossa.moves import (
    MOVE_TYPES,
    Answer,
    Ask,
    AskLetter,
    CallTooDirect,
    ClayMove,
    Curse,
    Finish,
    GoOn,
    Guess,
    Judge,
    Roll,
    Spend,
    WriteSubject,
)
from wordsvc.games.barbarossa.options import PRESETS, ClayOptions
from wordsvc.games.barbarossa.scoring import on_paper
from wordsvc.games.barbarossa.state import (
    QUESTIONS_AND_GUESS,
    SEATS,
    Answering,
    Asking,
    AtDwarf,
    ClayPhase,
    ClayState,
    Cursing,
    Judging,
    Making,
    Moving,
    Over,
)
from wordsvc.games.barbarossa.turn import ClayStory, end_turn, roll, spend
from wordsvc.games.barbarossa.view import ClayView
from wordsvc.games.core import Chance, Context, Game, Outcome, Refused, Slot, Viewer
from wordsvc.games.core.bots import Bot
from wordsvc.games.core.values import snake
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.scored_game import game_faults
from wordsvc.validators.barbarossa.sheet import house, sheet_faults, table_faults
from wordsvc.validators.faults import Faulty
from wordsvc.validators.sheet import sheet_hash


class Barbarossa(Game[ClayOptions, ClayState, ClayMove, ClayEvent, ClayView]):
    """Turns around a ring of tiles, with curse stones that interrupt them."""

    id = "barbarossa"
    seats = SEATS
    options_type = ClayOptions
    state_type = ClayState
    view_type = ClayView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    urgent = frozenset(snake(move.__name__) for move in MOVE_TYPES if move is not Curse)

    @property
    def presets(self) -> Mapping[str, ClayOptions]:
        """``house``; ``goal-wins``; ``literal`` with 12 gems at most (BB-A03)."""
        return PRESETS

    def options(self, given: str | Mapping[str, Any] | None = None) -> ClayOptions:
        """Also holds sheet and table to the rows that the rules tell."""
        options = super().options(given)
        faults = [] if options.table is None else list(table_faults(options.table, "/table"))
        if options.sheet is not None:
            faults += Faulty(sheet_faults(options.sheet)).under("/sheet").faults
        if faults:
            raise Faulty(faults)
        return options

    def setup(self, seats: int, options: ClayOptions, ctx: Context) -> tuple[ClayEvent, ...]:
        """Lay everything out (BB-01 … BB-06)."""
        sheet = options.sheet or house()
        pinned = replace(options, sheet=None)
        opened = Opened(seats, pinned, sheet, sheet_hash(sheet), ctx.lexicon_version)
        for fault in game_faults(on_paper(table.evolve(self.initial(), opened)), sheet):
            raise Refused(fault.code, **fault.facts)
        return (opened,)

    def initial(self) -> ClayState:
        """An empty table."""
        return table.initial()

    def decide(
        self, state: ClayState, seat: int, move: ClayMove, ctx: Context
    ) -> tuple[ClayEvent, ...]:
        """What the move leads to, up to the next choice of anybody."""
        story = ClayStory(state, self.evolve)
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

    def evolve(self, state: ClayState, event: ClayEvent) -> ClayState:
        """The table after the event."""
        return table.evolve(state, event)

    def legal(self, state: ClayState, seat: int) -> tuple[Slot, ...]:
        """What the seat may do now."""
        return legal.legal(state, seat)

    def outcome(self, state: ClayState) -> Outcome | None:
        """Highest score after the settlement; equal scores share the win (BB-39, BB-A13)."""
        if not isinstance(state.phase, Over):
            return None
        score = state.phase.score
        return Outcome(score.winners, tuple(player.total for player in score.players))

    def view(self, state: ClayState, viewer: Viewer) -> ClayView:
        """Everything but the papers of others and what others were told."""
        return view.view(state, viewer)

    def redact(self, event: ClayEvent, viewer: Viewer) -> ClayEvent | None:
        """Papers, letters and guesses are face down for those whom they do not concern."""
        return view.redact(event, viewer)

    def resample(self, state: ClayState, viewer: Viewer, chance: Chance) -> ClayState:
        """Other papers, other letters told to others, other guesses."""
        return resample.resample(state, viewer, chance)

    def census(self, state: ClayState) -> Mapping[str, int]:
        """Every peg by its row, every curse stone, and the works with their makers."""
        pegs = [f"peg {row}" for row in state.rows]
        pegs += [f"peg {peg.row}" for work in state.works for peg in work.pegs]
        things = Counter(pegs)
        for seat, player in enumerate(state.players):
            things[f"curse stones of {seat}"] = player.stones + player.paid
            things[f"works of {seat}"] = sum(work.maker == seat for work in state.works)
        return things

    def bot(self, lexicon: Lexicon) -> Bot:
        """Makes things that everybody knows, and guesses from letters."""
        return ClayBot(lexicon)

    def board(self, state: ClayState) -> tuple[str, ...]:
        """Every player with works, pegs and papers."""
        return board(state)


def _check_asked(state: ClayState, seat: int) -> None:
    """The phase waits for somebody."""
    match state.phase:
        case Answering(work=work) | Judging(work=work):
            if state.work(work).maker != seat:
                raise Refused("play.clay.makers-word")
        case (
            Moving(seat=active) | AtDwarf(seat=active) | Asking(seat=active) | Cursing(seat=active)
        ) if active != seat:
            raise Refused("play.clay.not-your-turn")


def _make(story: ClayStory, seat: int, move: ClayMove, ctx: Context) -> None:
    match move:
        case WriteSubject():
            write_subject(story, seat, move, ctx)
        case Finish():
            finish(story, seat, move)
        case _:
            raise Refused("play.wrong-phase")


def _play(  # noqa: PLR0912 - one case a move
    story: ClayStory, seat: int, phase: ClayPhase, move: ClayMove, ctx: Context
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
