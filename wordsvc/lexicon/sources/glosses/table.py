"""The file ``glosses.tsv.xz``, written and read.

A first line ``# JMdict <date>``, then one line a reading and written form of an entry: reading,
written form (empty where it is the reading), ``+`` where JMdict marks the pair as common, and a
gist for each kind of word that it is: kind, tags joined by commas, topic, gloss, joined by ``|``.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import msgspec

from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.gist import Gist

_HEAD = "# JMdict "
_COMMON = "+"
_KINDS = frozenset(get_args(Kind))


class BadGlosses(ValueError):
    """The file is no extract of ours; the message names file and line."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """The gists of one reading and written form of one entry."""

    reading: str
    written: str
    common: bool
    gists: tuple[Gist, ...]


def write(path: Path, date: str, lines: Iterable[Line]) -> int:
    """Write the lines as they come; returns how many there are. Equal lines give equal bytes."""
    texts = [_text(line) for line in lines]
    content = f"{_HEAD}{date}\n" + "".join(texts)
    path.write_bytes(lzma.compress(content.encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(texts)


def read(path: Path) -> Iterator[Line]:
    """The lines of a file; raises ``BadGlosses``."""
    number = 0
    try:
        with lzma.open(path, "rt", encoding="utf-8", newline="\n") as stream:
            for number, text in enumerate(stream, 1):
                if number > 1:
                    yield _line(text)
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadGlosses(f"{path}: not a whole xz file in UTF-8 ({error})") from None
    except ValueError as error:
        raise BadGlosses(f"{path}:{number}: {error}") from None


def _text(line: Line) -> str:
    written = "" if line.written == line.reading else line.written
    gists = ("|".join((one.kind, ",".join(one.tags), one.topic, one.gloss)) for one in line.gists)
    return "\t".join((line.reading, written, _COMMON * line.common, *gists)) + "\n"


def _line(text: str) -> Line:
    reading, written, common, *gists = text.rstrip("\n").split("\t")
    return Line(reading, written or reading, common == _COMMON, tuple(map(_gist, gists)))


def _gist(text: str) -> Gist:
    kind, tags, topic, gloss = text.split("|", 3)
    if kind not in _KINDS:
        raise ValueError(f"kind {kind!r} is none of {', '.join(sorted(_KINDS))}")
    coded = tuple(tags.split(",")) if tags else ()
    return Gist(kind, coded, topic, gloss)  # type: ignore[arg-type]  # checked above
