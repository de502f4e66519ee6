"""The options of a table of Barbarossa."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.games.core import Options
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet, sheet_faults, table_faults

OnSubjects = Literal["advice", "maker", "dictionary"]
Gems = Annotated[int, msgspec.Meta(ge=0, le=99)]
Goal = Annotated[int, msgspec.Meta(ge=1, le=999)]
Spaces = Annotated[int, msgspec.Meta(ge=0, le=99)]
Gain = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class BarbarossaOptions(Options, frozen=True, kw_only=True):
    """``gem_cap`` (BB-14), ``goal`` in steps from the start, and ``table``, what makers gain by
    row (BB-28): null = as the sheet says. ``goal_wins``: who reaches the goal wins at once, without
    settlement (BB-A09). ``floor``: how many spaces the track has behind the start, so that a marker
    loses no more in play (BB-A07); null = it has no end there.

    ``subjects``: what the dictionary calls none is refused and the maker answers for the rest
    ("advice"), the maker answers for everything, or the dictionary has to know it (BB-07).
    ``sheet``: the other numbers, unless the house sheet's.
    """

    gem_cap: Gems | None = None
    goal: Goal | None = None
    goal_wins: bool = False
    floor: Spaces | None = None
    table: tuple[Gain, ...] | None = None
    subjects: OnSubjects = "advice"
    sheet: BarbarossaSheet | None = None


PRESETS: Mapping[str, BarbarossaOptions] = MappingProxyType(
    {
        "house": BarbarossaOptions(),
        "goal-wins": BarbarossaOptions(goal_wins=True),
        "literal": BarbarossaOptions(gem_cap=12),
    }
)


def option_faults(options: BarbarossaOptions) -> Iterator[Fault]:
    """Holds sheet and table to the rows that the rules give."""
    if options.table is not None:
        yield from table_faults(options.table, "/table")
    if options.sheet is not None:
        yield from Faulty(sheet_faults(options.sheet)).under("/sheet").faults
