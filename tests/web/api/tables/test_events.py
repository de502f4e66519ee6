"""A table is followed: live, from anywhere, by whoever may, without losing or doubling anything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.api.tables.test_play import API, Player, opened
from tests.web.conftest import Start
from tests.web.event_stream import Message, commands, messages
from wordsvc.web.api.tables import events
from wordsvc.web.http import seat_cookie

SOON = 30.0


@contextmanager
def stream(player: Player, query: str = "", **headers: str) -> Iterator[Iterator[bytes]]:
    """The stream as it comes; leaving the block ends it like a client that goes away."""
    reply = asked(player, query, **headers)
    assert reply.status_code == 200, reply.get_json()
    try:
        yield iter(reply.response)  # type: ignore[arg-type]
    finally:
        reply.close()


def asked(player: Player, query: str = "", **headers: str) -> TestResponse:
    sent = player.headers | headers
    return player.client.get(f"{player.at}/events{query}", headers=sent)


def box(client: FlaskClient) -> list[Player]:
    return opened(client, "super-lucky-box", ["あき", "はる"])


@pytest.fixture
def lucky(client: FlaskClient) -> list[Player]:
    return box(client)


def moved(player: Player) -> dict[str, Any]:
    reply = player.move(player.first_slot())
    assert reply.status_code == 200
    answer: dict[str, Any] = reply.get_json()
    return answer


def mover(players: list[Player]) -> Player:
    """The first who may do something."""
    return next(player for player in players if player.view()["slots"])


def test_every_accepted_command_is_a_message_as_the_seat_may_know_it(lucky: list[Player]) -> None:
    answers = [moved(player) for player in lucky[:2]]
    heard = []
    for player in lucky[:2]:
        with stream(player) as chunks:
            heard.append(commands(chunks, 3))
    for told in heard:
        assert [message.id for message in told] == ["1", "2", "3"]
        assert [message.data["version"] for message in told] == [1, 2, 3]
        assert [message.data["kind"] for message in told] == ["opening", "move", "move"]
        assert [message.data["seat"] for message in told] == [None, 0, 1]
    for seat, answer in enumerate(answers):
        mine, theirs = heard[seat][seat + 1].data, heard[1 - seat][seat + 1].data
        assert (mine["version"], mine["events"]) == (answer["version"], answer["events"])
        assert mine["events"] != theirs["events"]


def test_a_stream_is_not_kept_and_begins_with_the_table(lucky: list[Player]) -> None:
    reply = asked(lucky[0])
    assert reply.content_type == "text/event-stream"
    assert reply.headers["Cache-Control"] == "no-store"
    assert reply.headers["X-Accel-Buffering"] == "no"
    first = messages(iter(reply.response))  # type: ignore[arg-type]
    assert next(first).event == "retry"
    event, number, table = next(first)
    assert (event, number, table["stage"]) == ("table", None, "playing")
    assert [chair["name"] for chair in table["chairs"]] == ["あき", "はる"]
    assert {*table["chairs"][0]} == {"kind", "level", "name"}
    reply.close()


@pytest.mark.parametrize(
    ("query", "headers"),
    [
        ("?after=2", {}),
        ("", {"Last-Event-ID": "2"}),
        ("?after=0", {"Last-Event-ID": "2"}),
        ("?after=3", {"Last-Event-ID": "2"}),
    ],
)
def test_a_stream_goes_on_where_the_reader_was(
    lucky: list[Player], query: str, headers: dict[str, str]
) -> None:
    """The browser's own header comes first: the address stays the same when it comes again."""
    for player in lucky[:2]:
        moved(player)
    with stream(lucky[0], query, **headers) as chunks:
        assert [message.id for message in commands(chunks, 3)] == ["3"]


@pytest.mark.parametrize(
    ("query", "headers", "pointer"),
    [
        ("", {"Last-Event-ID": "2"}, "/Last-Event-ID"),
        ("?after=2", {}, "/after"),
        ("?after=two", {}, "/after"),
        ("", {"Last-Event-ID": "-1"}, "/Last-Event-ID"),
        ("", {"Last-Event-ID": "1.5"}, "/Last-Event-ID"),
        ("", {"Last-Event-ID": "9" * 40}, "/Last-Event-ID"),
        ("", {"Last-Event-ID": "the last one"}, "/Last-Event-ID"),
        ("?wait=26", {}, "/wait"),
        ("?wait=1&edition=-1", {}, "/edition"),
        ("?speed=2", {}, "/speed"),
    ],
)
def test_a_version_that_there_is_not_is_refused(
    lucky: list[Player], query: str, headers: dict[str, str], pointer: str
) -> None:
    reply = asked(lucky[0], query, **headers)
    assert (reply.status_code, reply.get_json()["code"]) == (400, "api.invalid")
    assert [fault["pointer"] for fault in reply.get_json()["facts"]["errors"]] == [pointer]


