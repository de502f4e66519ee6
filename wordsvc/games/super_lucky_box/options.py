"""The options of a table of Super Lucky Box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.games.core import Options
from wordsvc.validators.super_lucky_box.papers import SuperLuckyBoxScoringOptions
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet, sheet_faults


class SuperLuckyBoxOptions(Options, frozen=True, kw_only=True):
    """``new_boxes``: boxes are drawn before rounds 2, 3 and 4 too (LB-A02).

    ``solo_moons``: a single player scores moons by the sheet's table (LB-A15). ``moon_needed``:
    most moons pays only for at least one (LB-A14). ``sheet``: the deck, unless the house deck.
    """

    new_boxes: bool = True
    solo_moons: bool = False
    moon_needed: bool = False
    sheet: SuperLuckyBoxSheet | None = None

    @property
    def scoring(self) -> SuperLuckyBoxScoringOptions:
        """The part that scoring asks for."""
        return SuperLuckyBoxScoringOptions(
            new_boxes=self.new_boxes, solo_moons=self.solo_moons, moon_needed=self.moon_needed
        )


PRESETS: Mapping[str, SuperLuckyBoxOptions] = MappingProxyType(
    {
        "house": SuperLuckyBoxOptions(),
        "literal": SuperLuckyBoxOptions(new_boxes=False),
        "solo": SuperLuckyBoxOptions(solo_moons=True),
    }
)


def option_faults(options: SuperLuckyBoxOptions) -> Iterator[Fault]:
    """Holds a sheet to what must be true between its parts."""
    if options.sheet is not None:
        yield from Faulty(sheet_faults(options.sheet)).under("/sheet").faults
