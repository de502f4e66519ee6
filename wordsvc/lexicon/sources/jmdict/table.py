"""The file ``jmdict.tsv.xz``, written and read.

A first line ``# JMdict <date>``, then one line a pair: entry number, reading, written form (empty
where it is the reading itself), reading information, written-form information, commonness marks,
senses. Codes are joined by commas; a sense is ``pos,pos|tag,tag``; senses are joined by ``;``.
Within an entry pairs and senses keep JMdict's order, most usual first. Equal input gives equal
bytes.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from operator import attrgetter
from pathlib import Path

from wordsvc.lexicon.sources.jmdict.entry import Pair

_HEAD = "# JMdict "


class BadSnapshot(ValueError):
    """The file is no JMdict snapshot of ours; the message names file and line."""


def write(path: Path, date: str, pairs: Iterable[Pair]) -> int:
    """Write a snapshot in order of entry numbers; returns the number of pairs."""
    lines = [_line(pair) for pair in sorted(pairs, key=attrgetter("entry"))]
    content = f"{_HEAD}{date}\n" + "".join(lines)
    path.write_bytes(lzma.compress(content.encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(lines)


def read(path: Path) -> Iterator[Pair]:
    """The pairs of a snapshot; raises ``BadSnapshot``."""
    for number, line in enumerate(_lines(path), 1):
        if number == 1:
            continue
        try:
            yield _pair(line)
        except ValueError as error:
            raise BadSnapshot(f"{path}:{number}: {error}") from None


def date(path: Path) -> str:
    """The day of the JMdict edition that a snapshot was made from, ``YYYY-MM-DD``."""
    first = next(_lines(path), "")
    if not first.startswith(_HEAD):
        raise BadSnapshot(f"{path}:1: expected {_HEAD!r} and a date")
    return first.removeprefix(_HEAD).strip()


def senses(text: str) -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    """Part-of-speech codes and tags of each sense of a ``pos,pos|tag;pos`` string."""
    parts = [sense.partition("|") for sense in text.split(";")] if text else []
    return tuple((_codes(pos), _codes(tags)) for pos, _, tags in parts)


def sense_text(pair: Pair) -> str:
    """The senses of a pair in the notation of the file."""
    return ";".join(
        ",".join(pos) + ("|" + ",".join(tags) if tags else "") for pos, tags in pair.senses
    )


def _line(pair: Pair) -> str:
    columns = (
        str(pair.entry),
        pair.reading,
        "" if pair.written == pair.reading else pair.written,
        ",".join(pair.reading_info),
        ",".join(pair.written_info),
        ",".join(pair.marks),
        sense_text(pair),
    )
    return "\t".join(columns) + "\n"


def _pair(line: str) -> Pair:
    entry, reading, written, *codes, meaning = line.rstrip("\n").split("\t")
    reading_info, written_info, marks = map(_codes, codes)
    return Pair(
        entry=int(entry),
        reading=reading,
        written=written or reading,
        reading_info=reading_info,
        written_info=written_info,
        marks=marks,
        senses=senses(meaning),
    )


def _codes(text: str) -> tuple[str, ...]:
    return tuple(text.split(",")) if text else ()


def _lines(path: Path) -> Iterator[str]:
    try:
        with lzma.open(path, "rt", encoding="utf-8", newline="\n") as stream:
            yield from stream
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadSnapshot(f"{path}: not a whole xz file in UTF-8 ({error})") from None
