"""How many questions does the server answer in a second, and how long does one wait?

``make bench`` or ``python -m bench.http``: a server on loopback with two workers, logging, metrics
and rate limit on (the limit raised, and switched on for loopback), asked over 32 connections that
are kept open. The asker is ``wrk`` where it is installed, else a client of our own, which takes its
share of the processors itself: its figures are lower. Compare only within one run.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing import Pool
from typing import NamedTuple
from urllib.parse import quote, urlencode

CONNECTIONS = 32
ASKERS = 2
START_SECONDS = 300
ALL_ON = {
    "WORDSVC_RATE_LIMIT": "1000000",
    "WORDSVC_RATE_BURST": "1000000",
    "WORDSVC_RATE_LIMIT_LOOPBACK": "true",
}
PATHS = {
    "judge, GET": "/api/v1/judge/word-basket?"
    + urlencode({"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"}),
    "kana, GET": f"/api/v1/kana/{quote('スキー')}",
    "words, a page of 50": f"/api/v1/words?start={quote('す')}&end={quote('こ,や行,7+')}",
    "health": "/healthz",
}
TARGET = "2,500 requests/s with p99 of at most 30 ms for judge, GET"


class Measured(NamedTuple):
    """Requests a second, and milliseconds that half and 99 of 100 requests took at most."""

    rate: float
    p50: float
    p99: float
    failed: int


def main(argv: Sequence[str] | None = None) -> None:
    """Print one line an endpoint."""
    parser = argparse.ArgumentParser(prog="http", description="requests a second on loopback")
    parser.add_argument("--seconds", type=int, default=8, help="how long each endpoint is asked")
    options = parser.parse_args(argv)
    asker = "wrk" if shutil.which("wrk") else "own client"
    print(f"2 workers, logging, metrics and limits on, {CONNECTIONS} connections, {asker}\n")
    print(f"{'':24}{'requests/s':>12}{'p50 ms':>9}{'p99 ms':>9}{'failed':>9}")
    with serving(ALL_ON) as port:
        for name, path in PATHS.items():
            url = f"http://127.0.0.1:{port}{path}"
            measure(url, 2)
            found = measure(url, options.seconds)
            print(
                f"{name:24}{found.rate:>12,.0f}{found.p50:>9.1f}{found.p99:>9.1f}{found.failed:>9}"
            )
    print(f"\naim on two cores: {TARGET}")


def measure(url: str, seconds: int) -> Measured:
    """Ask one URL for so long."""
    return with_wrk(url, seconds) if shutil.which("wrk") else with_own(url, seconds)


def with_wrk(url: str, seconds: int) -> Measured:
    """Ask by wrk, on one thread."""
    command = ["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{seconds}s", "--latency", url]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    failed = re.search(r"Non-2xx or 3xx responses: (\d+)", told)
    return Measured(
        rate=float(_found(r"Requests/sec:\s+([\d.]+)", told)[1]),
        p50=_milliseconds(_found(r"50%\s+([\d.]+)(\w+)", told)),
        p99=_milliseconds(_found(r"99%\s+([\d.]+)(\w+)", told)),
        failed=int(failed[1]) if failed else 0,
    )


def with_own(url: str, seconds: int) -> Measured:
    """Ask by processes of our own, each with its share of the connections."""
    with Pool(ASKERS) as pool:
        shares = pool.starmap(_ask, [(url, seconds, CONNECTIONS // ASKERS)] * ASKERS)
    waits = sorted(wait for share, _ in shares for wait in share)
    return Measured(
        rate=len(waits) / seconds,
        p50=waits[len(waits) // 2] * 1000,
        p99=waits[len(waits) * 99 // 100] * 1000,
        failed=sum(failed for _, failed in shares),
    )


def _ask(url: str, seconds: int, connections: int) -> tuple[list[float], int]:
    """Seconds that each request took, and how many were not answered 200."""
    waits: list[float] = []
    failed = 0

    def ask(client: socket.socket, request: bytes) -> None:
        nonlocal failed
        while (began := time.perf_counter()) < end:
            client.sendall(request)
            good = _read(client)
            waits.append(time.perf_counter() - began)
            failed += not good

    host, path = url.removeprefix("http://").split("/", 1)
    name, port = host.split(":")
    request = f"GET /{path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    clients = [socket.create_connection((name, int(port))) for _ in range(connections)]
    end = time.perf_counter() + seconds
    threads = [threading.Thread(target=ask, args=(client, request)) for client in clients]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return waits, failed


def _read(client: socket.socket) -> bool:
    """Take one whole reply; whether it is a 200."""
    told = client.recv(65536)
    while b"\r\n\r\n" not in told:
        told += client.recv(65536)
    head, _, body = told.partition(b"\r\n\r\n")
    length = int(_found(r"content-length: (\d+)", head.decode("latin-1").lower())[1])
    missing = length - len(body)
    while missing > 0:
        missing -= len(client.recv(65536))
    return head.startswith(b"HTTP/1.1 200 ")


@contextmanager
def serving(settings: Mapping[str, str]) -> Iterator[int]:
    """A server with two processes on a free port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    with tempfile.TemporaryFile() as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "wordsvc", "serve", "--port", str(port), "--workers", "2"],
            env={**os.environ, **settings},
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            wait_until_ready(f"http://127.0.0.1:{port}/readyz")
            yield port
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


def wait_until_ready(url: str) -> None:
    """Until the server is ready; the first start builds the dictionary."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise TimeoutError(url)


def _found(pattern: str, text: str) -> re.Match[str]:
    found = re.search(pattern, text)
    if found is None:
        raise ValueError(f"no {pattern!r} in: {text}")
    return found


def _milliseconds(found: re.Match[str]) -> float:
    return float(found[1]) * {"us": 0.001, "ms": 1.0, "s": 1000.0}[found[2]]


if __name__ == "__main__":
    main()
