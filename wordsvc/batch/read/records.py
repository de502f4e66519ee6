"""Records of CSV and TSV. A line break within quotes ends none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

QUOTED_AT_MOST = 1 << 15
"""Bytes between two quotes: beyond, a quote was never closed, and its line is no record."""

_LINE = re.compile(rb"[^\r\n]*+(?:\r\n|\n|\r|\Z)")


@cache
def _record(delimiter: bytes) -> re.Pattern[bytes]:
    """A whole record with its line end. A quote opens a field only where the field begins, and
    closes it only where the field ends.
    """
    d = re.escape(delimiter)
    text = rb'[^"]{0,%d}+' % QUOTED_AT_MOST
    quoted = rb'"%b(?:""%b)*+"(?=%b|[\r\n]|\Z)' % (text, text, d)
    field = rb'(?>%b|[^"%b\r\n][^%b\r\n]*+|)' % (quoted, d, d)
    return re.compile(rb"%b(?:%b%b)*+(?:\r\n|\n|\r|\Z)" % (field, d, field))


def records(data: bytes, delimiter: bytes) -> Iterator[tuple[bytes, bool]]:
    """Each record with its line end, and whether it is one: a line with a lone quote is none."""
    if b'"' not in data:
        yield from ((line, True) for line in data.splitlines(keepends=True))
        return
    record = _record(delimiter).match
    place = 0
    while place < len(data):
        found = record(data, place)
        whole = found is not None
        end = found.end() if found is not None else _line_end(data, place)
        yield data[place:end], whole
        place = end


def last_end(data: bytes, delimiter: bytes | None) -> int:
    """How many bytes of ``data`` are surely whole records; 0 if not even the first one ends.

    Without a ``delimiter`` every line is a record. A CR at the very end may be half of a CRLF.
    """
    if delimiter is None or b'"' not in data:
        return max(data.rfind(b"\n"), data.rfind(b"\r", 0, -1)) + 1
    record = _record(delimiter).match
    end = 0
    while True:
        found = record(data, end)
        if found is None and len(data) - end <= QUOTED_AT_MOST:
            return end  # the quote may yet be closed
        further = found.end() if found is not None else _line_end(data, end)
        if further == len(data):
            return end
        end = further


def _line_end(data: bytes, place: int) -> int:
    found = _LINE.match(data, place)
    return found.end() if found is not None else len(data)
