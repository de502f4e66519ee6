"""Our own lists, from ``dictionaries/house/*.tsv``.

One word a line: reading, written form (empty where it is the reading), kind, category, note; the
last two may be left out. Lines that begin with ``#`` and empty lines are comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from wordsvc.kana.reading import Reading
from wordsvc.kana.refusal import NotKana
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.entry import Kind

SOURCE = "house"
_LEAST, _MOST = 3, 5


class BadLine(ValueError):
    """A line of a house list is not understood; the message names file and line."""


class HouseWord(msgspec.Struct, frozen=True):
    """One line; ``list`` is the name of its file without ``.tsv`` (everyday, brands …)."""

    list: str
    reading: str
    written: str
    kind: Kind
    category: str = ""
    note: str = ""


def words(path: Path) -> Iterator[HouseWord]:
    """The words of one list; raises ``BadLine``."""
    seen: dict[tuple[str, str], int] = {}
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadLine(f"{path}: not UTF-8") from None
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            word = _word(path.stem, line)
        except ValueError as error:
            raise BadLine(f"{path}:{number}: {error}") from None
        first = seen.setdefault((word.reading, word.written), number)
        if first != number:
            raise BadLine(f"{path}:{number}: {word.reading} {word.written} is on line {first} too")
        yield word


def _word(name: str, line: str) -> HouseWord:
    columns = [column.strip() for column in line.split("\t")]
    if not _LEAST <= len(columns) <= _MOST:
        raise ValueError(f"{len(columns)} columns instead of {_LEAST} to {_MOST}, split by tabs")
    kana, written, kind, *rest = columns
    try:
        reading = Reading.parse(kana)
    except NotKana as error:
        raise ValueError(f"reading {kana!r} is not kana ({error.reason})") from None
    if kind not in get_args(Kind):
        raise ValueError(f"kind {kind!r} is none of {', '.join(get_args(Kind))}")
    return HouseWord(
        name,
        reading.text,
        fold_written(written) or reading.text,
        kind,  # type: ignore[arg-type]  # checked above
        *rest,
    )
