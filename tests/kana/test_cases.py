"""The hand-typed cases of tests/data/kana_cases.tsv, one test a row."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from wordsvc.kana import NotKana, Reading, head, tails

FILE = Path(__file__).parents[1] / "data" / "kana_cases.tsv"


def cases() -> list[dict[str, str]]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        row["input"] = json.loads(f'"{row["input"]}"')
    return rows


CASES = cases()
READABLE = [pytest.param(row, id=row["id"]) for row in CASES if row["status"] != "invalid"]
REFUSED = [pytest.param(row, id=row["id"]) for row in CASES if row["status"] == "invalid"]


def test_the_inputs_are_the_code_points_they_say() -> None:
    listed = [row for row in CASES if row["codepoints"]]
    assert len(listed) >= 118
    for row in listed:
        assert [f"{ord(char):04X}" for char in row["input"]] == row["codepoints"].split(), row["id"]


@pytest.mark.parametrize("row", READABLE)
def test_readable(row: dict[str, str]) -> None:
    reading = Reading.parse(row["input"])
    assert reading.text == row["hira"]
    assert reading.unvoiced == row["stripped"]
    assert reading.length == len(reading.letters) == int(row["count"])
    assert head(reading) == row["first"]
    assert tails(reading) == (row["last"],)
    assert ",".join(tails(reading, number_wild=True)) == (row["wild_last"] or row["last"])


@pytest.mark.parametrize("row", REFUSED)
def test_refused(row: dict[str, str]) -> None:
    with pytest.raises(NotKana) as refused:
        Reading.parse(row["input"])
    assert refused.value.text == row["input"]
    assert 0 <= refused.value.position < len(row["input"])
