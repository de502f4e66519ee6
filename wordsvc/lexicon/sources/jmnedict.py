"""JMnedict's names, from ``jmnedict.tsv.xz``: what kind of name a written form is.

One line a name: letters for what it names, the written form, and the reading where the form does
not spell it. A name of no stated kind (``unclass``) proves nothing and is not in the file.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Mapping
from pathlib import Path

from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.sources import fold
from wordsvc.lexicon.sources.row import Row

SOURCE = "jmnedict"
HEAD = "# kinds\tname\treading; JMnedict of the EDRDG, CC BY-SA 4.0\n"
LETTERS: Mapping[str, str] = {
    "person": "p", "company": "c", "organization": "o", "product": "d", "work": "w",
    "service": "v", "character": "f", "fiction": "f", "deity": "f", "mythology": "f",
    "religion": "f", "event": "e", "object": "e", "place": "l", "station": "t", "surname": "s",
    "given": "g", "fem": "g", "masc": "g",
}  # fmt: skip
SINGLE = frozenset("pcodwvfe")
"""Kinds whose name means one person, firm or thing, and so makes a reading of its own."""


class BadNames(ValueError):
    """The file is no extract of ours; the message names file and line."""


def rows(path: Path) -> Iterator[Row]:
    """Every name as a row, ``detail`` being the letters of its kinds. Raises ``BadNames``."""
    try:
        with lzma.open(path, "rt", encoding="utf-8", newline="\n") as lines:
            for number, line in enumerate(lines, 1):
                if number > 1 and (row := _row(*line.rstrip("\n").split("\t"))):
                    yield row
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadNames(f"{path}: not a whole xz file in UTF-8 ({error})") from None
    except TypeError:
        raise BadNames(f"{path}:{number}: {line!r} is not understood") from None


def _row(kinds: str, name: str, kana: str = "") -> Row | None:
    written = fold_written(name)
    reading = fold.reading(kana or written)
    if reading is None:
        return None
    return Row(source=SOURCE, reading=reading, written=written, kind="proper", detail=kinds)
