"""Nobody is shut out by those who send half a question, whoever and however many they are."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count

import pytest

from tests.web.raw import Reply, reply
from tests.web.server import SECONDS, Server, serving, variables

pytestmark = pytest.mark.usefixtures("lexicon")

JUDGE = "/api/v1/judge/word-basket"
BATCH = f"{JUDGE}/batch"
QUESTION = '{"word":"ラッコ"}\n'.encode()
ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"
MANY = 20
"""Enough connections to come to every worker."""
JSON, LINES = "application/json", "application/x-ndjson"
CHUNKED = "Transfer-Encoding: chunked"


@pytest.fixture(scope="module", params=["1", "2"])
def workers(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def as_it_is(workers: str) -> Iterator[Server]:
    """A server as it is set out of the box, but for batches: the address of these tests has no
    limit.
    """
    with serving(**variables(workers=workers, batch_streams=1000)) as server:
        yield server


@pytest.fixture(scope="module")
def limited(workers: str) -> Iterator[Server]:
    """An address may send two bodies and two batches at a time to a process."""
    limits = variables(rate_limit_loopback=True, max_readers=8, batch_streams=8)
    with serving(**variables(workers=workers), **limits) as server:
        yield server


@pytest.fixture(scope="module")
def impatient(workers: str) -> Iterator[Server]:
    """The same, and a body has a second."""
    limits = variables(rate_limit_loopback=True, max_readers=8, batch_streams=8, body_seconds=1)
    with serving(**variables(workers=workers), **limits) as server:
        yield server


def connect(server: Server, source: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), SECONDS, (source, 0))


def post(path: str, kind: str, *headers: str) -> bytes:
    head = [f"POST {path} HTTP/1.1", "Host: test", f"Content-Type: {kind}", *headers, "", ""]
    return "\r\n".join(head).encode()


def ask(server: Server, source: str, path: str = JUDGE, kind: str = JSON) -> Reply:
    with connect(server, source) as client:
        length = f"Content-Length: {len(QUESTION)}"
        client.sendall(post(path, kind, length, "Connection: close") + QUESTION)
        return reply(client)


def code(answer: Reply) -> str:
    said: str = json.loads(answer.body)["code"]
    return said


def all_answered(server: Server, source: str, path: str = JUDGE, kind: str = JSON) -> bool:
    return [ask(server, source, path, kind).status for _ in range(MANY)] == [200] * MANY


def refusals(
    server: Server, source: str, status: int, path: str = JUDGE, kind: str = JSON
) -> set[str]:
    """The codes of those refused with that status; all are where there is but one process."""
    codes = set()
    for _ in range(2):
        answer = ask(server, source, path, kind)
        if answer.status == 200:
            assert len(server.workers()) > 1
            continue
        assert (answer.status, answer.headers["retry-after"]) == (status, "5")
        codes.add(code(answer))
    return codes


def until_answered(server: Server, source: str, path: str = JUDGE, kind: str = JSON) -> None:
    end = time.monotonic() + SECONDS
    while ask(server, source, path, kind).status != 200:
        assert time.monotonic() < end


@contextmanager
def half_asked(server: Server, number: int, source: str, head: bytes) -> Iterator[None]:
    """Questions that are begun, each on a connection of its own, and not gone on with."""
    with ExitStack() as held:
        for _ in range(number):
            held.enter_context(connect(server, source)).sendall(head)
        yield


@contextmanager
def dripping(
    server: Server, number: int, source: str, head: bytes, drop: bytes
) -> Iterator[Callable[[], bool]]:
    """The same, gone on with drop by drop. Says whether every connection has been shut."""
    pause, clients = threading.Event(), [connect(server, source) for _ in range(number)]
    over = [threading.Event() for _ in clients]

    def drip(client: socket.socket, shut: threading.Event) -> None:
        try:
            client.sendall(head)
            while not pause.wait(0.05):
                client.sendall(drop)
        except OSError:
            shut.set()

    threads = [threading.Thread(target=drip, args=both) for both in zip(clients, over, strict=True)]
    for thread in threads:
        thread.start()
    try:
        yield lambda: all(shut.wait(SECONDS) for shut in over)
    finally:
        pause.set()
        for thread, client in zip(threads, clients, strict=True):
            thread.join(SECONDS)
            client.close()


HALF = post(JUDGE, JSON, "Content-Length: 100") + b'{"wo'
HALVES = {
    "length": HALF,
    "chunks": post(JUDGE, JSON, CHUNKED) + b"1\r\n{\r\n",
    "expected": post(JUDGE, JSON, "Content-Length: 100", "Expect: 100-continue"),
    "array": post(BATCH, JSON, "Content-Length: 100") + b"[",
}


def test_as_many_as_like_may_begin_a_question(as_it_is: Server) -> None:
    """As it is set out of the box, though all are of one address that has no limit."""
    for head in HALVES.values():
        with half_asked(as_it_is, 130, "127.0.0.1", head):
            assert all_answered(as_it_is, "127.0.0.1")
    assert all_answered(as_it_is, "127.0.0.1")


def test_one_address_has_its_share_of_the_bodies_that_are_read(limited: Server) -> None:
    for head in HALVES.values():
        with half_asked(limited, 60, ATTACKER, head):
            assert all_answered(limited, OTHER)
            assert {"api.busy"} >= refusals(limited, ATTACKER, 503)
        until_answered(limited, ATTACKER)


DRIPS = {
    "length": (post(JUDGE, JSON, "Content-Length: 100000"), b" "),
    "chunks": (post(JUDGE, JSON, CHUNKED), b"1\r\n \r\n"),
    "endless array": (post(BATCH, JSON, CHUNKED), b"1\r\n[\r\n"),
    "endless line": (post(BATCH, LINES, CHUNKED), b"1\r\n \r\n"),
    "short lines": (post(BATCH, LINES, CHUNKED), b"%x\r\n%s\r\n" % (len(QUESTION), QUESTION)),
    "nobody reads": (post("/nowhere", JSON, "Content-Length: 100000"), b" "),
}


def test_a_body_that_comes_drop_by_drop_has_an_end(impatient: Server) -> None:
    for head, drop in DRIPS.values():
        with dripping(impatient, 30, ATTACKER, head, drop) as all_shut:
            assert all_answered(impatient, OTHER)
            assert all_answered(impatient, OTHER, BATCH, LINES)
            assert all_shut()
            assert all_answered(impatient, ATTACKER)


def test_who_sends_a_batch_too_slowly_is_told_so(impatient: Server) -> None:
    """Each line has its answer, until the client has been waited for too long in all."""
    pause = threading.Event()
    with connect(impatient, ATTACKER) as client, client.makefile("rb") as file:
        client.sendall(post(BATCH, LINES, CHUNKED))
        for _ in count():
            client.sendall(b"%x\r\n%s\r\n" % (len(QUESTION), QUESTION))
            answer = next(json.loads(line) for line in file if line.startswith(b"{"))
            if answer["answer" if "answer" in answer else "code"] != "yes":
                break
            pause.wait(0.05)
    assert (answer["status"], answer["code"]) == (408, "api.too-slow")
    assert answer["facts"] == {"seconds": 1.0}


def test_one_address_has_its_share_of_the_batches(limited: Server) -> None:
    begun = post(BATCH, LINES, CHUNKED) + b"%x\r\n%s\r\n" % (len(QUESTION), QUESTION)
    with half_asked(limited, 30, ATTACKER, begun):
        assert all_answered(limited, OTHER, BATCH, LINES)
        assert {"api.too-many-batches"} >= refusals(limited, ATTACKER, 429, BATCH, LINES)
        assert all_answered(limited, ATTACKER)
    until_answered(limited, ATTACKER, BATCH, LINES)


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    return (
        len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload
    )


def literal(name: bytes, value: bytes) -> bytes:
    """A header as HPACK writes it without tables."""
    return b"\0" + bytes([len(name)]) + name + bytes([len(value)]) + value


def h2_posts(path: str, kind: str, number: int) -> bytes:
    """HTTP/2 without TLS: a connection's beginning, and streams whose body does not come."""
    fields = {b":method": b"POST", b":scheme": b"http", b":path": path.encode(),
              b":authority": b"test", b"content-type": kind.encode()}  # fmt: skip
    block = b"".join(literal(name, value) for name, value in fields.items())
    streams = (frame(1, 4, stream, block) for stream in range(1, 2 * number, 2))
    return b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0, b"") + b"".join(streams)


