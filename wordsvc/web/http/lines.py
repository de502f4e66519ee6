"""How are the lines of a body read one by one, as they come in?

A server gives either exactly as many bytes as are asked for, and waits for them, or a whole line
however long it is. A client may wait for an answer before it sends its next line, so that no byte
beyond the line may be asked for; and a line may have no end.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

SHORTEST = 12
"""No question is shorter than ``{"words":[]}``: so much may be asked for at once."""


class Source(Protocol):
    """What is read from: WSGI's ``wsgi.input``."""

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer only at the end."""
        ...


def lines(source: Source, longest: int) -> Iterator[bytes | None]:
    """Every line without its end, blank ones left out; None for one of more than ``longest``
    bytes.
    """
    rest = b""
    ended = False
    while not ended:
        line, rest, ended = _line(source, rest, longest)
        if line is None or line.strip():
            yield line


def _line(source: Source, rest: bytes, longest: int) -> tuple[bytes | None, bytes, bool]:
    """One line, what was read beyond it, and whether that was the end."""
    line = bytearray()
    fits = True
    part = rest or source.read(SHORTEST)
    while part:
        before, end, after = part.partition(b"\n")
        fits = fits and len(line) + len(before) <= longest
        if fits:
            line += before
        if end:
            return bytes(line) if fits else None, after, False
        part = source.read(max(SHORTEST - len(line), 1))
    return bytes(line) if fits else None, b"", True
