"""The service as it runs: several workers, many askers at once, a clean end."""

from __future__ import annotations

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice
from urllib.parse import quote

import pytest

from tests.web.server import SECONDS, Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.word_basket import Question, judge, preset

pytestmark = pytest.mark.usefixtures("lexicon")

JUDGE = "/api/v1/judge/word-basket"
BODY = '{"word": "ことば"}'.encode()
WORDS = ("イングリッシュ", "ゆたんぽ", "ボート", "どたんば", "はなぢ", "一日", "東京",
         "きれい", "いんぐり", "てんかいず", "ラッコ", "ぬるぽん", "会議室", "たべる",
         "ごまだんご")  # fmt: skip


@pytest.fixture(scope="module")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving() as started:
        yield started


def test_two_hundred_parallel_questions_get_two_hundred_right_answers(
    server: Server, lexicon: CompiledLexicon
) -> None:
    words = list(islice(cycle(WORDS), 200))
    rules = preset()
    with ThreadPoolExecutor(200) as askers:
        replies = list(askers.map(lambda w: server.json(f"{JUDGE}?word={quote(w)}"), words))
    right = {word: judge(Question(word), lexicon, rules) for word in WORDS}
    told = [(reply["word"], reply["answer"], reply["reading"]) for reply in replies]
    assert told == [(word, right[word].answer, right[word].reading) for word in words]


def test_stories_of_unlisted_words_are_told_in_parallel(server: Server) -> None:
    """A tagger and a reading proposer are loaded for them, first by many threads at once."""
    words = [
        f"{stem}{tail}" for stem in ("試験", "河童", "無人") for tail in ("飴屋", "橋守", "笛")
    ]
    urls = [f"/api/v1/words/{quote(word)}" for word in words]
    alone = [server.json(url) for url in urls]
    with ThreadPoolExecutor(60) as askers:
        assert list(askers.map(server.json, urls * 10)) == alone * 10


def test_metrics_count_what_all_workers_answered(server: Server) -> None:
    url = f"/api/v1/kana/{quote('ことば')}"
    with ThreadPoolExecutor(40) as askers:
        list(askers.map(server.read, [url] * 300))
    lines = server.read("/metrics").decode().splitlines()
    name = 'wordsvc_http_requests_total{method="GET",route="/api/v1/kana/<path:text>",'
    assert [line for line in lines if line.startswith(name)] == [f'{name}status="200"}} 300.0']
    assert len(server.workers()) == 2


def half_asked(server: Server) -> socket.socket:
    """A question whose body is being waited for: the server has said that it may come."""
    client = socket.create_connection(("127.0.0.1", server.port), SECONDS)
    client.sendall(
        f"POST {JUDGE} HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(BODY)}\r\nExpect: 100-continue\r\n\r\n".encode()
    )
    assert client.recv(1000).startswith(b"HTTP/1.1 100 ")
    return client


def test_a_vanished_asker_holds_nothing(server: Server) -> None:
    with ThreadPoolExecutor(40) as askers:
        for client in askers.map(lambda _: half_asked(server), range(120)):
            client.close()
    assert server.json("/healthz") == {"status": "ok"}
    assert server.json(f"{JUDGE}?word={quote('ことば')}")["answer"] == "yes"


def test_told_to_stop_it_answers_what_has_begun_and_ends_within_five_seconds() -> None:
    with serving() as server:
        client = half_asked(server)
        server.process.send_signal(signal.SIGTERM)
        client.sendall(BODY)
        assert client.recv(1000).startswith(b"HTTP/1.1 200 ")
        client.close()
        assert server.process.wait(5) == 0


def test_told_to_stop_it_does_not_wait_for_those_who_say_nothing_more() -> None:
    with serving() as server:
        with half_asked(server):
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(5)
        with pytest.raises(OSError, match="refused"):
            server.read("/healthz")


def test_killed_it_leaves_nothing_that_the_next_start_trips_over() -> None:
    with serving() as server:
        gone = [os.pidfd_open(pid) for pid in server.workers()]
        server.process.kill()
        for worker in gone:
            assert ends(worker), "a worker outlived its parent"
    with serving(port=server.port) as again:
        assert again.json("/healthz") == {"status": "ok"}


def test_an_address_that_is_taken_or_none_is_told_in_one_line(server: Server) -> None:
    for arguments, words in (
        (["--port", str(server.port)], "is in use"),
        (["--host", "192.0.2.1"], "Cannot listen on 192.0.2.1"),
    ):
        refused = subprocess.run(
            [sys.executable, "-m", "wordsvc", "serve", *arguments],
            env={**os.environ, "LC_ALL": "en_GB.UTF-8"},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert refused.returncode == 2
        assert words in refused.stderr
        assert len(refused.stderr.splitlines()) == 1


def test_interrupted_at_the_terminal_it_ends_quietly() -> None:
    with serving() as server:
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(5) in (0, 1)


def ends(descriptor: int) -> bool:
    """Whether the process of a pidfd ends in time."""
    try:
        return bool(select.select([descriptor], [], [], 10)[0])
    finally:
        os.close(descriptor)
