"""Which clients hold a connection without sending or taking anything?

The server has no time limit for a body that never comes or a reply that nobody takes: its thread
would wait for ever. The kernel knows for every connection when bytes last came and went, so those
that have stood still for too long are cut, and the threads that wait for them go free.
"""

from __future__ import annotations

import os
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import suppress

STILL_SECONDS = 30
"""More than the heartbeat of an event stream and the wait of a long poll."""
LOOK_SECONDS = 5

_INFO = struct.Struct("8B 13I")
_LAST_SENT, _LAST_RECEIVED = 17, 19


def watch(port: int) -> None:
    """Cut connections to ``port`` that stand still, from a thread of its own, where one can tell
    (Linux).
    """
    if hasattr(socket, "TCP_INFO") and os.path.isdir("/proc/self/fd"):  # noqa: PTH112
        threading.Thread(target=_watch, args=(port,), name="stalled", daemon=True).start()


def _watch(port: int) -> None:
    pause = threading.Event()
    while not pause.wait(LOOK_SECONDS):
        cut(port, STILL_SECONDS)


def cut(port: int, seconds: float) -> int:
    """Shut down every connection to ``port`` that nothing has passed for so long; how many."""
    cut_off = 0
    for client in _clients(port):
        with client, suppress(OSError):
            if _still(client) >= seconds:
                client.shutdown(socket.SHUT_RDWR)
                cut_off += 1
    return cut_off


def _clients(port: int) -> Iterator[socket.socket]:
    """A second handle on each accepted connection to ``port`` of this process."""
    for name in os.listdir("/proc/self/fd"):  # noqa: PTH208
        with suppress(OSError):
            if not os.readlink(f"/proc/self/fd/{name}").startswith("socket:"):  # noqa: PTH115
                continue
            handle = socket.socket(fileno=os.dup(int(name)))
            if _is_client(handle, port):
                yield handle
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


def _still(client: socket.socket) -> float:
    """Seconds since bytes last came from the client or went to it."""
    info = client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, _INFO.size)
    numbers = _INFO.unpack(info)
    return float(min(numbers[_LAST_SENT], numbers[_LAST_RECEIVED])) / 1000