def test_only_those_at_the_table_follow_it(client: FlaskClient, lucky: list[Player]) -> None:
    stranger = box(client)[0]
    stranger.at = lucky[0].at
    assert client.get(f"{lucky[0].at}/events").status_code == 401
    assert asked(stranger).status_code == 403
    assert asked(Player(client, "nowhere", "a-token", None)).status_code == 404
    with stream(lucky[2]) as chunks:
        (opening,) = commands(chunks, 1)
    assert [event for event in opening.data["events"] if event["type"] == "drew"] != []


def test_anybody_follows_a_table_that_may_be_watched(client: FlaskClient) -> None:
    players = opened(client, "super-lucky-box", ["あき", "はる"], terms={"spectators": True})
    players[0].headers = {}
    with stream(players[0]) as chunks:
        assert [message.id for message in commands(chunks, 1)] == ["1"]


def test_who_sits_down_is_told_before_anything_is_dealt(client: FlaskClient) -> None:
    table = client.post(API, json={"game": "super-lucky-box", "seats": 2}).get_json()
    host = Player(client, table["table"], table["host_token"], None)
    seats = f"{host.at}/seats"
    with stream(host) as chunks:
        heard = messages(chunks)
        assert next(heard).event == "retry"
        assert [chair["kind"] for chair in next(heard).data["chairs"]] == ["free", "free"]
        for name in ("あき", "はる"):
            client.post(seats, json={"invite": table["invite"], "name": name})
        told = until_version(heard, 1)
        tables = [message.data for message in told if message.event == "table"]
        assert [chair["name"] for chair in tables[-1]["chairs"]] == ["あき", "はる"]
        assert [message.id for message in told if message.event == "table"] == [None] * len(tables)


def until_version(heard: Iterator[Message], version: int) -> list[Message]:
    told = []
    for message in heard:
        told.append(message)
        if message.id == str(version):
            return told
    raise AssertionError(told)


def test_a_phone_that_comes_and_goes_loses_nothing_and_hears_nothing_twice(
    lucky: list[Player],
) -> None:
    """It is cut off after any number of bytes, and comes again with the last number it has."""
    chance, told, last = Random(7), list[Message](), "0"
    for _ in range(16):
        moved(mover(lucky))
        with stream(lucky[0], **{"Last-Event-ID": last}) as chunks:
            sent = b"".join(next(chunks) for _ in range(chance.randint(1, 4)))
        heard = messages([sent[: chance.randint(0, len(sent))]])
        told += [message for message in heard if message.event == "message"]
        last = told[-1].id or last if told else last
    with stream(lucky[0], **{"Last-Event-ID": last}) as chunks:
        told += commands(chunks, 17) if last != "17" else []
    assert [message.data["version"] for message in told] == list(range(1, 18))
    with stream(lucky[0]) as chunks:
        assert commands(chunks, 17) == told


def test_a_long_poll_answers_at_once_what_is_there(lucky: list[Player]) -> None:
    moved(lucky[0])
    reply = asked(lucky[0], "?wait=25")
    assert reply.headers["Cache-Control"] == "no-store"
    heard = reply.get_json()
    assert (heard["version"], [event["version"] for event in heard["events"]]) == (2, [1, 2])
    with stream(lucky[0]) as chunks:
        assert [message.data for message in commands(chunks, 2)] == heard["events"]
    again = asked(lucky[0], "?wait=0", **{"Last-Event-ID": "2"}).get_json()
    assert again == heard | {"events": []}


def test_a_long_poll_waits_for_what_is_to_come(lucky: list[Player]) -> None:
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(asked, lucky[0], "?wait=25&after=1")
        moved(lucky[1])
        heard = waiting.result(SOON).get_json()
    assert [event["version"] for event in heard["events"]] == [2]


