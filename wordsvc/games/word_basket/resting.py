"""The table between two moves, and what every event does to it in the same way."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect
from wordsvc.games.core.rows import put
from wordsvc.games.word_basket.state import GoneOut, Playing, Reach, WordBasketState

REBUILT = 2
"""The rulings from which on a penalty that takes the last card brings a new pile."""

_AT_TABLE = (Playing, GoneOut)


def in_play(state: WordBasketState) -> WordBasketState:
    """The table at rest, where anybody may throw (WB-05)."""
    expect(isinstance(state.phase, Playing), "phase")
    return at_rest(state)


def at_rest(state: WordBasketState) -> WordBasketState:
    """The table once all that the move before brought has happened."""
    expect(isinstance(state.phase, _AT_TABLE) and state.bowl, "phase")
    expect(not state.trial and not is_won(state), "phase")
    expect(state.out is None or isinstance(state.phase, GoneOut), "phase")
    if state.due is None:
        return state
    nothing_left = not state.pile and len(state.bowl) <= 1
    expect(not state.due.cards or nothing_left, "number")
    expect(state.pile or len(state.bowl) <= 1 or state.rulings < REBUILT, "number")
    return replace(state, due=None)


def resting(state: WordBasketState) -> WordBasketState:
    """Play goes on, or somebody has no card left."""
    return replace(state, phase=Playing() if state.out is None else GoneOut(state.out))


def is_won(state: WordBasketState) -> bool:
    """Whether this deal is won by somebody."""
    return sum(state.wins) == state.deal


def with_field(state: WordBasketState, field: str) -> WordBasketState:
    """Another field, so that whoever looked before is too late (WB-09)."""
    return replace(state, field=field, throws=state.throws + 1)


def with_hand(
    state: WordBasketState, seat: int, hand: tuple[str, ...], reach: Reach
) -> WordBasketState:
    """The table with another hand at a seat."""
    return replace(state, hands=put(state.hands, seat, hand), reach=put(state.reach, seat, reach))
