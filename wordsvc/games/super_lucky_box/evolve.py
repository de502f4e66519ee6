"""What does each event make of the table? Nothing is refused, drawn or looked up here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.core.rows import put, without
from wordsvc.games.super_lucky_box.events import (
    Crossed,
    Drew,
    Ended,
    Gained,
    Kept,
    Lapsed,
    LuckyEvent,
    Opened,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundScored,
    Skipped,
)
from wordsvc.games.super_lucky_box.state import (
    Drafting,
    InPlay,
    LuckyState,
    Over,
    Player,
    Turn,
    Unopened,
)
from wordsvc.validators.super_lucky_box.box import Bonus
from wordsvc.validators.super_lucky_box.lightning import NUMBERS
from wordsvc.validators.super_lucky_box.sheet import ROUNDS


def initial() -> LuckyState:
    """An empty table."""
    return LuckyState(Unopened())


def evolve(state: LuckyState, event: LuckyEvent) -> LuckyState:  # noqa: PLR0911
    """The table after the event."""
    match event:
        case Crossed():
            return _crossed(state, event)
        case Skipped(seat=seat):
            return _player(state, seat, lambda me: replace(me, acted=True))
        case Gained(seat=seat, bonus=bonus):
            return _player(state, seat, lambda me: _gained(me, bonus, _round(state)))
        case Lapsed(seat=seat, bonus=bonus):
            return _player(state, seat, lambda me: _used(me, bonus))
        case Revealed(number=number):
            return _revealed(state, number)
        case Drew(seat=seat, boxes=boxes):
            state = replace(state, deck=without(state.deck, boxes))
            return _player(state, seat, lambda me: replace(me, offer=me.offer + boxes))
        case Reshuffled():
            deck = tuple(sorted(state.deck + state.discards))
            return replace(state, deck=deck, discards=())
        case Kept(seat=seat, boxes=boxes, discarded=discarded):
            state = replace(state, discards=tuple(sorted(state.discards + discarded)))
            kept = tuple(InPlay(box) for box in boxes)
            return _player(state, seat, lambda me: replace(me, offer=(), boxes=me.boxes + kept))
        case RoundBegan(round=number):
            players = tuple(replace(player, acted=True) for player in state.players)
            numbers = tuple(sorted(state.numbers + state.shown))
            phase = Turn(number, 0, 0)
            return replace(state, phase=phase, players=players, numbers=numbers, shown=())
        case RoundScored(round=number, completed=completed):
            players = tuple(
                _scored(player, number, boxes)
                for player, boxes in zip(state.players, completed, strict=True)
            )
            return replace(state, phase=Drafting(min(number + 1, ROUNDS)), players=players)
        case Ended(score=score):
            return replace(state, phase=Over(score))
        case Opened():
            return _opened(event)


def _opened(event: Opened) -> LuckyState:
    """Four lightning each (LB-03); each of the numbers 1-9 on two cards (LB-02)."""
    setup = event.sheet.setup
    return LuckyState(
        Drafting(1),
        event.options,
        event.sheet,
        (Player(setup.lightning),) * event.seats,
        deck=tuple(range(1, len(event.sheet.boxes) + 1)),
        numbers=tuple(
            number for number in range(1, NUMBERS + 1) for _ in range(setup.copies_of_each_number)
        ),
    )


def _player(state: LuckyState, seat: int, change: Callable[[Player], Player]) -> LuckyState:
    return replace(state, players=put(state.players, seat, change(state.players[seat])))


def _round(state: LuckyState) -> int:
    return state.phase.round if isinstance(state.phase, Turn) else 1


def _revealed(state: LuckyState, number: int) -> LuckyState:
    turn = state.phase.turn if isinstance(state.phase, Turn) else 0
    return replace(
        state,
        phase=Turn(_round(state), turn + 1, number),
        players=tuple(replace(player, acted=False) for player in state.players),
        numbers=without(state.numbers, (number,)),
        shown=(*state.shown, number),
    )


def _crossed(state: LuckyState, event: Crossed) -> LuckyState:
    me = state.players[event.seat]
    boxes = tuple(
        InPlay(mine.box, tuple(sorted((*mine.crossed, event.square))))
        if mine.box == event.box
        else mine
        for mine in me.boxes
    )
    if event.bonus is None:
        me = replace(me, boxes=boxes, acted=True, lightning=me.lightning - event.spent)
    else:
        me = replace(_used(me, event.bonus), boxes=boxes)
    return replace(state, players=put(state.players, event.seat, me))


def _used(me: Player, bonus: Bonus) -> Player:
    return replace(me, pending=without(me.pending, (bonus,)))


def _gained(me: Player, bonus: Bonus, number: int) -> Player:
    """Tokens are taken at once, squares are still to be crossed (LB-12 … LB-16)."""
    match bonus.kind:
        case "lightning":
            return replace(me, lightning=me.lightning + bonus.value)
        case "moon":
            return replace(me, moons=me.moons + 1)
        case "star":
            return replace(me, stars=put(me.stars, number - 1, me.stars[number - 1] + 1))
        case _:
            return replace(me, pending=(*me.pending, bonus))


def _scored(player: Player, number: int, completed: tuple[int, ...]) -> Player:
    """Completed boxes leave play; stars begin anew next round (LB-18, LB-A10, LB-A11)."""
    return replace(
        player,
        boxes=tuple(mine for mine in player.boxes if mine.box not in completed),
        done=player.done + completed,
        completed=put(player.completed, number - 1, len(completed)),
    )
