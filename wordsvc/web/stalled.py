"""Connections that stand still, on which a request comes too slowly, or of which one address has
too many are shut.

The server has no time limit for a body that never ends or a reply that nobody takes: its thread
would wait for ever. The kernel knows for every connection when bytes last came and went, and how
many came. So a connection is shut that has stood still for too long, or on which a request has been
coming for longer than a body may take, and the thread that waits for it goes free. A server that
has all the connections it takes accepts nobody: of one address only a share stays open.
"""

from __future__ import annotations

import os
import socket
import struct
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from operator import itemgetter
from typing import NamedTuple

from wordsvc.bootstrap.settings import Settings
from wordsvc.web.http.bodies import PIECE
from wordsvc.web.http.callers import network

STILL_SECONDS = 30
"""More than the heartbeat of an event stream and the wait of a long poll."""
SCAN_SECONDS = 1

_INFO = struct.Struct("=8B 24I 4Q 6I")
_LAST_SENT, _LAST_RECEIVED, _BYTES_RECEIVED, _SEGMENTS_SENT = 17, 19, 35, 41


class Traffic(NamedTuple):
    """What the kernel knows of a connection: seconds since the client was last sent something and
    since something last came, how many bytes have come, and how many segments were sent.
    """

    since_sent: float
    since_received: float
    received: int
    segments_sent: int


class Request(NamedTuple):
    """A request that has been coming since then, or the wait for one where ``since`` is None.

    ``before`` is what had come before it; it ``is_coming`` if there was more at a later look.
    """

    since: float | None
    before: int
    traffic: Traffic
    is_coming: bool = False


class Watcher:
    """Looks again and again at the connections to ``port``.

    Nothing passes for ``still`` seconds at most, and a body comes within ``body`` seconds and one
    more for each ``PIECE``. An address has ``share`` connections, those on which something passed
    last; None is no limit. Loopback has none, unless it is to be limited too.
    """

    def __init__(
        self,
        port: int,
        still: float,
        body: float,
        share: int | None = None,
        *,
        loopback: bool = False,
    ) -> None:
        self._port = port
        self._still = still
        self._body = body
        self._share = share
        self._loopback = loopback
        self._requests: dict[tuple[str, object], Request] = {}

    def scan(self, now: float) -> int:
        """Shut what stands still, comes too slowly or is too many; how many."""
        shut = 0
        known, self._requests = self._requests, {}
        owned: defaultdict[bytes, list[tuple[float, socket.socket]]] = defaultdict(list)
        with ExitStack() as handles:
            for name, client in _clients(self._port):
                handles.enter_context(client)
                with suppress(OSError):
                    traffic, peer = _traffic(client), client.getpeername()
                    request = _next_state(known.get((name, peer)), traffic, now)
                    self._requests[name, peer] = request
                    idle = min(traffic.since_sent, traffic.since_received)
                    if idle >= self._still or self._is_overdue(request, now):
                        client.shutdown(socket.SHUT_RDWR)
                        shut += 1
                    elif owner := network(peer[0], loopback=self._loopback):
                        owned[owner].append((idle, client))
            return shut + sum(map(self._shut_surplus, owned.values()))

    def _shut_surplus(self, connections: list[tuple[float, socket.socket]]) -> int:
        """Shut those of one address that are over its share, the longest idle first; how many."""
        if self._share is None or len(connections) <= self._share:
            return 0
        connections.sort(key=itemgetter(0))
        surplus = connections[self._share :]
        for _, client in surplus:
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)
        return len(surplus)

    def _is_overdue(self, request: Request, now: float) -> bool:
        """A request that has come whole and is being answered does not go on coming."""
        if request.since is None or not request.is_coming:
            return False
        size = request.traffic.received - request.before
        return now - request.since > self._body + size / PIECE


def _next_state(known: Request | None, traffic: Traffic, now: float) -> Request:
    """The request on a connection as far as it has come; whatever is sent ends the one before."""
    if known is None:
        return Request(now if traffic.received else None, 0, traffic)
    if traffic.segments_sent != known.traffic.segments_sent:
        return Request(None, traffic.received, traffic)
    if traffic.received == known.traffic.received:
        return known._replace(traffic=traffic)
    if known.since is None:
        return known._replace(since=now, traffic=traffic)
    return known._replace(traffic=traffic, is_coming=True)


def watch(settings: Settings) -> None:
    """Watch the connections of this process from a thread of its own, where one can tell (Linux).

    Connections of a trusted proxy are everybody's, so that no address has a share of them.
    """
    if hasattr(socket, "TCP_INFO") and os.path.isdir("/proc/self/fd"):  # noqa: PTH112
        share = max(1, int(settings.max_connections * settings.address_share))
        watcher = Watcher(
            settings.port,
            STILL_SECONDS,
            settings.body_seconds,
            None if settings.trusted_proxies else share,
            loopback=settings.rate_limit_loopback,
        )
        pause = min(SCAN_SECONDS, settings.body_seconds / 4)
        threading.Thread(target=_watch, args=(watcher, pause), name="stalled", daemon=True).start()


def _watch(watcher: Watcher, pause: float) -> None:
    stop = threading.Event()
    while not stop.wait(pause):
        watcher.scan(time.monotonic())


def _clients(port: int) -> Iterator[tuple[str, socket.socket]]:
    """Descriptor and a second handle of each accepted connection to ``port`` of this process."""
    handles = set()
    for name in os.listdir("/proc/self/fd"):  # noqa: PTH208
        if int(name) in handles:  # the number of the folder, which was closed after it was listed
            continue
        with suppress(OSError):
            if not os.readlink(f"/proc/self/fd/{name}").startswith("socket:"):  # noqa: PTH115
                continue
            handle = socket.socket(fileno=os.dup(int(name)))
            if _is_client(handle, port):
                handles.add(handle.fileno())
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


def _traffic(client: socket.socket) -> Traffic:
    """On a kernel that does not count, nothing is ever coming."""
    info = client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO.size)
    numbers = _INFO.unpack(info.ljust(_INFO.size, b"\0"))
    return Traffic(
        numbers[_LAST_SENT] / 1000,
        numbers[_LAST_RECEIVED] / 1000,
        numbers[_BYTES_RECEIVED],
        numbers[_SEGMENTS_SENT],
    )
