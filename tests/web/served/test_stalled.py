"""Connections that stand still or send too slowly are shut, all others are left alone."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

import pytest

from wordsvc.web.http.bodies import PIECE
from wordsvc.web.stalled import Watcher

LONG = 3600.0
BODY = 30.0


@pytest.fixture
def listening() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server


def port_of(server: socket.socket) -> int:
    return int(server.getsockname()[1])


class Talk:
    """A connection, both ends of it."""

    def __init__(self, server: socket.socket) -> None:
        self.client = socket.create_connection(("127.0.0.1", port_of(server)), 10)
        self.accepted, _ = server.accept()

    def asks(self, data: bytes) -> None:
        self.client.sendall(data)
        left = len(data)
        while left:
            left -= len(self.accepted.recv(left))

    def answers(self) -> None:
        self.accepted.sendall(b"an answer")
        assert self.client.recv(100) == b"an answer"

    @property
    def is_shut(self) -> bool:
        self.client.setblocking(False)
        try:
            return self.client.recv(1) == b""
        except BlockingIOError:
            return False
        finally:
            self.client.setblocking(True)

    def close(self) -> None:
        self.client.close()
        self.accepted.close()


@pytest.fixture
def talk(listening: socket.socket) -> Iterator[Talk]:
    begun = Talk(listening)
    yield begun
    begun.close()


def test_a_connection_that_stands_still_is_shut(listening: socket.socket, talk: Talk) -> None:
    port = port_of(listening)
    assert Watcher(port, still=LONG, body=LONG).scan(0.0) == 0
    talk.asks(b"half a questi")
    assert Watcher(port, still=0.0, body=LONG).scan(0.0) == 1
    assert talk.accepted.recv(100) == b""
    assert talk.is_shut


def test_what_goes_elsewhere_is_left_alone(listening: socket.socket) -> None:
    """A connection that this process has opened itself, to a database say, and other ports."""
    with (
        socket.create_server(("127.0.0.1", 0)) as database,
        socket.create_connection(database.getsockname(), 10) as ours,
    ):
        theirs, _ = database.accept()
        with theirs:
            assert Watcher(port_of(listening), still=0.0, body=LONG).scan(0.0) == 0
            ours.sendall(b"select 1")
            assert theirs.recv(100) == b"select 1"
            assert Watcher(port_of(database), still=0.0, body=LONG).scan(0.0) == 1


def test_a_body_that_comes_drop_by_drop_is_shut(listening: socket.socket, talk: Talk) -> None:
    watcher = Watcher(port_of(listening), LONG, BODY)
    talk.asks(b"POST")
    for now in range(0, 35, 5):
        assert watcher.scan(float(now)) == 0
        talk.asks(b".")
    assert watcher.scan(31.0) == 1
    assert talk.is_shut


def test_each_64_kib_give_a_body_another_second(listening: socket.socket, talk: Talk) -> None:
    watcher = Watcher(port_of(listening), LONG, BODY)
    talk.asks(b"POST")
    assert watcher.scan(0.0) == 0
    for now in range(1, 60):
        talk.asks(b"." * PIECE)
        assert watcher.scan(float(now)) == 0
    talk.asks(b".")
    assert watcher.scan(89.0) == 0
    talk.asks(b".")
    assert watcher.scan(90.0) == 1


def test_a_request_that_has_come_is_not_shut_for_a_long_answer(
    listening: socket.socket, talk: Talk
) -> None:
    watcher = Watcher(port_of(listening), LONG, BODY)
    talk.asks(b"GET")
    assert [watcher.scan(now) for now in (0.0, 20.0, 40.0, 1000.0)] == [0, 0, 0, 0]


def test_an_answer_ends_a_request(listening: socket.socket, talk: Talk) -> None:
    """Many requests on one connection, none of which takes long, and pauses between them."""
    watcher = Watcher(port_of(listening), LONG, BODY)
    for now in range(0, 500, 20):
        talk.asks(b"half of")
        assert watcher.scan(float(now)) == 0
        talk.asks(b"a question")
        assert watcher.scan(float(now) + 1) == 0
        talk.answers()
        assert watcher.scan(float(now) + 2) == 0
    for late in (600.0, 629.0, 631.0):
        talk.asks(b".")
        assert watcher.scan(late) == (late > 630)


def test_of_one_address_only_a_share_stays_open(listening: socket.socket) -> None:
    """The longest idle go."""
    talks = [Talk(listening) for _ in range(5)]
    port = port_of(listening)
    assert Watcher(port, LONG, LONG, share=3).scan(0.0) == 0, "loopback has no share"
    assert Watcher(port, LONG, LONG, share=5, loopback=True).scan(0.0) == 0
    threading.Event().wait(0.05)  # the kernel counts milliseconds
    for talk in talks[1:4]:
        talk.answers()
    assert Watcher(port, LONG, LONG, share=3, loopback=True).scan(0.0) == 2
    assert [talk.is_shut for talk in talks] == [True, False, False, False, True]
    for talk in talks:
        talk.close()
