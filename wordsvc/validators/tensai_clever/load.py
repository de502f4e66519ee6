"""Where do Tensai Clever sheets come from?"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources

from wordsvc.validators.sheet import read_sheet
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.sheet_faults import sheet_faults


def load(text: str) -> TensaiCleverSheet:
    """The sheet in a TOML text; raises ``Faulty`` with every fault that is found."""
    return read_sheet(text, TensaiCleverSheet, sheet_faults)


@lru_cache(maxsize=1)
def house() -> TensaiCleverSheet:
    """The house sheet: of our own making, not the published one (TC-A01 … TC-A04)."""
    file = resources.files(__package__).joinpath("sheets", "house.toml")
    return load(file.read_text(encoding="utf-8"))
