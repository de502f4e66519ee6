"""The table of Super Lucky Box."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wordsvc.games.core import Phase, State
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions
from wordsvc.validators.score import Score
from wordsvc.validators.super_lucky_box.box import SQUARES, Bonus, Box
from wordsvc.validators.super_lucky_box.sheet import ROUNDS, SuperLuckyBoxSheet, boxes

SEATS = range(1, 7)


class Unopened(Phase, frozen=True):
    """Nothing is laid yet."""


class Drafting(Phase, frozen=True):
    """Players choose from the boxes they drew, before this round; after the last there is none."""

    round: int


class Turn(Phase, frozen=True):
    """Everybody crosses for this number; the turn-th of the round, from 1."""

    round: int
    turn: int
    number: int


class Over(Phase, frozen=True):
    """The game is scored."""

    score: Score


SuperLuckyBoxPhase: TypeAlias = Unopened | Drafting | Turn | Over


class InPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box in front of a player, with the squares crossed in it (0-8, ascending)."""

    box: int
    crossed: tuple[int, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all nine squares are crossed (LB-18)."""
        return len(self.crossed) == len(SQUARES)


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has. ``stars`` and ``completed`` count by round.

    ``offer`` are the boxes drawn and not yet chosen from, ``pending`` the bonuses to be used now,
    ``acted`` whether the player crossed or skipped this turn, ``chose`` whether from this draft.
    """

    lightning: int
    boxes: tuple[InPlay, ...] = ()
    done: tuple[int, ...] = ()
    offer: tuple[int, ...] = ()
    pending: tuple[Bonus, ...] = ()
    acted: bool = False
    chose: bool = False
    moons: int = 0
    stars: tuple[int, ...] = (0,) * ROUNDS
    completed: tuple[int, ...] = (0,) * ROUNDS


class SuperLuckyBoxState(State, frozen=True):
    """Deck and discards are kept in order of number: chance is asked when a box is drawn.

    ``numbers`` are the number cards not yet shown this round, of which nobody knows the order.
    """

    phase: SuperLuckyBoxPhase
    options: SuperLuckyBoxOptions = SuperLuckyBoxOptions()
    sheet: SuperLuckyBoxSheet | None = None
    players: tuple[Player, ...] = ()
    deck: tuple[int, ...] = ()
    discards: tuple[int, ...] = ()
    numbers: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()

    @property
    def rules(self) -> SuperLuckyBoxSheet:
        """The sheet; there is one as soon as the table is open."""
        if self.sheet is None:
            raise LookupError("the table is not open")
        return self.sheet

    def face(self, box: int) -> Box:
        """The numbers and bonuses of a box."""
        return boxes(self.rules)[box - 1]


def sign(bonus: Bonus) -> str:
    """How a bonus that crosses a square is called in moves: "?" or its number."""
    return "?" if bonus.kind == "any" else str(bonus.value)
