"""The table after each event of Tensai Clever; nothing is drawn, looked up or judged here."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.tensai_clever.bonuses import ROUNDS, row_of
from wordsvc.games.tensai_clever.cards import ANIMAL, deck
from wordsvc.games.tensai_clever.events import (
    Asked,
    Chosen,
    Claimed,
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
    TensaiCleverEvent,
    ThemesShown,
    Voted,
    Wrote,
)
from wordsvc.games.tensai_clever.places import (
    GREEN,
    LIGHT_BLUE,
    PINK,
    YELLOW,
    blue_line,
    blue_place,
    free_places,
    pink_place,
)
from wordsvc.games.tensai_clever.state import (
    NOBODY,
    SEATS,
    BlueLine,
    Claim,
    Over,
    Paper,
    PinkLine,
    Revealing,
    Starting,
    TensaiCleverState,
    Unopened,
    Writing,
    Written,
)
from wordsvc.validators.tensai_clever.pink import pink_points
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet

INITIAL = TensaiCleverState(Unopened())
"""An empty table."""


def evolve(state: TensaiCleverState, event: TensaiCleverEvent) -> TensaiCleverState:  # noqa: PLR0911, PLR0912
    """The table after the event. Raises Impossible."""
    match event:
        case Wrote():
            return _wrote(state, event)
        case Gained():
            return _gained(state, event)
        case Lapsed(seat=seat):
            me = _paper(state, seat)
            expect(me.instants, "piece")
            return _with(state, seat, replace(me, instants=me.instants - 1))
        case PutAside():
            return _put_aside(state, event)
        case Claimed():
            return _claimed(state, event)
        case Declined(seat=seat, place=place):
            me = _paper(state, seat)
            _expect_open(me, place, state.rules)
            return _ruled(state, seat, replace(me, claim=None))
        case Asked():
            return _asked(state, event)
        case Voted():
            return _voted(state, event)
        case Finished(seat=seat):
            me = _paper(state, seat)
            expect(isinstance(state.phase, Writing) and not (me.done or me.instants), "phase")
            return _with(state, seat, replace(me, done=True))
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
            expect(_is_written(state), "phase")
            expect(state.round == state.rules.rounds.count, "number")
            expect(len(score.players) == len(state.papers), "seat")
            return replace(state, phase=Over(score))
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


def _paper(state: TensaiCleverState, seat: int) -> Paper:
    """The paper of a seat that may do something."""
    expect(isinstance(state.phase, Starting | Revealing | Writing), "phase")
    expect_seat(seat, state.papers)
    return state.papers[seat]


def _with(state: TensaiCleverState, seat: int, paper: Paper) -> TensaiCleverState:
    return replace(state, papers=put(state.papers, seat, paper))


def _ruled(state: TensaiCleverState, seat: int, paper: Paper) -> TensaiCleverState:
    """A word was claimed, which gives no icon."""
    return replace(_with(state, seat, paper), last=None)


def _is_written(state: TensaiCleverState) -> bool:
    """Whether nobody writes any more in this round, nor is asked about a word."""
    finished = all(paper.done and paper.claim is None for paper in state.papers)
    return isinstance(state.phase, Writing) and finished


def _round(state: TensaiCleverState, number: int, oya: int) -> TensaiCleverState:
    first = isinstance(state.phase, Unopened) and state.oya != NOBODY
    expect(first or _is_written(state), "phase")
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


def _wrote(state: TensaiCleverState, event: Wrote) -> TensaiCleverState:
    """The letter stands, and what it came from is used up; animals are counted (TC-11, TC-16)."""
    me, card = _paper(state, event.seat), event.card
    expect(not me.done, "phase")
    _expect_room(me, event.letter, event.place, state.rules)
    me = _paid(state, me, event)
    me = with_letter(me, event.letter, event.place, state.rules)
    animal = card > 0 and state.shown[card - 1] == ANIMAL
    state = _with(state, event.seat, replace(me, wilds=me.wilds + animal))
    return replace(state, last=Written(event.seat, event.place))


def _paid(state: TensaiCleverState, me: Paper, event: Wrote) -> Paper:
    """The paper without what the letter came from."""
    card = event.card
    match event.source:
        case "card":
            expect(isinstance(state.phase, Writing), "phase")
            expect(card in state.unused(event.seat), "piece")
            return replace(me, used=(*me.used, card))
        case "plus-one":
            expect(isinstance(state.phase, Writing), "phase")
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
            expect(place in free_places(me, sheet), "piece")


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


def _gained(state: TensaiCleverState, event: Gained) -> TensaiCleverState:
    """+1 and ゛ are drawn as circles into the stock, 即 waits to be used (TC-14, TC-15, TC-18)."""
    me = _paper(state, event.seat)
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
    return _with(state, event.seat, me)


def _put_aside(state: TensaiCleverState, event: PutAside) -> TensaiCleverState:
    me = _paper(state, event.seat)
    expect(isinstance(state.phase, Writing) and not me.done, "phase")
    expect(event.card in state.unused(event.seat), "piece")
    expect(me.help_left, "number")
    used, aside = (*me.used, event.card), (*me.aside, event.letter)
    me = replace(me, used=used, aside=aside, help_left=me.help_left - 1)
    return _with(state, event.seat, me)


def _expect_open(me: Paper, place: str, sheet: TensaiCleverSheet) -> None:
    """Raises Impossible where no word is claimed that could still count."""
    expect(me.claim is None or me.claim.place == place, "piece")
    pink = [pink_place(row) for row, line in enumerate(me.pink) if line.theme is None]
    blue = [
        blue_place(word.letters)
        for word, line in zip(sheet.light_blue, me.light_blue, strict=True)
        if not line.counts
    ]
    expect(place in (*pink, *blue), "piece")


def _asked(state: TensaiCleverState, event: Asked) -> TensaiCleverState:
    me = _paper(state, event.seat)
    expect(me.claim is None, "phase")
    _expect_open(me, event.place, state.rules)
    nobody: tuple[bool | None, ...] = (None,) * len(state.papers)
    votes = put(nobody, event.seat, True)
    claim = Claim(event.place, event.word, event.theme, event.points, votes)
    return _ruled(state, event.seat, replace(me, claim=claim))


def _claimed(state: TensaiCleverState, event: Claimed) -> TensaiCleverState:
    me, sheet = _paper(state, event.seat), state.rules
    _expect_open(me, event.place, sheet)
    me = replace(me, claim=None)
    if event.place.startswith(PINK):
        number = row_of(event.place)
        if event.theme is None or event.theme not in state.themes:
            raise Impossible("piece")
        points = pink_points(len(me.pink[number].letters), state.theme(event.theme).points, sheet)
        expect(event.points == points, "number")
        row = replace(me.pink[number], theme=event.theme, points=event.points)
        return _ruled(state, event.seat, replace(me, pink=put(me.pink, number, row)))
    expect(event.theme is None and event.points == 0, "number")
    index = [blue_place(word.letters) for word in sheet.light_blue].index(event.place)
    line = replace(me.light_blue[index], counts=True)
    me = replace(me, light_blue=put(me.light_blue, index, line))
    return _ruled(state, event.seat, me)


def _voted(state: TensaiCleverState, event: Voted) -> TensaiCleverState:
    me = _paper(state, event.claimant)
    expect_seat(event.seat, state.papers)
    if me.claim is None:
        raise Impossible("phase")
    expect(me.claim.votes[event.seat] is None, "seat")
    votes = put(me.claim.votes, event.seat, event.accept)
    return _with(state, event.claimant, replace(me, claim=replace(me.claim, votes=votes)))


def _in_order(state: TensaiCleverState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile that tells nothing of where its cards were."""
    places = {card: place for place, card in enumerate(deck(state.rules))}
    return tuple(sorted(cards, key=places.__getitem__))
