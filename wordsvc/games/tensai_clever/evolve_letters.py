"""A paper after letters, and what they gave (TC-09 … TC-18, TC-33)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.tensai_clever.bonuses import ROUNDS, row_of
from wordsvc.games.tensai_clever.cards import ANIMAL
from wordsvc.games.tensai_clever.events import (
    Gained,
    PutAside,
    Wrote,
)
from wordsvc.games.tensai_clever.places import (
    GREEN,
    LIGHT_BLUE,
    YELLOW,
    blue_line,
    is_free,
)
from wordsvc.games.tensai_clever.state import (
    Counting,
    LastCall,
    Over,
    Paper,
    Starting,
    TensaiCleverState,
    Unopened,
    Writing,
    Written,
)
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet

_NOT_PLAYED = (Unopened, Over)
_IN_WRITING = (Writing, LastCall)


def paper_of(state: TensaiCleverState, seat: int) -> Paper:
    """The paper of a seat that may do something."""
    expect(not isinstance(state.phase, _NOT_PLAYED), "phase")
    expect_seat(seat, state.papers)
    return state.papers[seat]


def with_paper(state: TensaiCleverState, seat: int, paper: Paper) -> TensaiCleverState:
    """The table with another paper at a seat."""
    return replace(state, papers=put(state.papers, seat, paper))


def after_letter(state: TensaiCleverState, event: Wrote) -> TensaiCleverState:
    """The letter stands, and what it came from is used up; animals are counted (TC-11, TC-16)."""
    me, card = paper_of(state, event.seat), event.card
    expect(not isinstance(state.phase, Counting), "phase")
    _expect_room(me, event.letter, event.place, state.rules)
    me = _paid(state, me, event)
    me = with_letter(me, event.letter, event.place, state.rules)
    animal = card > 0 and state.shown[card - 1] == ANIMAL
    papers = put(state.papers, event.seat, replace(me, wilds=me.wilds + animal) if animal else me)
    return replace(state, papers=papers, last=Written(event.seat, event.place))


def _paid(state: TensaiCleverState, me: Paper, event: Wrote) -> Paper:
    """The paper without what the letter came from."""
    card = event.card
    match event.source:
        case "card":
            expect(isinstance(state.phase, Writing) and not me.done, "phase")
            expect(card in state.unused(event.seat), "piece")
            return replace(me, used=(*me.used, card))
        case "plus-one":
            expect(isinstance(state.phase, _IN_WRITING), "phase")
            expect(1 <= card <= len(state.shown) and card not in me.extra, "piece")
            expect(me.plus_ones, "number")
            return replace(me, plus_ones=me.plus_ones - 1, extra=(*me.extra, card))
    expect(card == 0, "piece")
    match event.source:
        case "voiced":
            expect(me.voiced, "number")
            return replace(me, voiced=me.voiced - 1)
        case "instant":
            expect(me.instants, "number")
            return replace(me, instants=me.instants - 1)
        case "aside":
            return replace(me, aside=taken(me.aside, (event.letter,)))


def _expect_room(me: Paper, letter: str, place: str, sheet: TensaiCleverSheet) -> None:
    """Raises Impossible where no letter can be written, or this one stands already."""
    match place:
        case "yellow":
            expect(letter not in me.yellow, "piece")
        case "green":
            expect(len(me.green) < len(sheet.green.points), "piece")
        case _:
            expect(is_free(me, sheet, place), "piece")


def with_letter(me: Paper, letter: str, place: str, sheet: TensaiCleverSheet) -> Paper:
    """The paper with one more letter, whatever it came from."""
    if place == YELLOW:
        return replace(me, yellow=(*me.yellow, letter))
    if place == GREEN:
        return replace(me, green=(*me.green, letter))
    if place == LIGHT_BLUE:
        index = blue_line(me, sheet)
        if index is None:
            raise Impossible("piece")
        blue = me.light_blue[index]
        line = replace(blue, letters=(*blue.letters, letter))
        return replace(me, light_blue=put(me.light_blue, index, line))
    row = row_of(place)
    pink = replace(me.pink[row], letters=(*me.pink[row].letters, letter))
    return replace(me, pink=put(me.pink, row, pink))


def after_bonus(state: TensaiCleverState, event: Gained) -> TensaiCleverState:
    """+1 and ゛ are drawn as circles into the stock, 即 waits to be used (TC-14, TC-15, TC-18)."""
    me = paper_of(state, event.seat)
    if event.place == ROUNDS:
        expect(isinstance(state.phase, Starting), "phase")
    else:
        expect(state.last == Written(event.seat, event.place), "piece")
    match event.bonus:
        case "plus-one":
            me = replace(me, plus_ones=me.plus_ones + 1)
        case "voiced":
            me = replace(me, voiced=me.voiced + 1)
        case "instant":
            me = replace(me, instants=me.instants + 1)
        case "none":
            raise Impossible("piece")
    return with_paper(state, event.seat, me)


def after_set_aside(state: TensaiCleverState, event: PutAside) -> TensaiCleverState:
    """The letter waits for later (TC-33)."""
    me = paper_of(state, event.seat)
    expect(isinstance(state.phase, Writing) and not me.done, "phase")
    expect(event.card in state.unused(event.seat), "piece")
    expect(me.help_left, "number")
    used, aside = (*me.used, event.card), (*me.aside, event.letter)
    me = replace(me, used=used, aside=aside, help_left=me.help_left - 1)
    return with_paper(state, event.seat, me)
