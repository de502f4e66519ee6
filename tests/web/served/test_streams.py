"""Batches over a real connection: answers while questions are still sent, in step with the reader,
and no work for those who have left.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.server import SECONDS, Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon

PATH = "/api/v1/judge/word-basket/batch"
QUESTION = '{"word":"ラッコ"}\n'.encode()


@pytest.fixture(scope="module")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving(WORDSVC_WORKERS="1", WORDSVC_BATCH_STREAMS="2") as started:
        yield started


class Talk:
    """A batch that is being sent in chunks."""

    def __init__(self, server: Server, *headers: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), SECONDS)
        told = headers or ("Transfer-Encoding: chunked",)
        head = [f"POST {PATH} HTTP/1.1", "Host: test", "Content-Type: application/x-ndjson", *told]
        self.socket.sendall("\r\n".join([*head, "", ""]).encode())
        self.file = self.socket.makefile("rb")

    def send(self, data: bytes) -> None:
        self.socket.sendall(b"%x\r\n%s\r\n" % (len(data), data))

    def head(self) -> bytes:
        status = self.file.readline()
        while self.file.readline().strip():
            pass
        return status

    def answer(self) -> Any:
        """The next line of the reply; the server sends a chunk a line."""
        size = int(self.file.readline(), 16)
        data = self.file.read(size + 2)
        return json.loads(data) if size else None

    def close(self) -> None:
        self.file.close()
        self.socket.close()


def verdicts(server: Server) -> float:
    """How many words the server has judged."""
    metrics = server.read("/metrics").decode().splitlines()
    return sum(
        float(line.split()[-1]) for line in metrics if line.startswith("wordsvc_verdicts_total{")
    )


def test_each_answer_comes_before_the_next_question_is_sent(server: Server) -> None:
    talk = Talk(server)
    for turn in range(20):
        talk.send(QUESTION)
        if not turn:
            assert talk.head().startswith(b"HTTP/1.1 200 ")
        assert talk.answer()["answer"] == "yes"
    talk.send(b'{"word":')
    talk.send('"東京"}\n'.encode())
    assert talk.answer()["answer"] == "no"
    talk.socket.sendall(b"0\r\n\r\n")
    assert talk.answer() is None
    talk.close()


def test_so_it_is_with_a_length_told_ahead(server: Server) -> None:
    talk = Talk(server, f"Content-Length: {2 * len(QUESTION)}")
    talk.socket.sendall(QUESTION)
    assert talk.head().startswith(b"HTTP/1.1 200 ")
    assert talk.answer()["answer"] == "yes"
    talk.socket.sendall(QUESTION)
    assert talk.answer()["answer"] == "yes"
    assert talk.answer() is None
    talk.close()


def standing_still(server: Server) -> float:
    """How many words have been judged when no more are."""
    pause = threading.Event()
    before, now = -1.0, verdicts(server)
    deadline = time.monotonic() + SECONDS
    while now != before and time.monotonic() < deadline:
        pause.wait(0.3)
        before, now = now, verdicts(server)
    return now


def test_a_reader_who_takes_nothing_stops_the_judge_and_one_who_leaves_ends_it(
    server: Server,
) -> None:
    begun = verdicts(server)
    talk = Talk(server)
    sending = threading.Thread(target=send_for_ever, args=(talk,), daemon=True)
    sending.start()
    assert talk.head().startswith(b"HTTP/1.1 200 ")
    stopped = standing_still(server)
    assert begun < stopped < begun + 200_000
    talk.socket.shutdown(socket.SHUT_RDWR)
    talk.close()
    sending.join(SECONDS)
    assert not sending.is_alive()
    others = [Talk(server) for _ in range(2)]  # both places are free again
    for other in others:
        other.send(QUESTION)
        assert other.head().startswith(b"HTTP/1.1 200 ")
        assert other.answer()["answer"] == "yes"
    for other in others:
        other.close()


def send_for_ever(talk: Talk) -> None:
    try:
        while True:
            talk.send(QUESTION * 1000)
    except OSError:
        return
