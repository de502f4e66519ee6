"""Programs that play: they fill the same slots as people, from their own view alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

import msgspec

from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Hole, Several, Slot, Text
from wordsvc.games.core.values import Move, View

Level = Literal["easy", "normal", "strong"]
"""How well a bot plays, where a game has several."""

Say = Callable[[Text, Chance], str]
"""Finds something to say where a slot asks for text."""

SLOWEST = 12.0
"""Seconds that somebody who does anything may take."""


class Intent(msgspec.Struct, frozen=True):
    """What a bot would do, and after how many seconds of thought: the quickest seat moves first.

    ``earliest``: not before so many seconds, however quickly bots are made to think.
    """

    move: Move
    delay: float
    earliest: float = 0.0


class Bot(Protocol):
    """A player that keeps nothing between two looks at the table."""

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """What to do now, or None to wait for the others."""
        ...


class RandomBot:
    """Does anything that may be done: for laws and noise.

    ``weights`` by type of move, 1 where none is given, say how often one is chosen.
    """

    def __init__(
        self, read: Callable[[object], Move], say: Say, weights: Mapping[str, int] | None = None
    ) -> None:
        self._read = read
        self._say = say
        self._weights = weights or {}

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """Fill some slot in some way."""
        if not slots:
            return None
        kinds = sorted({slot.type for slot in slots})
        kind = chance.one([kind for kind in kinds for _ in range(self._weights.get(kind, 1))])
        slot = chance.one([slot for slot in slots if slot.type == kind])
        return Intent(self._read(fill(slot, chance, self._say)), SLOWEST * chance.unit())


def fill(slot: Slot, chance: Chance, say: Say) -> dict[str, Any]:
    """A move as a JSON object that fills the slot."""
    values = {name: _value(hole, chance, say) for name, hole in slot.holes.items()}
    return {"type": slot.type, **values}


def _value(hole: Hole, chance: Chance, say: Say) -> object:
    match hole:
        case Text(optional=True):
            return None
        case Text():
            return say(hole, chance)
        case Several(values=values, fewest=fewest, most=most):
            return chance.draw(values, fewest + chance.below(most - fewest + 1))[0]
        case _:
            return chance.one(hole.every())