def test_http_2_is_not_spoken(as_it_is: Server) -> None:
    for path, kind in ((JUDGE, JSON), (BATCH, LINES), (BATCH, JSON)):
        for _ in range(MANY):
            with connect(as_it_is, "127.0.0.1") as client:
                client.sendall(h2_posts(path, kind, 64))
                with suppress(ConnectionResetError):
                    assert client.recv(1000) == b""
    assert all_answered(as_it_is, "127.0.0.1")
    assert all_answered(as_it_is, "127.0.0.1", BATCH, LINES)

    upgrade = (
        "Connection: Upgrade, HTTP2-Settings, close",
        "Upgrade: h2c",
        "HTTP2-Settings: AAMAAABk",
    )
    with connect(as_it_is, "127.0.0.1") as client:
        client.sendall(post(JUDGE, JSON, f"Content-Length: {len(QUESTION)}", *upgrade) + QUESTION)
        assert reply(client).status == 200


def test_connections_of_one_address_that_ask_nothing_shut_nobody_out(workers: str) -> None:
    """More than the workers take, so that whoever comes next is not even accepted."""
    limits = variables(rate_limit_loopback=True, max_connections=64)
    with (
        serving(**variables(workers=workers), **limits) as server,
        half_asked(server, 64 * int(workers) + 40, ATTACKER, b""),
    ):
        assert all_answered(server, OTHER)
        assert all_answered(server, ATTACKER), "a new connection is not the longest idle"
