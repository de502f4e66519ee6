"""Mozc's open dictionary, from ``mozc.tsv.xz``: what people type a reading for, and how often.

One line a reading, its words most usual first. A word is its written form (empty where it is the
reading, ``=`` where it is that in katakana), a letter for its sort, and its cost in tens.
"""

from __future__ import annotations

import lzma
import re
from collections.abc import Container, Iterator, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from wordsvc.kana import to_katakana

SOURCE = "mozc"
HEAD = "# reading\tword, sort and cost; Mozc's open dictionary, BSD-3-Clause\n"
KATAKANA = "="
Sort = Literal[
    "noun", "adjectival", "adverbial", "surname", "person", "place", "company", "name",
    "verb", "adjective", "adverb", "interjection", "conjunction", "modifier", "pronoun",
    "number", "counter",
]  # fmt: skip
LETTERS: Mapping[Sort, str] = {
    "noun": "n", "adjectival": "a", "adverbial": "t", "surname": "s", "person": "g", "place": "l",
    "company": "o", "name": "x", "verb": "v", "adjective": "j", "adverb": "d", "interjection": "i",
    "conjunction": "c", "modifier": "m", "pronoun": "r", "number": "q", "counter": "k",
}  # fmt: skip
_SORTS: Mapping[str, Sort] = {letter: sort for sort, letter in LETTERS.items()}
_CELL = re.compile(r"(.*)([a-z])(\d+)", re.DOTALL)
_SORT = "".join(_SORTS)
_LINE = re.compile(rf"[^\t]*[{_SORT}]\d+(?:\t[^\t]*[{_SORT}]\d+)*")


class BadExtract(ValueError):
    """The file is no extract of ours; the message names file and line."""


class Typed(msgspec.Struct, frozen=True, gc=False):
    """A word that people type a reading for.

    ``cost`` is about -500 · ln(probability): 1,151 less is ten times as usual.
    """

    written: str
    sort: Sort
    cost: int


class Words(Mapping[str, tuple[Typed, ...]]):
    """The words of each reading, most usual first, kept as they stand in the file."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self._lines = lines

    def __getitem__(self, reading: str) -> tuple[Typed, ...]:
        return tuple(_typed(reading, cell) for cell in self._lines[reading].split("\t"))

    def __iter__(self) -> Iterator[str]:
        return iter(self._lines)

    def __len__(self) -> int:
        return len(self._lines)


def read(path: Path, wanted: Container[str]) -> Words:
    """The words of the wanted readings. Raises ``BadExtract``."""
    found: dict[str, str] = {}
    try:
        with lzma.open(path, "rt", encoding="utf-8", newline="\n") as lines:
            for number, line in enumerate(lines, 1):
                reading, _, rest = line.rstrip("\n").partition("\t")
                if reading in wanted and number > 1:
                    if not _LINE.fullmatch(rest):
                        raise BadExtract(f"{path}:{number}: {line!r} is not understood")
                    found[reading] = rest
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadExtract(f"{path}: not a whole xz file in UTF-8 ({error})") from None
    return Words(found)


def _typed(reading: str, cell: str) -> Typed:
    match = _CELL.fullmatch(cell)
    if match is None:
        raise BadExtract(cell)
    written, sort, cost = match.groups()
    if written in ("", KATAKANA):
        written = to_katakana(reading) if written else reading
    return Typed(written, _SORTS[sort], 10 * int(cost))
