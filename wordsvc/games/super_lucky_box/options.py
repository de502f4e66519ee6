"""What may a table choose before it plays Super Lucky Box?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from wordsvc.games.core import Options
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.super_lucky_box.scoring import LuckyBoxOptions
from wordsvc.validators.super_lucky_box.sheet import LuckyBoxSheet, sheet_faults


class LuckyOptions(Options, frozen=True, kw_only=True):
    """``new_boxes``: boxes are drawn before rounds 2, 3 and 4 too (LB-A02).

    ``solo_moons``: a single player scores moons by the sheet's table (LB-A15). ``moon_needed``:
    most moons pays only for at least one (LB-A14). ``sheet``: the deck, unless the house deck.
    """

    new_boxes: bool = True
    solo_moons: bool = False
    moon_needed: bool = False
    sheet: LuckyBoxSheet | None = None

    @property
    def scoring(self) -> LuckyBoxOptions:
        """The part that scoring asks for."""
        return LuckyBoxOptions(solo_moons=self.solo_moons, moon_needed=self.moon_needed)


PRESETS: Mapping[str, LuckyOptions] = MappingProxyType(
    {
        "house": LuckyOptions(),
        "literal": LuckyOptions(new_boxes=False),
        "solo": LuckyOptions(solo_moons=True),
    }
)


def option_faults(options: LuckyOptions) -> Iterator[Fault]:
    """Holds a sheet to what must be true between its parts."""
    if options.sheet is not None:
        yield from Faulty(sheet_faults(options.sheet)).under("/sheet").faults
