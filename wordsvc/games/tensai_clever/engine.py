"""Tensai Clever as a game like the others (TC-01 … TC-40)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wordsvc.games.core import Chance, Context, Game, Outcome, Refused, Slot, Viewer
from wordsvc.games.core.bots import Bot
from wordsvc.games.tensai_clever import evolve as table
from wordsvc.games.tensai_clever import legal, view
from wordsvc.games.tensai_clever.board import board
from wordsvc.games.tensai_clever.bonuses import CleverStory
from wordsvc.games.tensai_clever.bot import CleverBot
from wordsvc.games.tensai_clever.claims import claim_light_blue, claim_pink, vote
from wordsvc.games.tensai_clever.events import EVENT_TYPES, CleverEvent, Opened
from wordsvc.games.tensai_clever.moves import (
    MOVE_TYPES,
    Choose,
    ClaimLightBlue,
    ClaimPink,
    CleverMove,
    Done,
    SetAside,
    Vote,
    Write,
    WriteAside,
    WriteInstant,
    WritePlusOne,
    WriteVoiced,
)
from wordsvc.games.tensai_clever.options import PRESETS, CleverOptions
from wordsvc.games.tensai_clever.rounds import choose, done, go_on, lay_out
from wordsvc.games.tensai_clever.state import SEATS, CleverState, Over, Revealing, Unopened, Writing
from wordsvc.games.tensai_clever.view import CleverView
from wordsvc.games.tensai_clever.writing import (
    set_aside,
    write,
    write_aside,
    write_instant,
    write_plus_one,
    write_voiced,
)
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.faults import Faulty
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.sheet_faults import sheet_faults


class TensaiClever(Game[CleverOptions, CleverState, CleverMove, CleverEvent, CleverView]):
    """The oya chooses among six cards; then all seats write at the same time."""

    id = "tensai-clever"
    seats = SEATS
    options_type = CleverOptions
    state_type = CleverState
    view_type = CleverView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    takes_back = True
    urgent = frozenset({"vote", "choose", "write", "write_instant", "done"})

    @property
    def presets(self) -> Mapping[str, CleverOptions]:
        """``house``; ``experienced`` without help stock; ``dictionary`` and ``table`` rule on
        words."""
        return PRESETS

    def options(self, given: str | Mapping[str, Any] | None = None) -> CleverOptions:
        """Also holds a sheet to what must be true between its parts."""
        options = super().options(given)
        if options.sheet is not None and (found := tuple(sheet_faults(options.sheet))):
            raise Faulty(found).under("/sheet")
        return options

    def setup(self, seats: int, options: CleverOptions, ctx: Context) -> tuple[CleverEvent, ...]:
        """Lay out cards, themes and sheets (TC-01 … TC-06)."""
        sheet = options.sheet or house()
        if sheet.deck is None or len(sheet.themes) < sheet.play.themes_shown:
            raise Refused("play.clever.no-cards", sheet=sheet.name)
        if isinstance(options.help_stock, tuple) and len(options.help_stock) > seats:
            raise Refused("play.clever.help", seats=seats, got=len(options.help_stock))
        story = CleverStory(self.initial(), self.evolve)
        pinned = replace(options, sheet=None)
        story.tell(Opened(seats, pinned, sheet, sheet_hash(sheet), ctx.lexicon_version))
        lay_out(story, ctx)
        return story.events

    def initial(self) -> CleverState:
        """An empty table."""
        return table.initial()

    def decide(  # noqa: PLR0912 - one case a move
        self, state: CleverState, seat: int, move: CleverMove, ctx: Context
    ) -> tuple[CleverEvent, ...]:
        """What the move leads to, up to the next choice of anybody."""
        story = CleverStory(state, self.evolve)
        match state.phase, move:
            case Over(), _:
                raise Refused("play.over")
            case Unopened(), _:
                raise Refused("play.wrong-phase")
            case Revealing(), Choose():
                choose(story, seat, move)
            case Writing(), Write():
                write(story, seat, move)
            case Writing(), WritePlusOne():
                write_plus_one(story, seat, move)
            case Writing(), SetAside():
                set_aside(story, seat, move)
            case Writing(), Done():
                done(story, seat, move)
            case _, WriteInstant():
                write_instant(story, seat, move)
            case _, WriteVoiced():
                write_voiced(story, seat, move)
            case _, WriteAside():
                write_aside(story, seat, move)
            case _, ClaimPink():
                claim_pink(story, seat, move, ctx)
            case _, ClaimLightBlue():
                claim_light_blue(story, seat, move, ctx)
            case _, Vote():
                vote(story, seat, move)
            case _:
                raise Refused("play.wrong-phase")
        go_on(story, ctx)
        return story.events

    def evolve(self, state: CleverState, event: CleverEvent) -> CleverState:
        """The table after the event."""
        return table.evolve(state, event)

    def legal(self, state: CleverState, seat: int) -> tuple[Slot, ...]:
        """What the seat may do now."""
        return legal.legal(state, seat)

    def outcome(self, state: CleverState) -> Outcome | None:
        """Highest total wins, then the highest lowest colour (TC-39, TC-40)."""
        if not isinstance(state.phase, Over):
            return None
        score = state.phase.score
        return Outcome(score.winners, tuple(player.total for player in score.players))

    def view(self, state: CleverState, viewer: Viewer) -> CleverView:
        """All sheets and cards; of the pile, how many cards it has."""
        return view.view(state, viewer)

    def redact(self, event: CleverEvent, viewer: Viewer) -> CleverEvent | None:
        """Nothing is hidden."""
        return view.redact(event, viewer)

    def resample(self, state: CleverState, viewer: Viewer, chance: Chance) -> CleverState:
        """The same state: chance is asked only when a card is revealed, and nobody holds one."""
        del viewer, chance
        return state

    def census(self, state: CleverState) -> Mapping[str, int]:
        """Every letter card and every theme card (TC-03, TC-04)."""
        cards = Counter(f"card {card}" for card in (*state.pile, *state.discards, *state.shown))
        return cards + Counter(f"theme {theme}" for theme in (*state.themes, *state.box))

    def bot(self, lexicon: Lexicon) -> Bot:
        """Looks for the most expected points."""
        return CleverBot(lexicon)

    def board(self, state: CleverState) -> tuple[str, ...]:
        """The cards of the round and every sheet."""
        return board(state)
