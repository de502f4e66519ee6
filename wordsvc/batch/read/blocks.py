"""A stream of bytes cut into blocks of whole records, the same way every time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator

from wordsvc.batch.errors import BatchError
from wordsvc.batch.job import Block, Kind
from wordsvc.batch.read.records import last_end

SIZE = 1 << 19
"""Bytes of a block. A record that is longer is no word; it passes through in pieces."""

Read = Callable[[int], bytes]


def blocks(read: Read, delimiter: bytes | None, size: int = SIZE) -> Iterator[Block]:
    """Blocks of whole records, at most ``size`` bytes each; at least one, and the last one may be
    empty.

    ``read(n)`` gives exactly ``n`` bytes, fewer only at the end, or raises BatchError. Where the
    cuts fall depends on the bytes alone, so that an interrupted run finds its blocks again.
    ``delimiter`` makes line breaks within quotes part of a record.
    """
    pieces = _pieces(read, delimiter, size)
    for index, (kind, data) in enumerate(pieces):
        yield Block(index, data, kind)


def _pieces(read: Read, delimiter: bytes | None, size: int) -> Iterator[tuple[Kind, bytes]]:
    carry = b""
    while True:
        data = carry + read(size - len(carry))
        if len(data) < size:
            yield from _last(read, data, delimiter)
            return
        end = last_end(data, delimiter)
        if end:
            yield "rows", data[:end]
            carry = data[end:]
        else:
            yield "open", data
            carry = yield from _long(read, size)


def _last(read: Read, data: bytes, delimiter: bytes | None) -> Iterator[tuple[Kind, bytes]]:
    """What stands at the end; where the list breaks off, only what is whole of it."""
    try:
        read(1)
    except BatchError:
        yield "rows", data[: last_end(data, delimiter)]
        raise
    yield "rows", data


def _long(read: Read, size: int) -> Generator[tuple[Kind, bytes], None, bytes]:
    """The rest of a long record in pieces; returns what was read beyond its end."""
    while True:
        data = read(size)
        ends = [place for place in (data.find(b"\n"), data.find(b"\r")) if place >= 0]
        if ends or len(data) < size:
            end = min(ends) + 1 if ends else len(data)
            end += data[end - 1 : end + 1] == b"\r\n"
            yield "close", data[:end]
            return data[end:]
        yield "piece", data
