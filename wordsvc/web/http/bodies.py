"""Bodies of requests as they are read: so many at a time, and each within its time.

A server waits for a body without end. So at most a share of the places is read from one address,
and whoever sends too slowly is refused: here after each piece, and by ``stalled`` in the middle of
one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from flask import Flask, Request, current_app
from werkzeug.exceptions import RequestEntityTooLarge

from wordsvc.bootstrap.settings import Settings
from wordsvc.web.http.places import Full, Places
from wordsvc.web.http.problem import Problem

PIECE = 1 << 16
"""Bytes for which a client gets another second."""
WAIT_SECONDS = 1
_BODIES = "wordsvc-bodies"

Read = Callable[[int], bytes]


class TimeBudget:
    """How long one client is waited for in all: so many seconds, and one more for each ``PIECE``
    that has passed either way.
    """

    def __init__(self, seconds: float) -> None:
        self._left = self._seconds = seconds

    def spend(self, since: float, size: int) -> None:
        """Something of that size was waited for since that moment. Raises Problem 408."""
        self._left += size / PIECE - (time.monotonic() - since)
        if self._left < 0:
            raise Problem(408, "api.too-slow", {"seconds": self._seconds})

    def timed_read(self, read: Read) -> Read:
        """The same, in its time. Raises Problem 408."""

        def timed(size: int, /) -> bytes:
            begun = time.monotonic()
            part = read(size)
            self.spend(begun, len(part))
            return part

        return timed

    def timed_write(self, parts: Iterator[bytes]) -> Iterator[bytes]:
        """Parts of a reply, given as they are taken. Raises Problem 408."""
        for part in parts:
            begun = time.monotonic()
            yield part
            self.spend(begun, len(part))


class Bodies:
    """The bodies that this process reads."""

    def __init__(self, settings: Settings) -> None:
        self._places = Places(settings.max_readers, settings)
        self._seconds = settings.body_seconds

    def time_budget(self) -> TimeBudget:
        """For another client."""
        return TimeBudget(self._seconds)

    @contextmanager
    def place(self, address: str | None) -> Iterator[None]:
        """Raises Problem 503 where too many are being read, in all or from there."""
        try:
            place = self._places.take(address, seconds=WAIT_SECONDS)
        except Full:
            raise Problem(503, "api.busy", headers={"Retry-After": "5"}) from None
        try:
            yield
        finally:
            place.leave()


def install(app: Flask, settings: Settings) -> None:
    """Let this application read bodies."""
    app.extensions[_BODIES] = Bodies(settings)


def current() -> Bodies:
    """Those of the application that serves this request."""
    bodies: Bodies = current_app.extensions[_BODIES]
    return bodies


def whole(request: Request) -> bytearray:
    """The body. Raises Problem 408 where it comes too slowly and 503 where too many are being read,
    and RequestEntityTooLarge.

    A body of untold length is cut off at the limit, so a full one is too large.
    """
    bodies = current()
    with bodies.place(request.remote_addr):
        read = bodies.time_budget().timed_read(request.stream.read)
        raw = bytearray()
        while len(raw) != request.content_length and (part := read(PIECE)):
            raw += part
    most = request.max_content_length
    if most is not None and request.content_length is None and len(raw) >= most:
        raise RequestEntityTooLarge
    return raw
