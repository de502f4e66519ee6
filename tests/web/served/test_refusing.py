"""The longest bodies that a real server takes are refused for little work and little memory."""

from __future__ import annotations

import http.client
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.effort import enough_memory, enough_seconds
from tests.web.server import SECONDS, Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon

PATH = "/api/v1/judge/word-basket/batch"
LENGTH = 60_000_000
LINES, ARRAY = "application/x-ndjson", "application/json"
TICK = 1 / os.sysconf("SC_CLK_TCK")


@pytest.fixture(scope="module")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving(WORDSVC_WORKERS="1") as started:
        yield started


@pytest.mark.parametrize(
    ("kind", "start", "again", "end", "code"),
    [
        (LINES, b'{"word":"', b"x", b'"}\n', "api.too-large"),
        (LINES, b"", b" ", b"", "api.too-large"),
        (LINES, b"", b"x" * 0xFFFFF + b"\n", b"", "api.malformed"),
        (ARRAY, b"[", b"[],", b"[]]", "api.too-many-questions"),
        (ARRAY, b"[", b"0,", b"0]", "api.too-many-questions"),
        (ARRAY, b"[[", b"[],", b"[]]]", "api.too-large"),
        (ARRAY, b'["', b"x", b'"]', "api.too-large"),
        (ARRAY, b"{", b'"word":"",', b'"word":""}', "api.invalid"),
        (ARRAY, b"[[", b"0,", b"0]", "api.malformed"),
        (ARRAY, b'[{"word":"', b"x", b'\xff"},]', "api.encoding"),
        (ARRAY, b'["', b"\\ud83c\\udf38", b'\\ud83c and no more"]', "api.surrogate"),
        (ARRAY, b"[", b"[" * 10, b"", "api.nested"),
    ],
)  # fmt: skip
def test_a_long_body(
    server: Server, kind: str, start: bytes, again: bytes, end: bytes, code: str
) -> None:
    """Sent in chunks, so that nobody knows its length ahead."""
    (worker,) = server.workers()
    body = start + again * ((LENGTH - len(start) - len(end)) // len(again)) + end
    parts = iter([body[at : at + 65_536] for at in range(0, len(body), 65_536)])
    send(server, kind, iter([b"x" * 100_000]))  # what is made once has been made
    before, held = seconds(worker), forgotten(worker)
    answer = send(server, kind, parts)
    spent, peak = seconds(worker) - before, most_held(worker) - held
    assert answer["code"] == code
    assert spent <= enough_seconds(len(body))
    assert peak <= enough_memory(len(body))


def send(server: Server, kind: str, body: Iterator[bytes]) -> dict[str, Any]:
    """The problem, or the first of those that many questions have."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, SECONDS)
    connection.request("POST", PATH, body, {"Content-Type": kind})
    first: dict[str, Any] = json.loads(connection.getresponse().read().splitlines()[0])
    connection.close()
    return first


def seconds(process: int) -> float:
    """What a process has had of the processor."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    user, system = stat.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) * TICK


def forgotten(process: int) -> int:
    """Bytes that a process holds; the most that it ever held is forgotten."""
    Path(f"/proc/{process}/clear_refs").write_text("5", encoding="ascii")
    return most_held(process)


def most_held(process: int) -> int:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    (line,) = (line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) * 1024
