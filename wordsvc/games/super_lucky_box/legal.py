"""The slots of a seat of Super Lucky Box."""

from __future__ import annotations

from collections.abc import Iterable

from wordsvc.games.core import Hole, Is, OneOf, Several, Slot
from wordsvc.games.super_lucky_box.offer import to_keep
from wordsvc.games.super_lucky_box.squares import for_bonus, must_cross, within_reach
from wordsvc.games.super_lucky_box.state import Drafting, SuperLuckyBoxState, Turn, sign


def legal(state: SuperLuckyBoxState, seat: int) -> tuple[Slot, ...]:
    """Slots in the order of the table: boxes from the left, squares from the top."""
    player = state.players[seat]
    match state.phase:
        case Drafting() if player.offer:
            count = to_keep(state, seat)
            return (Slot("keep", {"boxes": Several(player.offer, count, count)}),)
        case Turn() if player.pending:
            return tuple(
                Slot("use_bonus", {"bonus": Is(sign(bonus)), **holes})
                for bonus in dict.fromkeys(player.pending)
                for holes in _by_box(for_bonus(state, seat, bonus))
            )
        case Turn(number=number) if not player.acted:
            slots = [Slot("cross", h) for h in _by_box(within_reach(state, seat, number))]
            if not must_cross(state, seat, number):
                slots.append(Slot("skip"))
            return tuple(slots)
        case _:
            return ()


def _by_box(squares: Iterable[tuple[int, int]]) -> list[dict[str, Hole]]:
    of_box: dict[int, list[int]] = {}
    for box, square in squares:
        of_box.setdefault(box, []).append(square)
    return [{"box": Is(box), "square": OneOf(tuple(free))} for box, free in of_box.items()]
