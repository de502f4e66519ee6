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

from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.sources import fold, pos
from wordsvc.lexicon.sources.row import Row

SOURCE = "unidic"
_MAGIC = 0xEF718F77
_HEADER = struct.Struct("<10I32s")
_TOKEN = 16
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
    """Feature strings in file order, each with the word cost of its token."""
    content = path.read_bytes()
    if len(content) < _HEADER.size:
        raise NotMecab(f"{path}: too short for a MeCab dictionary")
    magic, _, _, words, _, _, trie, tokens, blob, _, charset = _HEADER.unpack_from(content)
    if magic ^ _MAGIC != len(content) or _HEADER.size + trie + tokens + blob != len(content):
        raise NotMecab(f"{path}: not a MeCab dictionary, or cut short")
    if charset.rstrip(b"\0").lower() not in (b"utf8", b"utf-8"):
        raise NotMecab(f"{path}: charset {charset!r} instead of UTF-8")
    table = content[_HEADER.size + trie :][:tokens]
    strings = content[_HEADER.size + trie + tokens :].decode("utf-8").split("\0")[:-1]
    if len(strings) != words or tokens != words * _TOKEN:
        raise NotMecab(f"{path}: {words} words, but {len(strings)} descriptions")
    offsets, costs = array("I", table)[2::4], array("h", table)[3::8]
    if byteorder == "big":
        offsets.byteswap()
        costs.byteswap()
    order = sorted(range(words), key=offsets.__getitem__)
    for text, token in zip(strings, order, strict=True):
        yield text, costs[token]
