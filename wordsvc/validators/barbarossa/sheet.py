"""Which gain and loss table, track and ring does this table play Barbarossa with?"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wordsvc.decoding.faults import Fault
from wordsvc.validators.sheet import Sheet, read_sheet

Pegs = Literal[13, 17]
Tile = Literal["question", "gem", "dragon", "dwarf"]

Gain = Annotated[int, Meta(ge=-99, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]

KNOWN_ROWS = (-2, -2)
"""What the first two rows cost, the only ones that the rules tell (BB-28)."""


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is laid out. ``ring``: the six tiles clockwise, the first being the ? (BB-03);
    ``works``: sculptures a player, ``works_of_three`` with three players (BB-02)."""

    ring: tuple[Tile, Tile, Tile, Tile, Tile, Tile]
    dragon: Count
    gems: Count
    gem_cap: Count
    curse_stones: Count
    works: Annotated[int, Meta(ge=1, le=9)]
    works_of_three: Annotated[int, Meta(ge=1, le=9)]


class BarbarossaSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A gain and loss table for either number of pegs (BB-06), and the game's other numbers."""

    game: Literal["barbarossa"]
    gains_13: Annotated[tuple[Gain, ...], Meta(min_length=13, max_length=13)]
    gains_17: Annotated[tuple[Gain, ...], Meta(min_length=17, max_length=17)]
    solver: tuple[Count, Count]
    unsolved: tuple[Gain, Gain]
    goal: Annotated[int, Meta(ge=1, le=999)]
    setup: Setup

    def gains(self, pegs: Pegs) -> tuple[int, ...]:
        """The table for so many pegs, row 1 first."""
        return self.gains_13 if pegs == 13 else self.gains_17


def load(text: str) -> BarbarossaSheet:
    """The sheet in a TOML text; raises ``Faulty`` with every fault that is found."""
    return read_sheet(text, BarbarossaSheet, sheet_faults)


@lru_cache(maxsize=1)
def house() -> BarbarossaSheet:
    """The house table: of our own making beyond row 2, not the published one (BB-A02)."""
    file = resources.files(__package__).joinpath("sheets", "house.toml")
    return load(file.read_text(encoding="utf-8"))


def table_faults(gains: tuple[int, ...], at: str) -> Iterator[Fault]:
    """Rows that contradict the rules, below the JSON pointer ``at``."""
    for row, (got, want) in enumerate(zip(gains, KNOWN_ROWS, strict=False)):
        if got != want:
            facts = {"row": row + 1, "want": want, "got": got}
            yield Fault(f"{at}/{row}", "barbarossa.known-row", facts)


def sheet_faults(sheet: BarbarossaSheet) -> Iterator[Fault]:
    """Everything that does not hold together."""
    yield from table_faults(sheet.gains_13, "/gains_13")
    yield from table_faults(sheet.gains_17, "/gains_17")
    if sheet.setup.ring[0] != "question":
        yield Fault("/setup/ring/0", "barbarossa.sheet.start", {"got": sheet.setup.ring[0]})
    if sheet.setup.gems > sheet.setup.gem_cap:
        facts = {"got": sheet.setup.gems, "most": sheet.setup.gem_cap}
        yield Fault("/setup/gems", "barbarossa.sheet.gems", facts)
