"""Which hand-judged words are there, and what is expected of each?"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

Expected = Literal["yes", "ask", "no", "not yes", "any"]
Cells = dict[str, str]

_DATA = Path(__file__).parent.parent / "tests" / "data"
PANEL = _DATA / "panel.tsv"
SECOND_PANEL = _DATA / "panel2.tsv"
_REMARK = re.compile(r"[／・()（）、,/ ]")
JUDGED: dict[str, Expected] = {"yes": "yes", "ask": "ask", "no": "no"}
ACCEPT: dict[str, Expected] = {"accept": "yes", "refuse": "not yes", "debatable": "any"}


class Row(NamedTuple):
    """One word to ask about. ``group`` names the line of the table that counts it."""

    group: str
    word: str
    reading: str | None
    expected: Expected


class Subject(NamedTuple):
    """A noun whose thing can be touched (``concrete``) or not."""

    kana: str
    written: str
    label: Literal["concrete", "abstract"]


def panel(file: Path = PANEL) -> Iterator[Row]:
    """The panel: words judged at a table before any dictionary was opened, asked in kana."""
    yield from _judged(file, "panel")


def second_panel(file: Path = SECOND_PANEL) -> Iterator[Row]:
    """Words drawn from public lists before anything was asked, in kana and then as written."""
    yield from _judged(file, "panel 2")
    for cells in table(file):
        expected = JUDGED[cells["expected"]]
        if cells["written"]:
            yield Row(f"panel 2 written {expected}", cells["written"], cells["kana"], expected)


def both_panels() -> Iterator[Row]:
    """The words of both panels in kana, counted together."""
    yield from _judged(PANEL, "both panels")
    yield from _judged(SECOND_PANEL, "both panels")


def both_written() -> Iterator[Row]:
    """The words of both panels as they are written, with their reading, counted together.

    The first panel was judged for the kana alone and its column is a remark: words with one form
    that have no homograph are the same word when they are written.
    """
    for file in (PANEL, SECOND_PANEL):
        for cells in table(file):
            written, expected = cells["written"], JUDGED[cells["expected"]]
            remark = _REMARK.search(written) or "homograph" in cells.get("tags", "")
            if written and not remark:
                yield Row(f"both panels written {expected}", written, cells["kana"], expected)


def gold(folder: Path) -> Iterator[Row]:
    """The gold sets of a folder; a file that is not there is passed over."""
    yield from _plain(folder / "a_common_nouns.tsv", "a common nouns", "yes", "kana")
    yield from _plain(folder / "b_proper_nouns.tsv", "b proper nouns", "not yes", "kana")
    yield from _plain(folder / "c_non_nouns.tsv", "c no nouns", "not yes", "kana")
    yield from _plain(folder / "d_non_words.tsv", "d no words", "not yes", "kana")
    yield from _plain(folder / "e_loanwords.tsv", "e loanwords", "yes", "katakana")
    for cells in table(folder / "ambiguous.tsv"):
        kana, written = cells["kana"], cells["written"]
        yield Row("ambiguous, kana", kana, None, ACCEPT[cells["expect_kana"]])
        if written and cells["expect_written"]:
            yield Row("ambiguous, written", written, kana, ACCEPT[cells["expect_written"]])


def subjects(folder: Path) -> Iterator[Subject]:
    """Concrete and abstract nouns; borderline rows carry no label and are left out."""
    for cells in table(folder / "f_concreteness.tsv"):
        if cells["label"] == "具体":
            yield Subject(cells["kana"], cells["written"], "concrete")
        elif cells["label"] == "抽象":
            yield Subject(cells["kana"], cells["written"], "abstract")


def table(file: Path) -> list[Cells]:
    """Rows of a TSV file with a head line and ``#`` comments; nothing where there is no file."""
    if not file.is_file():
        return []
    with file.open(encoding="utf-8", newline="") as lines:
        data = (line for line in lines if not line.startswith("#"))
        return [
            {name: cell or "" for name, cell in cells.items()}
            for cells in csv.DictReader(data, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


def _judged(file: Path, name: str) -> Iterator[Row]:
    for cells in table(file):
        expected = JUDGED[cells["expected"]]
        yield Row(f"{name} {expected}", cells["kana"], None, expected)


def _plain(file: Path, name: str, expected: Expected, column: str) -> Iterator[Row]:
    for cells in table(file):
        tier = f", tier {cells['tier']}" if "tier" in cells else ""
        yield Row(f"{name}{tier}", cells[column] or cells["kana"], None, expected)
