"""The rows of a block that has been read, in whatever format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from wordsvc.batch.job import Encoding

BAD_ENCODING = "batch.encoding"

_LF = b"\n"


class Rows(msgspec.Struct):
    """What is asked of a block: the values of each field, row by row.

    ``faults`` are the rows that cannot even be asked, with the code that says why.
    """

    count: int
    fields: dict[str, list[Any]]
    faults: dict[int, str] = {}


class Reader(Protocol):
    """A block that has been read."""

    @property
    def rows(self) -> Rows:
        """What is to be asked."""
        ...

    def own(self) -> Mapping[str, Sequence[Any]]:
        """The list's own columns by name, for an output of another format."""
        ...


class RawReader(Reader, Protocol):
    """A block of text that is to be written as it stood: records, and the line end of each.

    ``head`` is the record that holds the names of columns, empty where there is none; ``short``
    says of rows how many cells they lack.
    """

    head: tuple[bytes, bytes]
    records: Sequence[bytes]
    ends: Sequence[bytes]
    short: Mapping[int, int]


def decoded(lines: Sequence[bytes], encoding: Encoding) -> tuple[list[str], dict[int, str]]:
    """Lines as text, with the rows that are not of this encoding; their bytes are shown.

    All at once where every line is as it should be: no character but a line feed has its byte.
    """
    with suppress(UnicodeDecodeError):
        return _LF.join(lines).decode(encoding).split("\n") if lines else [], {}
    texts: list[str] = []
    faults: dict[int, str] = {}
    for place, line in enumerate(lines):
        try:
            texts.append(line.decode(encoding))
        except UnicodeDecodeError:
            texts.append(line.decode(encoding, "backslashreplace"))
            faults[place] = BAD_ENCODING
    return texts, faults


def split_ends(lines: Sequence[bytes]) -> tuple[list[bytes], list[bytes]]:
    """Lines without their ends, and the ends."""
    bare = [line.rstrip(b"\r\n") for line in lines]
    ends = [line[len(short) :] for line, short in zip(lines, bare, strict=True)]
    return bare, ends
