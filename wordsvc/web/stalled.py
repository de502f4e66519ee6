"""Connections that stand still, or on which a request comes too slowly, are shut.

The server has no time limit for a body that never ends or a reply that nobody takes: its thread
would wait for ever. The kernel knows for every connection when bytes last came and went, and how
many came. So a connection is shut that has stood still for too long, or on which a request has been
coming for longer than a body may take, and the thread that waits for it goes free.
"""

from __future__ import annotations

import os
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from wordsvc.web.http.bodies import PIECE

STILL_SECONDS = 30
"""More than the heartbeat of an event stream and the wait of a long poll."""
LOOK_SECONDS = 5

_INFO = struct.Struct("=8B 24I 4Q 6I")
_SENT_AGO, _CAME_AGO, _CAME, _SENT = 17, 19, 35, 41


class Passed(NamedTuple):
    """What the kernel knows of a connection: seconds since the client was last sent something and
    since something last came, how many bytes have come, and how many segments were sent.
    """

    sent_ago: float
    came_ago: float
    came: int
    sent: int


class Request(NamedTuple):
    """A request that has been coming since then, or the wait for one where ``since`` is None.

    ``before`` is what had come before it; it ``goes_on`` if there was more at a later look.
    """

    since: float | None
    before: int
    passed: Passed
    goes_on: bool = False


class Watcher:
    """Looks again and again at the connections to ``port``.

    Nothing passes for ``still`` seconds at most, and a body comes within ``body`` seconds and one
    more for each ``PIECE``.
    """

    def __init__(self, port: int, still: float, body: float) -> None:
        self._port = port
        self._still = still
        self._body = body
        self._requests: dict[tuple[str, object], Request] = {}

    def look(self, now: float) -> int:
        """Shut what stands still or comes too slowly; how many."""
        shut = 0
        known, self._requests = self._requests, {}
        for name, client in _clients(self._port):
            with client, suppress(OSError):
                passed = _passed(client)
                key = name, client.getpeername()
                request = self._requests[key] = _followed(known.get(key), passed, now)
                if min(passed.sent_ago, passed.came_ago) >= self._still or self._late(request, now):
                    client.shutdown(socket.SHUT_RDWR)
                    shut += 1
        return shut

    def _late(self, request: Request, now: float) -> bool:
        """A request that has come whole and is being answered does not go on coming."""
        if request.since is None or not request.goes_on:
            return False
        size = request.passed.came - request.before
        return now - request.since > self._body + size / PIECE


def _followed(known: Request | None, passed: Passed, now: float) -> Request:
    """The request on a connection as far as it has come; whatever is sent ends the one before."""
    if known is None:
        return Request(now if passed.came else None, 0, passed)
    if passed.sent != known.passed.sent:
        return Request(None, passed.came, passed)
    if passed.came == known.passed.came:
        return known._replace(passed=passed)
    if known.since is None:
        return known._replace(since=now, passed=passed)
    return known._replace(passed=passed, goes_on=True)


def watch(port: int, body: float) -> None:
    """Shut connections to ``port`` from a thread of its own, where one can tell (Linux). A body may
    take so many seconds, and one more for each ``PIECE``.
    """
    if hasattr(socket, "TCP_INFO") and os.path.isdir("/proc/self/fd"):  # noqa: PTH112
        watcher = Watcher(port, STILL_SECONDS, body)
        pause = min(LOOK_SECONDS, body / 4)
        threading.Thread(target=_watch, args=(watcher, pause), name="stalled", daemon=True).start()


def _watch(watcher: Watcher, pause: float) -> None:
    stop = threading.Event()
    while not stop.wait(pause):
        watcher.look(time.monotonic())


def _clients(port: int) -> Iterator[tuple[str, socket.socket]]:
    """Descriptor and a second handle of each accepted connection to ``port`` of this process."""
    for name in os.listdir("/proc/self/fd"):  # noqa: PTH208
        with suppress(OSError):
            if not os.readlink(f"/proc/self/fd/{name}").startswith("socket:"):  # noqa: PTH115
                continue
            handle = socket.socket(fileno=os.dup(int(name)))
            if _is_client(handle, port):
                yield name, handle
            else:
                handle.close()


def _is_client(handle: socket.socket, port: int) -> bool:
    """Whether this is the near end of a connection to ``port``, and not what listens there."""
    try:
        handle.getpeername()
    except OSError:
        return False
    inet = handle.family in (socket.AF_INET, socket.AF_INET6)
    return inet and bool(handle.getsockname()[1] == port)


def _passed(client: socket.socket) -> Passed:
    """On a kernel that does not count, nothing is ever coming."""
    info = client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO.size)
    told = _INFO.unpack(info.ljust(_INFO.size, b"\0"))
    return Passed(told[_SENT_AGO] / 1000, told[_CAME_AGO] / 1000, told[_CAME], told[_SENT])
