"""The lines of a body, read one by one as they come in.

A client may wait for an answer before it sends its next line, so that no byte beyond a line may be
asked for: the server gives exactly as many bytes as are asked for, and waits for them. One whose
line is longer than ``PATIENT`` is taken not to wait: the rest comes in pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice, takewhile

SHORTEST = 12
"""No question is shorter than ``{"words":[]}``: so much may be asked for at once."""
PATIENT = 1 << 16
_PIECE = 1 << 16
_END = b"\n"

Read = Callable[[int], bytes]


class BodyTooLong(Exception):
    """A body that is longer than it may be."""


def _as_it_is(read: Read) -> Read:
    return read


class Body:
    """The body of a request as it comes in, up to the limit of its length.

    ``timed`` makes a reader one that keeps its time; it is asked once a part, not once a byte.
    """

    def __init__(self, read: Read, most: int, timed: Callable[[Read], Read] = _as_it_is) -> None:
        self._one = partial(read, 1)
        self._read = timed(read)
        self._up_to_end = timed(self._one_by_one)
        self._left = most

    def read(self, size: int) -> bytes:
        """So many bytes, fewer only at the end. Raises BodyTooLong."""
        return self._counted(self._read(size))

    def read_line(self, most: int) -> bytes:
        """Bytes up to the end of the line and with it; so many at most. Raises BodyTooLong."""
        part = self._counted(self._up_to_end(most))
        if len(part) == most:
            return part
        self._left -= len(_END)  # at the end of the body there was none, but nothing follows either
        return part + _END

    def skip_line(self) -> bytes:
        """What stands behind the line, whose rest is passed over. Raises BodyTooLong."""
        while part := self.read(_PIECE):
            _, end, after = part.partition(_END)
            if end:
                return after or self.read(SHORTEST)
        return b""

    def _one_by_one(self, most: int) -> bytes:
        return b"".join(islice(takewhile(_END.__ne__, iter(self._one, b"")), most))

    def _counted(self, part: bytes) -> bytes:
        self._left -= len(part)
        if part and self._left < 0:
            raise BodyTooLong
        return part


def lines(body: Body, longest: int) -> Iterator[bytes | None]:
    """Every line without its end, blank ones left out; None for one of more than ``longest``
    bytes, as soon as it is known to be. Raises BodyTooLong.
    """
    pending, part = b"", body.read(SHORTEST)
    while part:
        *ended, pending = (pending + part).split(_END)
        for line in ended:
            if len(line) > longest:
                yield None
            elif line.strip():
                yield line
        if len(pending) > longest:
            yield None
            pending, part = b"", body.skip_line()
        else:
            part = _more(body, len(pending), min(PATIENT, longest + 1))
    if pending.strip():
        yield pending


def _more(body: Body, pending: int, patient: int) -> bytes:
    """More of a line of which so many bytes have come."""
    if pending < SHORTEST:
        return body.read(SHORTEST - pending)
    return body.read_line(patient - pending) if pending < patient else body.read(_PIECE)
