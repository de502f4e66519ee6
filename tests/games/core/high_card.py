"""A small game that has what the contract must carry: secrets, chance, simultaneous seats, an
interrupt with a private answer, and something to say.

Everybody lays a card face down; when all have, they are turned up and the highest scores. Once a
game a seat may peek at the lowest card in another hand, whenever it likes, and boast.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from wordsvc.games.core import (
    Act,
    Chance,
    Context,
    Event,
    Game,
    Is,
    Move,
    OneOf,
    Options,
    Outcome,
    Phase,
    Refused,
    Slot,
    State,
    Text,
    View,
    Viewer,
)
from wordsvc.games.core.bots import Intent
from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken

FACE_DOWN = 0


class HighOptions(Options, frozen=True, kw_only=True):
    hand: int = 2
    cards: int = 10


class Lay(Move, frozen=True):
    card: int


class Peek(Move, frozen=True):
    seat: int


class Boast(Move, frozen=True):
    word: str


class Opened(Event, frozen=True):
    seats: int
    options: HighOptions


class Drew(Event, frozen=True):
    news: ClassVar = ("cards",)
    seat: int
    cards: tuple[int, ...]


class Laid(Act, frozen=True):
    seat: int
    card: int


class TurnedUp(Event, frozen=True):
    news: ClassVar = ("cards",)
    cards: tuple[int, ...]


class Peeked(Act, frozen=True):
    news: ClassVar = ("card",)
    seat: int
    at: int
    card: int


class Boasted(Act, frozen=True):
    seat: int
    word: str


class Laying(Phase, frozen=True):
    laid: tuple[int, ...]


class Over(Phase, frozen=True):
    pass


class HighState(State, frozen=True):
    phase: Laying | Over
    pile: tuple[int, ...] = ()
    hands: tuple[tuple[int, ...], ...] = ()
    gone: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    peeked: tuple[tuple[int, int] | None, ...] = ()
    said: tuple[str, ...] = ()


class HighView(View, frozen=True):
    phase: Laying | Over
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    gone: tuple[int, ...]
    scores: tuple[int, ...]
    peeked: tuple[bool, ...]
    told: tuple[int, int] | None
    said: tuple[str, ...]


HighMove = Lay | Peek | Boast
HighEvent = Opened | Drew | Laid | TurnedUp | Peeked | Boasted


def put(row: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*row[:at], value, *row[at + 1 :])


SEATS = range(2, 5)
INITIAL = HighState(Laying(()))
PRESETS = {"official": HighOptions(), "long": HighOptions(hand=4, cards=16)}


def setup(seats: int, options: HighOptions, ctx: Context) -> tuple[HighEvent, ...]:
    drawn: list[HighEvent] = [Opened(seats, options)]
    pile = tuple(range(1, options.cards + 1))
    for seat in range(seats):
        cards, pile = ctx.chance.draw(pile, options.hand)
        drawn.append(Drew(seat, cards))
    return tuple(drawn)


def decide(state: HighState, seat: int, move: HighMove, ctx: Context) -> tuple[HighEvent, ...]:
    if isinstance(state.phase, Over):
        raise Refused("play.over")
    if not any(slot.accepts(move) for slot in legal(state, seat)):
        raise Refused("play.no-slot")
    match move:
        case Boast(word=word):
            return (Boasted(seat, word),)
        case Peek(seat=at):
            return (Peeked(seat, at, min(state.hands[at])),)
    laid = put(state.phase.laid, seat, move.card)
    if FACE_DOWN in laid:
        return (Laid(seat, move.card),)
    events: list[HighEvent] = [Laid(seat, move.card), TurnedUp(laid)]
    pile = state.pile
    for other in range(len(state.hands) if len(pile) >= len(state.hands) else 0):
        cards, pile = ctx.chance.draw(pile, 1)
        events.append(Drew(other, cards))
    return tuple(events)


def evolve(state: HighState, event: HighEvent) -> HighState:
    match event:
        case Opened(seats=seats, options=options):
            expect(state == INITIAL, "phase")
            expect(seats in SEATS, "seat")
            pile = tuple(range(1, options.cards + 1))
            none: tuple[int, ...] = (0,) * seats
            hands: tuple[tuple[int, ...], ...] = ((),) * seats
            return HighState(Laying(none), pile, hands, (), none, (None,) * seats)
        case Drew(seat=seat, cards=cards):
            expect_seat(seat, state.hands)
            hand = tuple(sorted(state.hands[seat] + cards))
            rest = taken(state.pile, cards)
            phase = Laying((FACE_DOWN,) * len(state.hands))
            return replace(state, phase=phase, pile=rest, hands=_hands(state, seat, hand))
        case Laid(seat=seat, card=card):
            laid = _laid(state)
            expect_seat(seat, laid)
            hand = taken(state.hands[seat], (card,))
            expect(laid[seat] == FACE_DOWN, "phase")
            laid = put(laid, seat, card)
            return replace(state, phase=Laying(laid), hands=_hands(state, seat, hand))
        case TurnedUp(cards=cards):
            expect(cards and cards == _laid(state), "piece")
            winner = cards.index(max(cards))
            scores = put(state.scores, winner, state.scores[winner] + 1)
            over = not any(state.hands) and len(state.pile) < len(state.hands)
            none = (FACE_DOWN,) * len(state.hands)
            gone = state.gone + cards
            phase_after = Over() if over else Laying(none)
            return replace(state, phase=phase_after, gone=gone, scores=scores)
        case Peeked(seat=seat, at=at, card=card):
            expect_seat(seat, state.hands)
            expect_seat(at, state.hands)
            told = (*state.peeked[:seat], (at, card), *state.peeked[seat + 1 :])
            return replace(state, peeked=told)
        case Boasted(seat=seat, word=word):
            expect_seat(seat, _laid(state))
            return replace(state, said=(*state.said, word))


def _laid(state: HighState) -> tuple[int, ...]:
    if not isinstance(state.phase, Laying):
        raise Impossible("phase")
    return state.phase.laid


def _hands(state: HighState, seat: int, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def legal(state: HighState, seat: int) -> tuple[Slot, ...]:
    if isinstance(state.phase, Over):
        return ()
    slots = []
    if not state.phase.laid[seat]:
        slots.append(Slot("lay", {"card": OneOf(state.hands[seat])}))
    if state.peeked[seat] is None:
        others = tuple(s for s, hand in enumerate(state.hands) if s != seat and hand)
        slots += [Slot("peek", {"seat": Is(other)}) for other in others]
    if len(state.said) < 2:
        slots.append(Slot("boast", {"word": Text(heads=("か",), tails=("き",), shortest=3)}))
    return tuple(slots)


def outcome(state: HighState) -> Outcome | None:
    if not isinstance(state.phase, Over):
        return None
    best = max(state.scores)
    return Outcome(tuple(s for s, score in enumerate(state.scores) if score == best), state.scores)


def view(state: HighState, viewer: Viewer) -> HighView:
    phase = state.phase
    if isinstance(phase, Laying):
        shown = [c if s == viewer else -1 if c else 0 for s, c in enumerate(phase.laid)]
        phase = Laying(tuple(shown))
    return HighView(
        phase=phase,
        hand=() if viewer is None else state.hands[viewer],
        counts=tuple(len(hand) for hand in state.hands),
        gone=state.gone,
        scores=state.scores,
        peeked=tuple(told is not None for told in state.peeked),
        told=None if viewer is None else state.peeked[viewer],
        said=state.said,
    )


def redact(event: HighEvent, viewer: Viewer) -> HighEvent | None:
    match event:
        case Drew(seat=seat, cards=cards) if seat != viewer:
            return replace(event, cards=(FACE_DOWN,) * len(cards))
        case Laid(seat=seat) | Peeked(seat=seat) if seat != viewer:
            return replace(event, card=FACE_DOWN)
    return event


def resample(state: HighState, viewer: Viewer, chance: Chance) -> HighState:
    """The viewer remembers what a peek told, so that card stays where it was."""
    laid = state.phase.laid if isinstance(state.phase, Laying) else ()
    told = None if viewer is None else state.peeked[viewer]
    fixed = set(() if viewer is None else state.hands[viewer]) | ({told[1]} if told else set())
    fixed |= {laid[viewer]} if viewer is not None and laid else set()
    cards = (*state.pile, *(c for hand in state.hands for c in hand), *laid)
    hidden = [card for card in cards if card not in fixed and card]
    new = dict(zip(hidden, chance.shuffled(hidden), strict=True))
    other = replace(
        state,
        pile=tuple(sorted(new.get(card, card) for card in state.pile)),
        hands=tuple(tuple(sorted(new.get(c, c) for c in hand)) for hand in state.hands),
    )
    if isinstance(state.phase, Laying):
        other = replace(other, phase=Laying(tuple(new.get(c, c) for c in laid)))
    return other


def census(state: HighState) -> Mapping[str, int]:
    laid = state.phase.laid if isinstance(state.phase, Laying) else ()
    everywhere = (*state.pile, *state.gone, *(c for hand in state.hands for c in hand), *laid)
    return {str(card): everywhere.count(card) for card in sorted(everywhere) if card}


def board(state: HighState) -> tuple[str, ...]:
    return tuple(f"{seat}: {hand}" for seat, hand in enumerate(state.hands))


class HighBot:
    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        return GAME.random_bot(lambda *_: "かき").intend(view, slots, chance)


GAME: Game[HighOptions, HighState, HighMove, HighEvent, HighView] = Game(
    id="high-card",
    seats=SEATS,
    options_type=HighOptions,
    state_type=HighState,
    view_type=HighView,
    moves=HighMove,
    events=HighEvent,
    presets=PRESETS,
    initial=INITIAL,
    setup=setup,
    decide=decide,
    evolve=evolve,
    legal=legal,
    outcome=outcome,
    view=view,
    redact=redact,
    bot=lambda _: HighBot(),
)
