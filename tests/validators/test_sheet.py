"""A sheet file is read with lines for its faults and a name for its content."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.validators.sheet import Sheet, SheetFault, placed, read_sheet, sheet_hash


class Toy(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    values: tuple[int, ...]


TEXT = """\
# a toy
game = "toy"
name = "mine"
origin = "owner"
title = { ja = "おもちゃ", en = "Toy" }
values = [
    1,
    2,
]
"""


def falling(sheet: Toy) -> Iterator[Fault]:
    for index, (low, high) in enumerate(zip(sheet.values, sheet.values[1:], strict=False)):
        if high < low:
            yield Fault(f"/values/{index + 1}", "shape.value")


def faults(text: str) -> tuple[SheetFault, ...]:
    with pytest.raises(Faulty) as caught:
        read_sheet(text, Toy, falling)
    return placed(caught.value, text)


def places(text: str) -> list[tuple[int, str, str]]:
    return [(item.line, item.key, item.fault.code) for item in faults(text)]


def test_a_good_sheet_is_a_value() -> None:
    sheet = read_sheet(TEXT, Toy, falling)
    assert (sheet.name, sheet.values, sheet.title.ja) == ("mine", (1, 2), "おもちゃ")


def test_faults_have_line_and_key() -> None:
    assert places(TEXT.replace("2,", "0,")) == [(8, "values[1]", "shape.value")]
    assert places(TEXT.replace('en = "Toy"', "en = 1")) == [(5, "title.en", "shape.type")]
    assert places(TEXT + "more = 1\n") == [(10, "more", "shape.unknown")]
    assert places(TEXT.replace('name = "mine"', 'name = "Mine!"')) == [(3, "name", "shape.pattern")]


def test_what_is_missing_stands_at_the_table_that_lacks_it() -> None:
    assert places("") == [(1, "", "shape.missing")] * 5


def test_text_that_is_no_toml_says_where_reading_stopped() -> None:
    (found,) = faults(TEXT + "= 3\n")
    assert (found.line, found.fault.code) == (10, "sheet.not-toml")


def test_the_hash_names_the_content_and_not_the_layout() -> None:
    sheet = read_sheet(TEXT, Toy, falling)
    again = read_sheet("\n# other words\n" + TEXT, Toy, falling)
    other = msgspec.structs.replace(sheet, values=(1, 3))
    assert sheet_hash(sheet) == sheet_hash(again)
    assert sheet_hash(sheet) != sheet_hash(other)
    assert len(sheet_hash(sheet)) == 16
