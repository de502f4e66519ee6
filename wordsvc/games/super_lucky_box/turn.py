"""What a player does with the number shown (LB-05 … LB-16)."""

from __future__ import annotations

from wordsvc.games.core import Refused
from wordsvc.games.super_lucky_box.events import Crossed, Gained, Lapsed, Skipped
from wordsvc.games.super_lucky_box.moves import Cross, Skip, UseBonus
from wordsvc.games.super_lucky_box.offer import SuperLuckyBoxDraft
from wordsvc.games.super_lucky_box.squares import (
    for_bonus,
    must_cross,
    open_squares,
    within_reach,
)
from wordsvc.games.super_lucky_box.state import SuperLuckyBoxState, Turn, sign
from wordsvc.validators.super_lucky_box.box import Bonus
from wordsvc.validators.super_lucky_box.lightning import cost


def cross(draft: SuperLuckyBoxDraft, seat: int, turn: Turn, move: Cross) -> None:
    """Cross one square for the number, as near as lightning can bring it (LB-05, LB-07)."""
    _check_free(draft.state, seat)
    number = _number(draft.state, seat, move.box, move.square)
    price = cost(turn.number, number)
    if price > draft.state.players[seat].lightning:
        lightning = draft.state.players[seat].lightning
        raise Refused("play.box.lightning", want=price, have=lightning)
    _cross(draft, Crossed(seat, move.box, move.square, spent=price))


def use_bonus(draft: SuperLuckyBoxDraft, seat: int, move: UseBonus) -> None:
    """Cross a square for a bonus; several may be used in any order (LB-11 … LB-13)."""
    pending = draft.state.players[seat].pending
    bonus = next((one for one in pending if sign(one) == move.bonus), None)
    if bonus is None:
        raise Refused("play.box.no-bonus", bonus=move.bonus)
    number = _number(draft.state, seat, move.box, move.square)
    if bonus.kind == "number" and bonus.value != number:
        raise Refused("play.box.other-number", want=bonus.value, got=number)
    _cross(draft, Crossed(seat, move.box, move.square, bonus=bonus))


def skip(draft: SuperLuckyBoxDraft, seat: int, turn: Turn, _: Skip) -> None:
    """Spend no lightning and cross nothing, where the number itself has no square (LB-06)."""
    _check_free(draft.state, seat)
    if must_cross(draft.state, seat, turn.number):
        raise Refused("play.box.must-cross", number=turn.number)
    draft.record(Skipped(seat))


def skip_without_choice(draft: SuperLuckyBoxDraft, turn: Turn) -> None:
    """Whoever can reach no square at all does nothing, without being asked (LB-06)."""
    for seat in range(len(draft.state.players)):
        if not any(within_reach(draft.state, seat, turn.number)):
            draft.record(Skipped(seat))


def all_acted(state: SuperLuckyBoxState) -> bool:
    """Whether everybody is done with this number and with all bonuses."""
    return all(player.acted and not player.pending for player in state.players)


def _cross(draft: SuperLuckyBoxDraft, crossed: Crossed) -> None:
    """The square, then what its lines give (LB-10), then what is left without a square."""
    seat, box = crossed.seat, crossed.box
    face = draft.state.face(box)
    before = next(mine.crossed for mine in draft.state.players[seat].boxes if mine.box == box)
    draft.record(crossed)
    for line in face.gained(before, crossed.square):
        if face.bonuses[line].kind != "none":
            draft.record(Gained(seat, box, line, face.bonuses[line]))
    for bonus in draft.state.players[seat].pending:
        if not any(for_bonus(draft.state, seat, bonus)):
            draft.record(Lapsed(seat, bonus))


def _check_free(state: SuperLuckyBoxState, seat: int) -> None:
    player = state.players[seat]
    if player.pending:
        raise Refused("play.box.bonus-first", bonus=_signs(player.pending))
    if player.acted:
        raise Refused("play.box.acted")


def _number(state: SuperLuckyBoxState, seat: int, box: int, square: int) -> int:
    for mine, free, number in open_squares(state, seat):
        if (mine, free) == (box, square):
            return number
    raise Refused("play.box.no-square")


def _signs(bonuses: tuple[Bonus, ...]) -> list[str]:
    return [sign(bonus) for bonus in bonuses]
