"""Which boxes, points and numbers does this table play Super Lucky Box with?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Annotated, Literal

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.validators.sheet import Sheet, read_sheet
from wordsvc.validators.super_lucky_box.box import PATTERN, Box

ROUNDS = 4
BOXES_AT_LEAST = 30
"""Six players who draw five boxes each (LB-03)."""

Face = Annotated[str, msgspec.Meta(extra_json_schema={"pattern": PATTERN})]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is dealt (LB-02, LB-03, LB-19; LB-A02 for the boxes of later rounds)."""

    boxes_drawn: Count
    boxes_kept: Count
    new_boxes_drawn: Count
    new_boxes_kept: Count
    lightning: Count
    copies_of_each_number: Count
    turns: Count


class Moons(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points for moons (LB-22); ``solo`` by number of moons, the last for that many and more."""

    most: Points
    fewest: Points
    solo: Annotated[tuple[Points, ...], msgspec.Meta(min_length=1)]


class SuperLuckyBoxSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck of boxes with the game's numbers.

    ``box_points`` by round (LB-18); ``star_points`` by stars of one round, the last for that many
    and more (LB-14, LB-A01); ``crossed_per_point`` squares of unfinished boxes make a point.
    """

    game: Literal["super-lucky-box"]
    box_points: tuple[Points, Points, Points, Points]
    star_points: Annotated[tuple[Points, ...], msgspec.Meta(min_length=1)]
    crossed_per_point: Annotated[int, msgspec.Meta(ge=1, le=99)]
    moons: Moons
    setup: Setup
    boxes: tuple[Face, ...]


def load(text: str) -> SuperLuckyBoxSheet:
    """The sheet in a TOML text; raises ``Faulty`` with every fault that is found."""
    return read_sheet(text, SuperLuckyBoxSheet, sheet_faults)


@lru_cache(maxsize=1)
def house() -> SuperLuckyBoxSheet:
    """The house deck: 60 faces of our own making, not the published ones (LB-D14)."""
    file = resources.files(__package__).joinpath("sheets", "house.toml")
    return load(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=16)
def boxes(sheet: SuperLuckyBoxSheet) -> tuple[Box, ...]:
    """The faces of the deck, in the order of the sheet."""
    return tuple(Box.parse(face) for face in sheet.boxes)


def boxes_of_a_player(sheet: SuperLuckyBoxSheet) -> int:
    """How many boxes one player has in a whole game."""
    return sheet.setup.boxes_kept + (ROUNDS - 1) * sheet.setup.new_boxes_kept


def sheet_faults(sheet: SuperLuckyBoxSheet) -> Iterator[Fault]:
    """Everything that does not hold together."""
    seen: dict[str, int] = {}
    for index, face in enumerate(sheet.boxes):
        try:
            written = str(Box.parse(face))
        except ValueError:
            yield Fault(f"/boxes/{index}", "luckybox.sheet.face", {"face": face})
            continue
        if written in seen:
            facts = {"face": face, "first": seen[written] + 1}
            yield Fault(f"/boxes/{index}", "luckybox.sheet.face-twice", facts)
        seen.setdefault(written, index)
    if len(sheet.boxes) < BOXES_AT_LEAST:
        facts = {"got": len(sheet.boxes), "least": BOXES_AT_LEAST}
        yield Fault("/boxes", "luckybox.sheet.few-boxes", facts)
    yield from _setup_faults(sheet.setup)


def _setup_faults(setup: Setup) -> Iterator[Fault]:
    pairs = [("boxes_kept", "boxes_drawn"), ("new_boxes_kept", "new_boxes_drawn")]
    for kept, drawn in pairs:
        if getattr(setup, kept) > getattr(setup, drawn):
            facts = {"kept": getattr(setup, kept), "drawn": getattr(setup, drawn)}
            yield Fault(f"/setup/{kept}", "luckybox.sheet.kept", facts)
    if setup.turns > 9 * setup.copies_of_each_number:
        facts = {"turns": setup.turns, "cards": 9 * setup.copies_of_each_number}
        yield Fault("/setup/turns", "luckybox.sheet.turns", facts)
