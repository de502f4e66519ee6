"""The options of a table of Tensai Clever."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Literal

import msgspec

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.games.core import Options
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.sheet_faults import sheet_faults

WhoRules = Literal["writer", "dictionary", "table"]
Help = Annotated[int, msgspec.Meta(ge=0, le=99)]


class TensaiCleverOptions(Options, frozen=True, kw_only=True):
    """``words``: who rules on words, their writer (TC-19), the dictionary, which then refuses what
    it doubts, or all players by vote where the dictionary doubts.

    ``allow_pass``: a card that could be written need not be (TC-A05). ``plus_one_forbids_used``: +1
    takes no card of one's own share (TC-A11). ``help_stock``: letters that may be set aside, for
    all or by seat as a handicap (TC-33, TC-34); null = as the sheet says. ``sheet``: the play
    sheet, unless the house sheet. ``last_call``: after the last round everybody may still use what
    is in stock and claim words, then complete words count by themselves (our ruling; every preset
    has it, games stored before it end with the round).
    """

    words: WhoRules = "writer"
    allow_pass: bool = False
    plus_one_forbids_used: bool = False
    help_stock: Help | tuple[Help, ...] | None = None
    sheet: TensaiCleverSheet | None = None
    last_call: bool = False

    def help_of(self, seat: int, printed: int) -> int:
        """How many letters a seat may set aside, where the sheet says ``printed``."""
        if isinstance(self.help_stock, tuple):
            return self.help_stock[seat] if seat < len(self.help_stock) else printed
        return printed if self.help_stock is None else self.help_stock


PRESETS: Mapping[str, TensaiCleverOptions] = MappingProxyType(
    {
        "house": TensaiCleverOptions(last_call=True),
        "experienced": TensaiCleverOptions(last_call=True, help_stock=0),
        "dictionary": TensaiCleverOptions(last_call=True, words="dictionary"),
        "table": TensaiCleverOptions(last_call=True, words="table"),
    }
)


def option_faults(options: TensaiCleverOptions) -> Iterator[Fault]:
    """Holds a sheet to what must be true between its parts."""
    if options.sheet is not None:
        yield from Faulty(sheet_faults(options.sheet)).under("/sheet").faults
