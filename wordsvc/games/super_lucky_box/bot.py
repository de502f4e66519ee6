"""A sensible player of Super Lucky Box, which looks one cross ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wordsvc.games.core.bots import Intent
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.values import View
from wordsvc.games.super_lucky_box.moves import Cross, Keep, Skip, SuperLuckyBoxMove, UseBonus
from wordsvc.games.super_lucky_box.state import Turn
from wordsvc.games.super_lucky_box.view import BoxSeen, PlayerSeen, SuperLuckyBoxView
from wordsvc.games.super_lucky_box.worth import (
    bonus_worth,
    box_worth,
    lightning_worth,
    star_worth,
)
from wordsvc.validators.super_lucky_box.box import Box
from wordsvc.validators.super_lucky_box.lightning import cost
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet


class SuperLuckyBoxBot:
    """Takes the cross that adds most to what its boxes are worth; among equals, the first."""

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """The best way to fill any of the slots."""
        if not isinstance(view, SuperLuckyBoxView):
            raise TypeError("this bot plays Super Lucky Box")
        ways = [way for slot in slots for way in slot.every()]
        if not ways or view.seat is None:
            return None
        best = max(ways, key=lambda way: self._gain(view, view.players[view.seat or 0], way))
        return Intent(_move(best), chance.unit())

    def _gain(self, view: SuperLuckyBoxView, me: PlayerSeen, way: dict[str, Any]) -> float:
        match way["type"]:
            case "keep":
                chosen = [box for box in view.offer if box.box in way["boxes"]]
                return _draft_worth(chosen, me, view.sheet)
            case "skip":
                return 0.0
            case _:
                return _cross_gain(view, me, way["box"], way["square"], paid=way["type"] == "cross")


def _cross_gain(
    view: SuperLuckyBoxView, me: PlayerSeen, box: int, square: int, *, paid: bool
) -> float:
    """What the boxes are worth with the square crossed, less what they are worth now."""
    if not isinstance(view.phase, Turn):
        return 0.0
    phase, sheet = view.phase, view.sheet
    seen = next(mine for mine in me.boxes if mine.box == box)
    face = Box.parse(seen.face)
    after = (*seen.crossed, square)
    gain = box_worth(face, after, phase.round, phase.turn, sheet)
    gain -= box_worth(face, seen.crossed, phase.round, phase.turn, sheet)
    for line in face.gained(seen.crossed, square):
        bonus = face.bonuses[line]
        star = bonus.kind == "star"
        gain += star_worth(me, phase.round, sheet) if star else bonus_worth(bonus, sheet)
    if paid:
        price = cost(phase.number, face.numbers[square])
        gain -= price * lightning_worth(phase.round, phase.turn, sheet)
    return gain


def _draft_worth(boxes: Sequence[BoxSeen], me: PlayerSeen, sheet: SuperLuckyBoxSheet) -> float:
    """Many different numbers on the table (LB-04), and good bonuses."""
    faces = [Box.parse(box.face) for box in boxes]
    mine = [Box.parse(box.face) for box in me.boxes]
    numbers = {number for face in (*faces, *mine) for number in face.numbers}
    bonuses = sum(bonus_worth(bonus, sheet) for face in faces for bonus in face.bonuses)
    return 3.0 * len(numbers) + bonuses


def _move(way: dict[str, Any]) -> SuperLuckyBoxMove:
    match way["type"]:
        case "keep":
            return Keep(way["boxes"])
        case "cross":
            return Cross(way["box"], way["square"])
        case "use_bonus":
            return UseBonus(way["bonus"], way["box"], way["square"])
        case _:
            return Skip()
