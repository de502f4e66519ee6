"""Super Lucky Box as a game like the others (LB-01 … LB-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wordsvc.games.core import Chance, Context, Game, Outcome, Refused, Slot, Viewer
from wordsvc.games.core.bots import Bot
from wordsvc.games.core.story import Story
from wordsvc.games.super_lucky_box import evolve as table
from wordsvc.games.super_lucky_box import legal, view
from wordsvc.games.super_lucky_box.board import board
from wordsvc.games.super_lucky_box.bot import LuckyBot
from wordsvc.games.super_lucky_box.draft import keep, offer_boxes
from wordsvc.games.super_lucky_box.events import EVENT_TYPES, LuckyEvent, Opened
from wordsvc.games.super_lucky_box.moves import MOVE_TYPES, Cross, Keep, LuckyMove, Skip, UseBonus
from wordsvc.games.super_lucky_box.options import PRESETS, LuckyOptions
from wordsvc.games.super_lucky_box.rounds import go_on
from wordsvc.games.super_lucky_box.state import SEATS, Drafting, LuckyState, Over, Turn
from wordsvc.games.super_lucky_box.turn import cross, skip, use_bonus
from wordsvc.games.super_lucky_box.view import LuckyView
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.faults import Faulty
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.super_lucky_box.sheet import house, sheet_faults


class SuperLuckyBox(Game[LuckyOptions, LuckyState, LuckyMove, LuckyEvent, LuckyView]):
    """All seats play at the same time; no seat touches what another one has."""

    id = "super-lucky-box"
    seats = SEATS
    options_type = LuckyOptions
    state_type = LuckyState
    view_type = LuckyView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    takes_back = True
    urgent = frozenset({"keep", "cross", "use_bonus", "skip"})

    @property
    def presets(self) -> Mapping[str, LuckyOptions]:
        """``house``; ``literal`` without new boxes; ``solo`` with moons for one."""
        return PRESETS

    def options(self, given: str | Mapping[str, Any] | None = None) -> LuckyOptions:
        """Also holds a sheet to what must be true between its parts."""
        options = super().options(given)
        if options.sheet is not None and (found := tuple(sheet_faults(options.sheet))):
            raise Faulty(found).under("/sheet")
        return options

    def setup(self, seats: int, options: LuckyOptions, ctx: Context) -> tuple[LuckyEvent, ...]:
        """Lay out the deck and let everybody draw five boxes (LB-03)."""
        sheet = options.sheet or house()
        story: Story[LuckyState, LuckyEvent] = Story(self.initial(), self.evolve)
        story.tell(Opened(seats, replace(options, sheet=None), sheet, sheet_hash(sheet)))
        offer_boxes(story, sheet.setup.boxes_drawn, ctx.chance)
        return story.events

    def initial(self) -> LuckyState:
        """An empty table."""
        return table.initial()

    def decide(
        self, state: LuckyState, seat: int, move: LuckyMove, ctx: Context
    ) -> tuple[LuckyEvent, ...]:
        """What the move leads to, up to the next choice of anybody."""
        story: Story[LuckyState, LuckyEvent] = Story(state, self.evolve)
        match state.phase, move:
            case Over(), _:
                raise Refused("play.over")
            case Drafting(), Keep():
                keep(story, seat, move)
            case Turn() as turn, Cross():
                cross(story, seat, turn, move)
            case Turn(), UseBonus():
                use_bonus(story, seat, move)
            case Turn() as turn, Skip():
                skip(story, seat, turn, move)
            case _:
                raise Refused("play.wrong-phase")
        go_on(story, ctx.chance)
        return story.events

    def evolve(self, state: LuckyState, event: LuckyEvent) -> LuckyState:
        """The table after the event."""
        return table.evolve(state, event)

    def legal(self, state: LuckyState, seat: int) -> tuple[Slot, ...]:
        """What the seat may do now."""
        return legal.legal(state, seat)

    def outcome(self, state: LuckyState) -> Outcome | None:
        """Highest total wins, then most moons (LB-24, LB-D04)."""
        if not isinstance(state.phase, Over):
            return None
        score = state.phase.score
        return Outcome(score.winners, tuple(player.total for player in score.players))

    def view(self, state: LuckyState, viewer: Viewer) -> LuckyView:
        """All but deck, discards and the boxes that others choose from."""
        return view.view(state, viewer)

    def redact(self, event: LuckyEvent, viewer: Viewer) -> LuckyEvent | None:
        """Boxes that others drew or discarded are face down."""
        return view.redact(event, viewer)

    def resample(self, state: LuckyState, viewer: Viewer, chance: Chance) -> LuckyState:
        """Deck, discards and the boxes that others choose from, permuted."""
        offers = [() if seat == viewer else p.offer for seat, p in enumerate(state.players)]
        hidden = (*state.deck, *state.discards, *(box for offer in offers for box in offer))
        new = dict(zip(hidden, chance.shuffled(hidden), strict=True))
        return replace(
            state,
            deck=tuple(sorted(new[box] for box in state.deck)),
            discards=tuple(sorted(new[box] for box in state.discards)),
            players=tuple(
                replace(player, offer=tuple(new.get(box, box) for box in player.offer))
                for player in state.players
            ),
        )

    def census(self, state: LuckyState) -> Mapping[str, int]:
        """Every box and every number card; tokens are unlimited (LB-17)."""
        boxes = [*state.deck, *state.discards]
        for player in state.players:
            boxes += (*player.offer, *player.done, *(mine.box for mine in player.boxes))
        things = Counter(f"box {box}" for box in boxes)
        things.update(f"number {number}" for number in (*state.numbers, *state.shown))
        return things

    def board(self, state: LuckyState) -> tuple[str, ...]:
        """Every player's tokens and boxes, crossed squares in brackets."""
        return board(state)

    def bot(self, lexicon: Lexicon) -> Bot:
        """Looks one cross ahead."""
        return LuckyBot()