def test_a_long_poll_waits_for_a_table_of_another_edition(client: FlaskClient) -> None:
    table = client.post(API, json={"game": "super-lucky-box", "seats": 2}).get_json()
    host = Player(client, table["table"], table["host_token"], None)
    edition = asked(host, "?wait=0").get_json()["table"]["edition"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(asked, host, f"?wait=25&edition={edition}")
        client.post(f"{host.at}/seats", json={"invite": table["invite"], "name": "あき"})
        heard = waiting.result(SOON).get_json()
    assert [chair["name"] for chair in heard["table"]["chairs"]] == ["あき", ""]
    assert heard["events"] == []


def test_a_quiet_stream_shows_that_it_lives(
    lucky: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "HEARTBEAT_SECONDS", 0.01)
    with stream(lucky[0], "?after=1") as chunks:
        told = [next(chunks) for _ in range(4)]
    assert told[2:] == [b":\n\n", b":\n\n"]


@pytest.mark.parametrize(("language", "said"), [("ja", "文字"), ("en", "at least")])
def test_sentences_come_in_the_readers_language(
    client: FlaskClient, language: str, said: str
) -> None:
    players = opened(client, "word-basket", ["あき", "はる"], options="auto")
    view = players[0].view()["view"]
    short = {"type": "throw", "card": view["hand"][0], "word": "いも", "onto": view["onto"]}
    assert players[0].move(short).status_code == 200
    with stream(players[1], "?after=1", **{"Accept-Language": language}) as chunks:
        (thrown,) = commands(chunks, 2)
    findings = [found for event in thrown.data["events"] for found in event.get("findings", ())]
    assert any(said in found["message"] for found in findings)


def test_a_table_that_is_deleted_ends_its_streams(lucky: list[Player]) -> None:
    with stream(lucky[0], "?after=1") as chunks:
        heard = messages(chunks)
        assert [next(heard).event for _ in range(2)] == ["retry", "table"]
        assert lucky[2].client.delete(lucky[2].at, headers=lucky[2].headers).status_code == 200
        (last,) = heard
    assert (last.event, last.id, last.data["code"]) == ("gone", None, "tables.no-such-table")
    assert asked(lucky[0]).status_code == 404


def test_a_token_that_is_turned_ends_its_streams_and_no_others(lucky: list[Player]) -> None:
    with stream(lucky[0], "?after=1") as mine, stream(lucky[1], "?after=1") as theirs:
        heard, others = messages(mine), messages(theirs)
        for either in (heard, others):
            assert [next(either).event for _ in range(2)] == ["retry", "table"]
        again = f"{lucky[0].at}/seats/0/token"
        turned = lucky[0].client.post(again, json={}, headers=lucky[0].headers)
        assert turned.status_code == 200
        moved(lucky[1])
        (last,) = heard
        assert {message.event for message in until_version(others, 2)} == {"table", "message"}
    assert (last.event, last.data["code"]) == ("out", "tables.wrong-token")
    assert asked(lucky[0]).status_code == 403


def test_so_many_may_follow_and_then_no_more(start: Start) -> None:
    players = box(start(max_viewers=2).test_client())
    with stream(players[0]), stream(players[1]):
        for query in ("", "?wait=25"):
            refused = asked(players[2], query)
            assert (refused.status_code, refused.get_json()["code"]) == (503, "tables.crowded")
            assert refused.headers["Retry-After"] == "5"
    for _ in range(3):
        assert asked(players[0], "?wait=0").status_code == 200
        head = players[0].client.head(f"{players[0].at}/events", headers=players[0].headers)
        assert (head.status_code, head.get_data()) == (200, b"")
        asked(players[0]).close()
        with stream(players[0]) as one, stream(players[1]) as other:
            assert next(one) == next(other)


def test_taking_back_is_told(client: FlaskClient) -> None:
    """Asked and agreed to: both are messages, and the last one says from where play goes on."""
    players = opened(client, "tensai-clever", ["あき", "はる"])
    version = 1
    while not (may := [seat for seat in (0, 1) if players[seat].view()["may_take_back"]]):
        version = moved(mover(players))["version"]
    say(players[may[0]], say="ask")
    say(players[1 - may[0]], say="agree", question=version + 1)
    with stream(players[2], f"?after={version}") as chunks:
        told = [message.data for message in commands(chunks, version + 2)]
    assert [(one["kind"], one["seat"], one["to"]) for one in told] == [
        ("ask", may[0], None),
        ("back", 1 - may[0], version - 1),
    ]


def say(player: Player, **said: Any) -> None:
    reply = player.client.post(f"{player.at}/take-back", json=said, headers=player.headers)
    assert reply.status_code == 200, reply.get_json()


def test_a_cookie_opens_a_stream_as_a_token_does(lucky: list[Player]) -> None:
    """A browser's own reader of streams sends no token."""
    at, token = lucky[1].at, lucky[1].headers["Authorization"].removeprefix("Bearer ")
    moved(lucky[1])
    with stream(lucky[1]) as chunks:
        mine = commands(chunks, 2)
    lucky[1].client.set_cookie(seat_cookie.NAME, token, path=at)
    lucky[1].headers = {"Accept-Language": "en"}
    with stream(lucky[1]) as chunks:
        assert commands(chunks, 2) == mine
