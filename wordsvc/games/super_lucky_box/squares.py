"""The squares that a player may cross now."""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.games.super_lucky_box.state import SuperLuckyBoxState
from wordsvc.validators.super_lucky_box.box import SQUARES, Bonus
from wordsvc.validators.super_lucky_box.lightning import cost


def open_squares(state: SuperLuckyBoxState, seat: int) -> Iterator[tuple[int, int, int]]:
    """Every square not yet crossed, as (box, square, its number), in the order on the table."""
    for in_play in state.players[seat].boxes:
        numbers = state.face(in_play.box).numbers
        for square in SQUARES:
            if square not in in_play.crossed:
                yield in_play.box, square, numbers[square]


def within_reach(state: SuperLuckyBoxState, seat: int, card: int) -> Iterator[tuple[int, int]]:
    """The squares that the card, with the lightning at hand, may cross (LB-05, LB-07)."""
    lightning = state.players[seat].lightning
    for box, square, number in open_squares(state, seat):
        if cost(card, number) <= lightning:
            yield box, square


def must_cross(state: SuperLuckyBoxState, seat: int, card: int) -> bool:
    """Whether the card itself has a square, so that doing nothing is not allowed (LB-A06)."""
    return any(number == card for _, _, number in open_squares(state, seat))


def for_bonus(state: SuperLuckyBoxState, seat: int, bonus: Bonus) -> Iterator[tuple[int, int]]:
    """The squares that a bonus may cross; lightning does not change it (LB-12, LB-13, LB-D05)."""
    for box, square, number in open_squares(state, seat):
        if bonus.kind == "any" or bonus.value == number:
            yield box, square
