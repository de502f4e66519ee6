"""What does each event make of the table? Nothing is refused, drawn or looked up here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.core.rows import put, without
from wordsvc.games.tensai_clever.bonuses import row_of
from wordsvc.games.tensai_clever.cards import ANIMAL, deck
from wordsvc.games.tensai_clever.events import (
    Asked,
    Chosen,
    Claimed,
    CleverEvent,
    Declined,
    Ended,
    Finished,
    Gained,
    Lapsed,
    Opened,
    OyaChosen,
    PutAside,
    Reshuffled,
    Revealed,
    RoundBegan,
    Shared,
    ThemesShown,
    Voted,
    Wrote,
)
from wordsvc.games.tensai_clever.places import GREEN, LIGHT_BLUE, PINK, YELLOW, blue_line
from wordsvc.games.tensai_clever.state import (
    BlueLine,
    Claim,
    CleverState,
    Over,
    Paper,
    PinkLine,
    Revealing,
    Starting,
    Unopened,
    Writing,
)
from wordsvc.validators.tensai_clever.sheet import TensaiSheet


def initial() -> CleverState:
    """An empty table."""
    return CleverState(Unopened())


def evolve(state: CleverState, event: CleverEvent) -> CleverState:  # noqa: PLR0911, PLR0912
    """The table after the event."""
    match event:
        case Wrote(seat=seat):
            animal = event.card > 0 and state.shown[event.card - 1] == ANIMAL
            return _on(state, seat, lambda me: _wrote(me, event, state.rules, animal=animal))
        case Gained(seat=seat, bonus=bonus):
            return _on(state, seat, lambda me: _gained(me, bonus))
        case Lapsed(seat=seat):
            return _on(state, seat, lambda me: replace(me, instants=me.instants - 1))
        case PutAside(seat=seat):
            return _on(state, seat, lambda me: _put_aside(me, event.card, event.letter))
        case Claimed(seat=seat):
            return _on(state, seat, lambda me: _claimed(me, event, state.rules))
        case Declined(seat=seat):
            return _on(state, seat, lambda me: replace(me, claim=None))
        case Asked(seat=seat):
            nobody: tuple[bool | None, ...] = (None,) * len(state.papers)
            votes = put(nobody, seat, True)
            claim = Claim(event.place, event.word, event.theme, event.points, votes)
            return _on(state, seat, lambda me: replace(me, claim=claim))
        case Voted(seat=seat, claimant=claimant, accept=accept):
            return _on(state, claimant, lambda me: _voted(me, seat, accept=accept))
        case Finished(seat=seat):
            return _on(state, seat, lambda me: replace(me, done=True))
        case Revealed(card=card):
            return _revealed(state, card)
        case Chosen(want=want):
            return replace(state, wanted=(*state.wanted[:-1], want))
        case Shared():
            return replace(state, phase=Writing())
        case RoundBegan(round=number, oya=oya):
            return _round(state, number, oya)
        case Reshuffled():
            pile = _in_order(state, state.pile + state.discards)
            return replace(state, pile=pile, discards=())
        case ThemesShown(themes=themes):
            return replace(state, themes=themes, box=without(state.box, themes))
        case OyaChosen(seat=seat):
            return replace(state, oya=seat)
        case Ended(score=score):
            return replace(state, phase=Over(score))
        case Opened():
            return _opened(event)


def _opened(event: Opened) -> CleverState:
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
    return CleverState(Unopened(), event.options, sheet, papers, box=box, pile=deck(sheet))


def _on(state: CleverState, seat: int, change: Callable[[Paper], Paper]) -> CleverState:
    return replace(state, papers=put(state.papers, seat, change(state.papers[seat])))


def _round(state: CleverState, number: int, oya: int) -> CleverState:
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


def _revealed(state: CleverState, card: str) -> CleverState:
    """Once the oya has three cards, all others are not wanted (TC-08)."""
    enough = state.wanted.count(True) >= state.rules.play.wanted_at_most
    return replace(
        state,
        phase=Revealing(),
        pile=without(state.pile, (card,)),
        shown=(*state.shown, card),
        wanted=(*state.wanted, False if enough else None),
    )


def _wrote(me: Paper, event: Wrote, sheet: TensaiSheet, *, animal: bool) -> Paper:
    """The letter stands, and what it came from is used up; animals are counted (TC-11, TC-16)."""
    me = with_letter(me, event.letter, event.place, sheet)
    me = replace(me, wilds=me.wilds + animal)
    match event.source:
        case "card":
            return replace(me, used=(*me.used, event.card))
        case "plus-one":
            return replace(me, plus_ones=me.plus_ones - 1, extra=(*me.extra, event.card))
        case "voiced":
            return replace(me, voiced=me.voiced - 1)
        case "instant":
            return replace(me, instants=me.instants - 1)
        case "aside":
            return replace(me, aside=without(me.aside, (event.letter,)))


def with_letter(me: Paper, letter: str, place: str, sheet: TensaiSheet) -> Paper:
    """The paper with one more letter, whatever it came from."""
    if place == YELLOW:
        return replace(me, yellow=(*me.yellow, letter))
    if place == GREEN:
        return replace(me, green=(*me.green, letter))
    if place == LIGHT_BLUE:
        index = blue_line(me, sheet) or 0
        blue = me.light_blue[index]
        line = replace(blue, letters=(*blue.letters, letter))
        return replace(me, light_blue=put(me.light_blue, index, line))
    row = row_of(place)
    pink = replace(me.pink[row], letters=(*me.pink[row].letters, letter))
    return replace(me, pink=put(me.pink, row, pink))


def _gained(me: Paper, bonus: str) -> Paper:
    """+1 and ゛ are drawn as circles into the stock, 即 waits to be used (TC-14, TC-15, TC-18)."""
    match bonus:
        case "plus-one":
            return replace(me, plus_ones=me.plus_ones + 1)
        case "voiced":
            return replace(me, voiced=me.voiced + 1)
        case _:
            return replace(me, instants=me.instants + 1)


def _put_aside(me: Paper, card: int, letter: str) -> Paper:
    used, aside = (*me.used, card), (*me.aside, letter)
    return replace(me, used=used, aside=aside, help_left=me.help_left - 1)


def _claimed(me: Paper, event: Claimed, sheet: TensaiSheet) -> Paper:
    me = replace(me, claim=None)
    number = row_of(event.place)
    if event.place.startswith(PINK):
        row = replace(me.pink[number], theme=event.theme, points=event.points)
        return replace(me, pink=put(me.pink, number, row))
    index = [word.letters for word in sheet.light_blue].index(number + 1)
    line = replace(me.light_blue[index], counts=True)
    return replace(me, light_blue=put(me.light_blue, index, line))


def _voted(me: Paper, seat: int, *, accept: bool) -> Paper:
    if me.claim is None:
        return me
    return replace(me, claim=replace(me.claim, votes=put(me.claim.votes, seat, accept)))


def _in_order(state: CleverState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile that tells nothing of where its cards were."""
    places = {card: place for place, card in enumerate(deck(state.rules))}
    return tuple(sorted(cards, key=places.__getitem__))
