"""UniDic, from the compiled MeCab dictionary of ``unidic-lite``.

The file is a header of ten 32-bit numbers and a charset name, a double array, a table of 16-byte
tokens and a blob of feature strings ended by NUL. Every token owns one feature string that holds
its orthography, so the double array need not be walked.
"""

from __future__ import annotations

import struct
from array import array
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from sys import byteorder
from typing import BinaryIO

from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.sources import fold, pos
from wordsvc.lexicon.sources.row import Row

SOURCE = "unidic"
_MAGIC = 0xEF718F77
_HEADER = struct.Struct("<10I32s")
_TOKEN = 16
_PIECE = 1 << 20
_LFORM, _LEMMA, _ORTH, _KANA = 6, 7, 8, 17


class NotMecab(ValueError):
    """The file is no compiled MeCab system dictionary in UTF-8, or it is cut short."""


def installed() -> Path:
    """Where the ``unidic-lite`` package keeps its ``sys.dic``."""
    return Path(str(files("unidic_lite"))) / "dicdir" / "sys.dic"


def rows(path: Path | None = None, skipped: Counter[str] | None = None) -> Iterator[Row]:
    """Every base form and every 連用形 of UniDic; raises ``NotMecab`` for a broken file.

    Readings that are not kana are left out and counted in ``skipped``.
    """
    for line, cost in _features(path or installed()):
        column = line.split(",", _KANA + 1)
        if len(column) <= _KANA:
            continue
        flags = pos.flags(column[0], column[5])
        if flags is None:
            continue
        written = fold_written(column[_ORTH])
        reading = fold.reading(written if is_kana(written) else column[_KANA])
        if reading is None:
            if skipped is not None:
                skipped[SOURCE] += 1
            continue
        yield Row(
            source=SOURCE,
            reading=reading,
            written=written,
            kind=pos.kind(column[0], column[1]),
            detail=pos.detail(*column[:4]),
            lemma=fold_written(column[_LEMMA].partition("-")[0]),
            lemma_reading=fold.reading(column[_LFORM]) or "",
            flags=flags,
            cost=cost,
        )


def _features(path: Path) -> Iterator[tuple[str, int]]:
    """Feature strings in file order, each with the word cost of its token.

    The strings are read piece by piece, as all of them take half a gigabyte.
    """
    with path.open("rb") as file:
        head = file.read(_HEADER.size)
        if len(head) < _HEADER.size:
            raise NotMecab(f"{path}: too short for a MeCab dictionary")
        magic, _, _, words, _, _, trie, tokens, blob, _, charset = _HEADER.unpack(head)
        size = path.stat().st_size
        if magic ^ _MAGIC != size or _HEADER.size + trie + tokens + blob != size:
            raise NotMecab(f"{path}: not a MeCab dictionary, or cut short")
        if charset.rstrip(b"\0").lower() not in (b"utf8", b"utf-8"):
            raise NotMecab(f"{path}: charset {charset!r} instead of UTF-8")
        file.seek(_HEADER.size + trie)
        costs = _costs(file.read(tokens))
        count = 0
        for text in _texts(file):
            count += 1
            if count <= len(costs):
                yield text, costs[count - 1]
    if not count == words == len(costs):
        raise NotMecab(f"{path}: {words} words, but {count} descriptions")


def _costs(table: bytes) -> array[int]:
    """The word costs in the order in which the descriptions stand."""
    whole = len(table) // _TOKEN * _TOKEN
    offsets, costs = array("I", table[:whole])[2::4], array("h", table[:whole])[3::8]
    if byteorder == "big":
        offsets.byteswap()
        costs.byteswap()
    order = sorted(range(len(offsets)), key=offsets.__getitem__)
    return array("h", [costs[token] for token in order])


def _texts(file: BinaryIO) -> Iterator[str]:
    """The texts that end with NUL, from here to the end of the file."""
    rest = b""
    while piece := file.read(_PIECE):
        *texts, rest = (rest + piece).split(b"\0")
        yield from (text.decode() for text in texts)
