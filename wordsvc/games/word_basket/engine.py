"""Word Basket as a game like the others (WB-01 … WB-31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wordsvc.games.core import Chance, Context, Game, Outcome, Refused, Slot, Viewer
from wordsvc.games.core.bots import Bot
from wordsvc.games.core.story import Story
from wordsvc.games.word_basket import evolve as table
from wordsvc.games.word_basket import legal, view
from wordsvc.games.word_basket.board import board
from wordsvc.games.word_basket.bot import BasketBot
from wordsvc.games.word_basket.ending import next_deal
from wordsvc.games.word_basket.events import EVENT_TYPES, BasketEvent, Opened
from wordsvc.games.word_basket.moves import (
    MOVE_TYPES,
    BasketMove,
    CallReach,
    Challenge,
    NextDeal,
    PointOutReach,
    Reset,
    Throw,
    Vote,
)
from wordsvc.games.word_basket.objections import challenge, vote
from wordsvc.games.word_basket.options import PRESETS, TableOptions, settled_options
from wordsvc.games.word_basket.piles import deal
from wordsvc.games.word_basket.reach import call_reach, point_out
from wordsvc.games.word_basket.state import SEATS, BasketState, Deliberation, GoneOut, Over
from wordsvc.games.word_basket.throwing import reset, throw
from wordsvc.games.word_basket.view import BasketView
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket.cards import deck


class WordBasket(Game[TableOptions, BasketState, BasketMove, BasketEvent, BasketView]):
    """Nobody has a turn: whoever is first throws (WB-05)."""

    id = "word-basket"
    seats = SEATS
    options_type = TableOptions
    state_type = BasketState
    view_type = BasketView
    move_types = MOVE_TYPES
    event_types = EVENT_TYPES
    urgent = frozenset({"vote", "next_deal"})

    @property
    def presets(self) -> Mapping[str, TableOptions]:
        """The validators' presets, and ``auto``: official rules, ruled by the program."""
        return PRESETS

    def options(self, given: str | Mapping[str, Any] | None = None) -> TableOptions:
        """Also ``rules`` as a preset's name or a preset with changes, and handicaps by name."""
        return super().options(settled_options(given))

    def setup(self, seats: int, options: TableOptions, ctx: Context) -> tuple[BasketEvent, ...]:
        """Lay the cards out and deal for the first time (WB-03, WB-04)."""
        if len(options.handicaps) > seats:
            raise Refused("play.basket.handicaps", seats=seats, got=len(options.handicaps))
        cards = tuple(card.name for card, count in deck() for _ in range(count))
        story: Story[BasketState, BasketEvent] = Story(self.initial(), self.evolve)
        story.tell(Opened(seats, options, cards, ctx.lexicon_version))
        deal(story, 1, ctx.chance)
        return story.events

    def initial(self) -> BasketState:
        """An empty table."""
        return table.initial()

    def decide(
        self, state: BasketState, seat: int, move: BasketMove, ctx: Context
    ) -> tuple[BasketEvent, ...]:
        """What the move leads to."""
        story: Story[BasketState, BasketEvent] = Story(state, self.evolve)
        match state.phase, move:
            case Over(), _:
                raise Refused("play.over")
            case _, Throw():
                throw(story, seat, move, ctx)
            case _, Challenge():
                challenge(story, seat, move, ctx)
            case Deliberation() as phase, Vote():
                vote(story, seat, phase, move, ctx)
            case _, CallReach():
                call_reach(story, seat, move)
            case _, PointOutReach():
                point_out(story, seat, move, ctx)
            case _, Reset():
                reset(story, seat, move, ctx)
            case GoneOut() as phase, NextDeal():
                next_deal(story, seat, phase, move, ctx)
            case _:
                raise Refused("play.wrong-phase")
        return story.events

    def evolve(self, state: BasketState, event: BasketEvent) -> BasketState:
        """The table after the event."""
        return table.evolve(state, event)

    def legal(self, state: BasketState, seat: int) -> tuple[Slot, ...]:
        """What the seat may do now."""
        return legal.legal(state, seat)

    def outcome(self, state: BasketState) -> Outcome | None:
        """Most deals won; equal numbers share the win."""
        if not isinstance(state.phase, Over):
            return None
        best = max(state.wins)
        winners = tuple(seat for seat, wins in enumerate(state.wins) if wins == best)
        return Outcome(winners, state.wins)

    def view(self, state: BasketState, viewer: Viewer) -> BasketView:
        """The viewer's own hand and what lies open."""
        return view.view(state, viewer)

    def redact(self, event: BasketEvent, viewer: Viewer) -> BasketEvent | None:
        """Cards that others drew are face down."""
        return view.redact(event, viewer)

    def resample(self, state: BasketState, viewer: Viewer, chance: Chance) -> BasketState:
        """Pile, hands of others and the bowl below the last two cards, permuted.

        The card below the top one is seen again when a word is withdrawn.
        """
        hands = [() if seat == viewer else hand for seat, hand in enumerate(state.hands)]
        parts = (state.bowl[:-2], *hands, state.pile)
        cards = list(chance.shuffled([card for part in parts for card in part]))
        bowl, *others = [tuple(cards.pop() for _ in part) for part in parts]
        *others, pile = others
        return replace(
            state,
            bowl=(*bowl, *state.bowl[-2:]),
            hands=tuple(
                mine if seat == viewer else other
                for seat, (mine, other) in enumerate(zip(state.hands, others, strict=True))
            ),
            pile=table.in_order(state, pile),
        )

    def census(self, state: BasketState) -> Mapping[str, int]:
        """Every card by its name."""
        things = Counter((*state.pile, *state.bowl))
        for hand in state.hands:
            things.update(hand)
        return things

    def board(self, state: BasketState) -> tuple[str, ...]:
        """The field, the last word and every hand."""
        return board(state)

    def bot(self, lexicon: Lexicon) -> Bot:
        """Usual words only."""
        return BasketBot(lexicon)
