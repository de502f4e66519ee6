"""The table after each event of Super Lucky Box; nothing is drawn, looked up or judged here."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.super_lucky_box.events import (
    Crossed,
    Drew,
    Ended,
    Gained,
    Kept,
    Lapsed,
    Opened,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundScored,
    Skipped,
    SuperLuckyBoxEvent,
)
from wordsvc.games.super_lucky_box.evolve_boxes import (
    after_bonus,
    after_cross,
    is_free,
    turn_of,
    with_player,
    without_bonus,
)
from wordsvc.games.super_lucky_box.state import (
    SEATS,
    Drafting,
    InPlay,
    Over,
    Player,
    SuperLuckyBoxState,
    Turn,
    Unopened,
)
from wordsvc.validators.super_lucky_box.lightning import NUMBERS
from wordsvc.validators.super_lucky_box.sheet import ROUNDS

INITIAL = SuperLuckyBoxState(Unopened())
"""An empty table."""


def evolve(state: SuperLuckyBoxState, event: SuperLuckyBoxEvent) -> SuperLuckyBoxState:  # noqa: PLR0911
    """The table after the event. Raises Impossible."""
    match event:
        case Crossed():
            return after_cross(state, event)
        case Skipped(seat=seat):
            turn_of(state)
            expect_seat(seat, state.players)
            expect(is_free(state.players[seat]), "phase")
            return with_player(state, seat, lambda me: replace(me, acted=True))
        case Gained():
            return after_bonus(state, event)
        case Lapsed(seat=seat, bonus=bonus):
            turn_of(state)
            expect_seat(seat, state.players)
            return with_player(state, seat, lambda me: without_bonus(me, bonus))
        case Revealed(number=number):
            return _revealed(state, number)
        case Drew():
            return _drew(state, event)
        case Reshuffled():
            expect(isinstance(state.phase, Drafting), "phase")
            expect(not state.deck and state.discards, "piece")
            return replace(state, deck=state.discards, discards=())
        case Kept():
            return _kept(state, event)
        case RoundBegan(round=number):
            return _round_began(state, number)
        case RoundScored():
            return _round_scored(state, event)
        case Ended(score=score):
            expect(state.phase == Drafting(ROUNDS + 1), "phase")
            expect(len(score.players) == len(state.players), "seat")
            return replace(state, phase=Over(score))
        case Opened():
            expect(state == INITIAL, "phase")
            return _opened(event)


def _opened(event: Opened) -> SuperLuckyBoxState:
    """Four lightning each (LB-03); each of the numbers 1-9 on two cards (LB-02)."""
    expect(event.seats in SEATS, "seat")
    setup = event.sheet.setup
    return SuperLuckyBoxState(
        Drafting(1),
        event.options,
        event.sheet,
        (Player(setup.lightning),) * event.seats,
        deck=tuple(range(1, len(event.sheet.boxes) + 1)),
        numbers=tuple(
            number for number in range(1, NUMBERS + 1) for _ in range(setup.copies_of_each_number)
        ),
    )


def _drew(state: SuperLuckyBoxState, event: Drew) -> SuperLuckyBoxState:
    """Everybody draws before anybody chooses."""
    expect(isinstance(state.phase, Drafting), "phase")
    expect(not any(player.chose for player in state.players), "phase")
    expect_seat(event.seat, state.players)
    expect(event.boxes, "number")
    state = replace(state, deck=taken(state.deck, event.boxes))
    return with_player(state, event.seat, lambda me: replace(me, offer=me.offer + event.boxes))


def _kept(state: SuperLuckyBoxState, event: Kept) -> SuperLuckyBoxState:
    expect(isinstance(state.phase, Drafting), "phase")
    expect_seat(event.seat, state.players)
    offer = state.players[event.seat].offer
    expect(offer, "seat")
    expect(not taken(offer, event.boxes + event.discarded), "number")
    state = replace(state, discards=tuple(sorted(state.discards + event.discarded)))
    kept = tuple(InPlay(box) for box in event.boxes)
    return with_player(
        state, event.seat, lambda me: replace(me, offer=(), boxes=me.boxes + kept, chose=True)
    )


def _round_began(state: SuperLuckyBoxState, number: int) -> SuperLuckyBoxState:
    """All number cards are shuffled again (LB-19)."""
    expect(isinstance(state.phase, Drafting), "phase")
    expect(state.phase == Drafting(number) and number <= ROUNDS, "number")
    expect(not any(player.offer for player in state.players), "phase")
    players = tuple(replace(player, acted=True, chose=False) for player in state.players)
    numbers = tuple(sorted(state.numbers + state.shown))
    return replace(state, phase=Turn(number, 0, 0), players=players, numbers=numbers, shown=())


def _is_done(player: Player) -> bool:
    return player.acted and not player.pending


def _revealed(state: SuperLuckyBoxState, number: int) -> SuperLuckyBoxState:
    phase = turn_of(state)
    expect(all(_is_done(player) for player in state.players), "phase")
    expect(phase.turn < state.rules.setup.turns, "number")
    return replace(
        state,
        phase=Turn(phase.round, phase.turn + 1, number),
        players=tuple(replace(player, acted=False) for player in state.players),
        numbers=taken(state.numbers, (number,)),
        shown=(*state.shown, number),
    )


def _round_scored(state: SuperLuckyBoxState, event: RoundScored) -> SuperLuckyBoxState:
    turn = turn_of(state)
    expect(all(_is_done(player) for player in state.players), "phase")
    expect(event.round == turn.round and turn.turn == state.rules.setup.turns, "number")
    expect(len(event.completed) == len(state.players), "seat")
    players = tuple(
        _scored(player, event.round, boxes)
        for player, boxes in zip(state.players, event.completed, strict=True)
    )
    return replace(state, phase=Drafting(event.round + 1), players=players)


def _scored(player: Player, number: int, completed: tuple[int, ...]) -> Player:
    """Completed boxes leave play; stars begin anew next round (LB-18, LB-A10, LB-A11)."""
    expect(completed == tuple(mine.box for mine in player.boxes if mine.complete), "piece")
    return replace(
        player,
        boxes=tuple(mine for mine in player.boxes if mine.box not in completed),
        done=player.done + completed,
        completed=put(player.completed, number - 1, len(completed)),
    )
