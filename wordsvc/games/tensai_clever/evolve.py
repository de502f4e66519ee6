"""The table after each event of Tensai Clever; nothing is drawn, looked up or judged here."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect, expect_seat, taken
from wordsvc.games.tensai_clever.cards import deck
from wordsvc.games.tensai_clever.events import (
    Asked,
    Chosen,
    Claimed,
    Declined,
    Discounted,
    Ended,
    Finished,
    Gained,
    Lapsed,
    LastCallMade,
    Opened,
    OyaChosen,
    PutAside,
    Reshuffled,
    Revealed,
    RoundBegan,
    Settled,
    Shared,
    TensaiCleverEvent,
    ThemesShown,
    Voted,
    Wrote,
)
from wordsvc.games.tensai_clever.evolve_claims import (
    after_claim,
    after_question,
    after_ruling,
    after_vote,
    expect_open,
)
from wordsvc.games.tensai_clever.evolve_ending import (
    after_discount,
    after_end,
    after_last_round,
    after_settlement,
)
from wordsvc.games.tensai_clever.evolve_letters import (
    after_bonus,
    after_letter,
    after_set_aside,
    paper_of,
    with_paper,
)
from wordsvc.games.tensai_clever.state import (
    NOBODY,
    SEATS,
    BlueLine,
    Counting,
    LastCall,
    Paper,
    PinkLine,
    Revealing,
    Starting,
    TensaiCleverState,
    Unopened,
    Writing,
    is_written,
)

INITIAL = TensaiCleverState(Unopened())
"""An empty table."""


def evolve(state: TensaiCleverState, event: TensaiCleverEvent) -> TensaiCleverState:  # noqa: PLR0911, PLR0912
    """The table after the event. Raises Impossible."""
    match event:
        case Wrote():
            return after_letter(state, event)
        case Gained():
            return after_bonus(state, event)
        case Lapsed(seat=seat):
            me = paper_of(state, seat)
            expect(me.instants, "piece")
            return with_paper(state, seat, replace(me, instants=me.instants - 1))
        case PutAside():
            return after_set_aside(state, event)
        case Claimed():
            return after_claim(state, event)
        case Declined(seat=seat, place=place):
            me = paper_of(state, seat)
            expect_open(me, place, state.rules)
            expect(me.claim is not None or not isinstance(state.phase, Counting), "phase")
            return after_ruling(state, seat, replace(me, claim=None))
        case Asked():
            return after_question(state, event)
        case Voted():
            return after_vote(state, event)
        case Finished(seat=seat):
            me = paper_of(state, seat)
            expect(isinstance(state.phase, Writing | LastCall), "phase")
            expect(not (me.done or me.instants), "phase")
            return with_paper(state, seat, replace(me, done=True))
        case Revealed(card=card):
            return _revealed(state, card)
        case Chosen(want=want):
            expect(isinstance(state.phase, Revealing) and state.wanted[-1] is None, "phase")
            return replace(state, wanted=(*state.wanted[:-1], want))
        case Shared():
            expect(isinstance(state.phase, Revealing) and state.wanted[-1] is not None, "phase")
            expect(len(state.shown) == state.rules.play.cards_a_round, "number")
            return replace(state, phase=Writing())
        case RoundBegan(round=number, oya=oya):
            return _round(state, number, oya)
        case Reshuffled():
            expect(isinstance(state.phase, Starting | Revealing), "phase")
            expect(not state.pile and state.discards, "piece")
            pile = _in_order(state, state.discards)
            return replace(state, pile=pile, discards=())
        case ThemesShown(themes=themes):
            expect(isinstance(state.phase, Unopened) and state.papers, "phase")
            expect(not state.themes, "phase")
            return replace(state, themes=themes, box=taken(state.box, themes))
        case OyaChosen(seat=seat):
            expect(isinstance(state.phase, Unopened) and state.themes, "phase")
            expect(state.oya == NOBODY, "phase")
            expect_seat(seat, state.papers)
            return replace(state, oya=seat)
        case Ended(score=score):
            return after_end(state, score)
        case LastCallMade():
            return after_last_round(state)
        case Settled():
            return after_settlement(state, event)
        case Discounted():
            return after_discount(state, event)
        case Opened():
            expect(state == INITIAL, "phase")
            return _opened(event)


def _opened(event: Opened) -> TensaiCleverState:
    expect(event.seats in SEATS, "seat")
    sheet = event.sheet
    papers = tuple(
        Paper(
            pink=(PinkLine(),) * len(sheet.pink.rows),
            light_blue=(BlueLine(),) * len(sheet.light_blue),
            help_left=event.options.help_of(seat, sheet.play.help_stock),
        )
        for seat in range(event.seats)
    )
    box = tuple(theme.id for theme in sheet.themes)
    return TensaiCleverState(Unopened(), event.options, sheet, papers, box=box, pile=deck(sheet))


def _round(state: TensaiCleverState, number: int, oya: int) -> TensaiCleverState:
    first = isinstance(state.phase, Unopened) and state.oya != NOBODY
    writing = isinstance(state.phase, Writing)
    expect(first or (writing and is_written(state)), "phase")
    expect(number == state.round + 1 and number <= state.rules.rounds.count, "number")
    expect(oya == (state.oya if first else (state.oya + 1) % len(state.papers)), "seat")
    return replace(
        state,
        phase=Starting(),
        round=number,
        oya=oya,
        discards=state.discards + state.shown,
        shown=(),
        wanted=(),
        papers=tuple(replace(paper, used=(), extra=(), done=False) for paper in state.papers),
    )


def _revealed(state: TensaiCleverState, card: str) -> TensaiCleverState:
    """Once the oya has three cards, all others are not wanted (TC-08)."""
    begun = isinstance(state.phase, Revealing) and state.wanted[-1] is not None
    starting = isinstance(state.phase, Starting)
    expect(begun or (starting and not any(paper.instants for paper in state.papers)), "phase")
    expect(len(state.shown) < state.rules.play.cards_a_round, "number")
    enough = state.wanted.count(True) >= state.rules.play.wanted_at_most
    return replace(
        state,
        phase=Revealing(),
        pile=taken(state.pile, (card,)),
        shown=(*state.shown, card),
        wanted=(*state.wanted, False if enough else None),
    )


def _in_order(state: TensaiCleverState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile in an order that hides where its cards were."""
    places = {card: place for place, card in enumerate(deck(state.rules))}
    return tuple(sorted(cards, key=places.__getitem__))
