"""Streams of a real server: places that come free, and a stop that does not wait for readers."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from http.client import HTTPConnection
from time import monotonic

import pytest

from tests.web.event_stream import messages
from tests.web.far_player import API, SECONDS, FarPlayer, ask
from tests.web.server import Server, serving

pytestmark = pytest.mark.usefixtures("lexicon")


@pytest.fixture
def server() -> Iterator[Server]:
    """One process, so that all places are in it."""
    with serving(WORDSVC_WORKERS="1", WORDSVC_MAX_VIEWERS="2") as started:
        yield started


def hosted(server: Server) -> FarPlayer:
    _, table = ask(server.port, "POST", API, {"game": "super-lucky-box", "seats": 2})
    return FarPlayer(server.port, table["table"], table["host_token"])


def knock(host: FarPlayer) -> int:
    """Ask for a stream, and go; the status."""
    connection = HTTPConnection("127.0.0.1", host.port, timeout=SECONDS)
    try:
        connection.request("GET", f"{host.at}/events", headers=host.headers)
        return connection.getresponse().status
    finally:
        connection.close()


def turn(host: FarPlayer, minutes: int) -> None:
    """Something that all who follow are told."""
    status, said = ask(host.port, "POST", f"{host.at}/terms", {"clock": minutes}, host.headers)
    assert status == 200, said


def test_a_reader_that_vanishes_makes_room_and_one_that_stays_hears_all(server: Server) -> None:
    host = hosted(server)
    with host.events() as lines:
        heard = messages(lines)
        assert [next(heard).event for _ in range(2)] == ["retry", "table"]
        assert knock(host) == 200
        minutes, end = 1, monotonic() + SECONDS
        while (status := knock(host)) == 503 and monotonic() < end:
            minutes += 1
            turn(host, minutes)
        assert status == 200
        turn(host, minutes + 1)
        clocks = [1]
        while clocks[-1] != minutes + 1:
            clocks.append(next(heard).data["terms"]["clock"])
        assert clocks == sorted(set(clocks))


def test_told_to_stop_it_ends_live_streams_within_five_seconds(server: Server) -> None:
    host = hosted(server)
    with host.events() as lines:
        heard = messages(lines)
        assert [next(heard).event for _ in range(2)] == ["retry", "table"]
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(5) in (0, 1)
