"""What games are made of: frozen values, told apart by their ``type`` and strict about keys."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec


def snake(name: str) -> str:
    """The ``type`` of a class: CallReach is ``call_reach``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What a seat asks for."""


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What has happened: all that a replay needs.

    ``news`` names the fields that chance filled, or that disclose something hidden; all others
    follow from the move and from what the seat that made it could see.
    """

    news: ClassVar[tuple[str, ...]] = ()


class Act(Event, frozen=True):
    """What a seat did: the first event of its move, from which the others follow."""


class Phase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """What the table waits for. Only ``evolve`` sets it."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table may choose before it opens; every default is the rule sheet's or a ruling."""


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is on the table, open and hidden."""


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat, or a spectator, may see of a state."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: one score a seat, and the seats that won (several after a tie)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
