"""The house table is as ruled, and faulty tables are told why."""

from __future__ import annotations

import pytest

from tests.validators.vectors import ROOT
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.barbarossa.sheet import house, load
from wordsvc.validators.sheet import placed

FILE = ROOT / "wordsvc/validators/barbarossa/sheets/house.toml"
TEXT = FILE.read_text(encoding="utf-8")


def test_the_first_line_says_that_it_is_house_data() -> None:
    assert TEXT.splitlines()[0].startswith("# House data")
    assert house().origin == "house"


def test_the_house_table_is_as_ruled() -> None:
    sheet = house()
    assert sheet.gains(13) == (-2, -2, -1, 0, 0, 1, 2, 2, 1, 0, -1, -2, -2)
    assert sheet.gains(17) == (-2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 1, 1, 0, -1, -1, -2, -2)
    assert (sheet.goal, sheet.setup.gem_cap, sheet.setup.gems) == (26, 13, 12)
    assert (sheet.solver, sheet.unsolved) == ((5, 3), (-5, -2))
    assert sheet.setup.ring == ("question", "gem", "dragon", "dwarf", "gem", "dragon")


@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        ("gains_13 = [-2, -2, -1,", "gains_13 = [-2, -2,", "gains_13", "shape.too-few"),
        ("gains_13 = [-2, -2", "gains_13 = [-2, -1", "gains_13[1]", "barbarossa.known-row"),
        ("gains_17 = [-2", "gains_17 = [3", "gains_17[0]", "barbarossa.known-row"),
        ("gems = 12", "gems = 14", "setup.gems", "barbarossa.sheet.gems"),
        ('ring = ["question"', 'ring = ["gem"', "setup.ring[0]", "barbarossa.sheet.start"),
        ('"dwarf"', '"elf"', "setup.ring[3]", "shape.choice"),
        ("goal = 26", "goal = 26.5", "goal", "shape.type"),
    ],
)  # fmt: skip
def test_a_fault_is_named_by_its_key(old: str, new: str, key: str, code: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(Faulty) as caught:
        load(text)
    assert [(one.key, one.fault.code) for one in placed(caught.value, text)] == [(key, code)]
