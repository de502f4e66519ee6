"""What does a player do with the number that was shown? (LB-05 … LB-16)"""

from __future__ import annotations

from wordsvc.games.core import Refused
from wordsvc.games.super_lucky_box.draft import SuperLuckyBoxStory
from wordsvc.games.super_lucky_box.events import Crossed, Gained, Lapsed, Skipped
from wordsvc.games.super_lucky_box.moves import Cross, Skip, UseBonus
from wordsvc.games.super_lucky_box.squares import (
    for_bonus,
    must_cross,
    open_squares,
    within_reach,
)
from wordsvc.games.super_lucky_box.state import SuperLuckyBoxState, Turn, sign
from wordsvc.validators.super_lucky_box.box import Bonus
from wordsvc.validators.super_lucky_box.lightning import cost


def cross(story: SuperLuckyBoxStory, seat: int, turn: Turn, move: Cross) -> None:
    """Cross one square for the number, as near as lightning can bring it (LB-05, LB-07)."""
    _check_free(story.state, seat)
    number = _number(story.state, seat, move.box, move.square)
    price = cost(turn.number, number)
    if price > story.state.players[seat].lightning:
        lightning = story.state.players[seat].lightning
        raise Refused("play.box.lightning", want=price, have=lightning)
    _cross(story, Crossed(seat, move.box, move.square, spent=price))


def use_bonus(story: SuperLuckyBoxStory, seat: int, move: UseBonus) -> None:
    """Cross a square for a bonus; several may be used in any order (LB-11 … LB-13)."""
    pending = story.state.players[seat].pending
    bonus = next((one for one in pending if sign(one) == move.bonus), None)
    if bonus is None:
        raise Refused("play.box.no-bonus", bonus=move.bonus)
    number = _number(story.state, seat, move.box, move.square)
    if bonus.kind == "number" and bonus.value != number:
        raise Refused("play.box.other-number", want=bonus.value, got=number)
    _cross(story, Crossed(seat, move.box, move.square, bonus=bonus))


def skip(story: SuperLuckyBoxStory, seat: int, turn: Turn, _: Skip) -> None:
    """Spend no lightning and cross nothing, where the number itself has no square (LB-06)."""
    _check_free(story.state, seat)
    if must_cross(story.state, seat, turn.number):
        raise Refused("play.box.must-cross", number=turn.number)
    story.tell(Skipped(seat))


def skip_without_choice(story: SuperLuckyBoxStory, turn: Turn) -> None:
    """Whoever can reach no square at all does nothing, without being asked (LB-06)."""
    for seat in range(len(story.state.players)):
        if not any(within_reach(story.state, seat, turn.number)):
            story.tell(Skipped(seat))


def all_acted(state: SuperLuckyBoxState) -> bool:
    """Whether everybody is done with this number and with all bonuses."""
    return all(player.acted and not player.pending for player in state.players)


def _cross(story: SuperLuckyBoxStory, crossed: Crossed) -> None:
    """The square, then what its lines give (LB-10), then what is left without a square."""
    seat, box = crossed.seat, crossed.box
    face = story.state.face(box)
    before = next(mine.crossed for mine in story.state.players[seat].boxes if mine.box == box)
    story.tell(crossed)
    for line in face.gained(before, crossed.square):
        if face.bonuses[line].kind != "none":
            story.tell(Gained(seat, box, line, face.bonuses[line]))
    for bonus in story.state.players[seat].pending:
        if not any(for_bonus(story.state, seat, bonus)):
            story.tell(Lapsed(seat, bonus))


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
