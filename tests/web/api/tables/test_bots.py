"""A person plays against programs, at a real server with several processes."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.api.tables.test_play import first
from tests.web.server import SECONDS, Server, serving
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import record_of

API = "/api/v1/tables"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes over one file; programs play at once."""
    file: Path = tmp_path_factory.mktemp("tables") / "tables.sqlite3"
    with serving(
        WORDSVC_DATABASE=f"sqlite:///{file}",
        WORDSVC_WORKERS="2",
        WORDSVC_BOT_PACE="0",
        WORDSVC_LOG_REQUESTS="false",
    ) as started:
        yield started


class Person:
    """Somebody with a token, or the host."""

    def __init__(self, server: Server, table: str, token: str) -> None:
        self.at = f"http://127.0.0.1:{server.port}{API}/{table}"
        self.token = token

    def ask(self, path: str = "", body: dict[str, Any] | None = None, method: str = "POST") -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.at + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=SECONDS) as reply:
            return json.loads(reply.read())

    def wait(self, version: int) -> None:
        """Until somebody else has moved."""
        assert self.ask(f"/events?wait=25&after={version}", method="GET")["events"]

    def record(self) -> str:
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(f"{self.at}/record", headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as reply:
            text: str = reply.read().decode()
            return text

    def look(self) -> Any:
        return self.ask(method="GET")


def opened(server: Server, body: dict[str, Any]) -> tuple[Person, Person]:
    """The host, and the one person who sits; the other chairs are filled."""
    data = json.dumps(body).encode()
    url = f"http://127.0.0.1:{server.port}{API}"
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as reply:
        table = json.loads(reply.read())
    host = Person(server, table["table"], table["host_token"])
    seated = host.ask("/seats", {"invite": table["invite"], "name": "あき"})
    for seat in range(1, body["seats"]):
        host.ask(f"/seats/{seat}/bot")
    return host, Person(server, table["table"], seated["token"])


def filled(slot: dict[str, Any]) -> dict[str, Any]:
    return {"type": slot["type"], **{name: first(hole) for name, hole in slot["holes"].items()}}


def test_a_whole_game_of_super_lucky_box_against_programs(server: Server) -> None:
    host, person = opened(server, {"game": "super-lucky-box", "seats": 3})
    while (seen := person.look())["winners"] is None:
        if seen["slots"]:
            person.ask("/moves", filled(seen["slots"][0]))
        else:
            person.wait(seen["version"])
    assert (seen["stage"], len(seen["scores"])) == ("ended", 3)
    record = record_of(host.record(), ENGINES)
    assert record.end is not None
    assert ENGINES["super-lucky-box"].outcome(audit(ENGINES["super-lucky-box"], record))
    assert {entry.seat for entry in record.entries} == {None, 0, 1, 2}


def test_programs_race_a_person_who_says_nothing(server: Server) -> None:
    """A deal of Word Basket goes to its end without the person."""
    _, person = opened(server, {"game": "word-basket", "seats": 4, "options": {"deals": 1}})
    seen = person.look()
    while seen["winners"] is None and seen["waiting"] == []:
        person.wait(seen["version"])
        seen = person.look()
    hands = [player["cards"] for player in seen["view"]["players"]]
    assert seen["version"] > 3
    assert len(seen["view"]["hand"]) == hands[0] > 0
