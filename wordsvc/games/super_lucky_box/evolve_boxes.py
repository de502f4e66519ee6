"""A player after crosses and bonuses (LB-05 … LB-16)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.super_lucky_box.events import (
    Crossed,
    Gained,
)
from wordsvc.games.super_lucky_box.state import (
    InPlay,
    Player,
    SuperLuckyBoxState,
    Turn,
)
from wordsvc.validators.super_lucky_box.box import LINES, SQUARES, Bonus


def with_player(
    state: SuperLuckyBoxState, seat: int, change: Callable[[Player], Player]
) -> SuperLuckyBoxState:
    """The table with a player changed."""
    return replace(state, players=put(state.players, seat, change(state.players[seat])))


def turn_of(state: SuperLuckyBoxState) -> Turn:
    """The turn that is being played."""
    if not isinstance(state.phase, Turn):
        raise Impossible("phase")
    return state.phase


def is_free(player: Player) -> bool:
    """Whether the player still does something with the number shown."""
    return not player.acted and not player.pending


def after_cross(state: SuperLuckyBoxState, event: Crossed) -> SuperLuckyBoxState:
    """The square, and what was paid for it."""
    turn_of(state)
    expect_seat(event.seat, state.players)
    me = state.players[event.seat]
    crossed = _in_play(me, event.box).crossed
    expect(event.square in SQUARES and event.square not in crossed, "piece")
    boxes = tuple(
        InPlay(mine.box, tuple(sorted((*mine.crossed, event.square))))
        if mine.box == event.box
        else mine
        for mine in me.boxes
    )
    if event.bonus is None:
        expect(is_free(me), "phase")
        expect(0 <= event.spent <= me.lightning, "number")
        me = replace(me, boxes=boxes, acted=True, lightning=me.lightning - event.spent)
    else:
        me = replace(without_bonus(me, event.bonus), boxes=boxes)
    return replace(state, players=put(state.players, event.seat, me))


def _in_play(me: Player, box: int) -> InPlay:
    """The player's box of that number."""
    for mine in me.boxes:
        if mine.box == box:
            return mine
    raise Impossible("piece")


def without_bonus(me: Player, bonus: Bonus) -> Player:
    """A bonus that waits no more."""
    return replace(me, pending=taken(me.pending, (bonus,)))


def after_bonus(state: SuperLuckyBoxState, event: Gained) -> SuperLuckyBoxState:
    """Tokens are taken at once, squares are still to be crossed (LB-12 … LB-16)."""
    number = turn_of(state).round
    expect_seat(event.seat, state.players)
    me, bonus = state.players[event.seat], event.bonus
    crossed = _in_play(me, event.box).crossed
    expect(0 <= event.line < len(LINES), "piece")
    expect(set(LINES[event.line]) <= set(crossed), "phase")
    expect(bonus.kind != "none" and bonus == state.face(event.box).bonuses[event.line], "piece")
    match bonus.kind:
        case "lightning":
            me = replace(me, lightning=me.lightning + bonus.value)
        case "moon":
            me = replace(me, moons=me.moons + 1)
        case "star":
            me = replace(me, stars=put(me.stars, number - 1, me.stars[number - 1] + 1))
        case _:
            me = replace(me, pending=(*me.pending, bonus))
    return replace(state, players=put(state.players, event.seat, me))
