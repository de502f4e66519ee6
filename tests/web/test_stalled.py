"""Connections that stand still are cut, all others are left alone."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from wordsvc.web.edge.stalled import cut

LONG = 3600.0


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def port_of(server: socket.socket) -> int:
    return int(server.getsockname()[1])


def test_a_connection_that_stands_still_is_cut(listening: socket.socket) -> None:
    port = port_of(listening)
    with socket.create_connection(("127.0.0.1", port), 10) as client:
        accepted, _ = listening.accept()
        with accepted:
            assert cut(port, LONG) == 0
            client.sendall(b"half a questi")
            assert accepted.recv(100) == b"half a questi"
            assert cut(port, 0) == 1
            assert accepted.recv(100) == b""
            assert client.recv(100) == b""


def test_what_goes_elsewhere_is_left_alone(listening: socket.socket) -> None:
    """A connection that this process has opened itself, to a database say, and other ports."""
    port = port_of(listening)
    with (
        socket.create_server(("127.0.0.1", 0)) as database,
        socket.create_connection(database.getsockname(), 10) as ours,
    ):
        theirs, _ = database.accept()
        with theirs:
            assert cut(port, 0) == 0
            ours.sendall(b"select 1")
            assert theirs.recv(100) == b"select 1"
            assert cut(port_of(database), 0) == 1
