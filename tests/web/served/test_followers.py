"""Nobody is kept from following a table by those who follow it a hundred times."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import count, repeat

import pytest

from tests.web.far_player import API, ask
from tests.web.server import SECONDS, Server, serving, variables

pytestmark = pytest.mark.usefixtures("lexicon")

elsewhere = count(1)
MANY = 12
TOO_MANY = (429, "tables.too-many-streams")


@pytest.fixture(scope="module", params=["1", "2"])
def workers(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """All workers have the same tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite3'}"


@pytest.fixture(scope="module")
def as_it_is(workers: str, database: str) -> Iterator[Server]:
    """A server as it is set out of the box: the address of these tests has no limit."""
    with serving(**variables(workers=workers, database=database)) as server:
        yield server


@pytest.fixture(scope="module")
def limited(workers: str, database: str) -> Iterator[Server]:
    """Ten places for an address and for an audience, two for a token."""
    limits = variables(rate_limit_loopback=True, address_share=0.05, token_streams=2)
    with serving(**variables(workers=workers, database=database), **limits) as server:
        yield server


@pytest.fixture
def held() -> Iterator[ExitStack]:
    """Connections that are kept to the end."""
    with ExitStack() as stack:
        yield stack


class Table:
    """A table that anybody may watch, and the token of its host."""

    def __init__(self, server: Server) -> None:
        wanted = {"game": "super-lucky-box", "seats": 2, "terms": {"spectators": True}}
        _, opened = ask(server.port, "POST", API, wanted)
        self.port, self.host = server.port, opened["host_token"]
        self.at = f"{API}/{opened['table']}"

    def follow(self, held: ExitStack, source: str, token: str = "", query: str = "") -> Following:
        client = socket.create_connection(("127.0.0.1", self.port), SECONDS, (source, 0))
        held.callback(client.close)
        head = [f"GET {self.at}/events{query} HTTP/1.1", "Host: test", "Connection: close"]
        head += [f"Authorization: Bearer {token}"] if token else []
        client.sendall("\r\n".join([*head, "", ""]).encode())
        return Following(client)

    def answers(self, token: str = "") -> set[int]:
        """What is said to somebody from elsewhere: live once, as a place that was left comes free
        only when it is written to, and by asking again and again, which comes to all workers.
        """
        source = f"127.0.4.{next(elsewhere)}"
        with ExitStack() as held:
            statuses = {self.follow(held, source, token).status()}
            for _ in range(MANY):
                statuses.add(self.follow(held, source, token, "?wait=0").status())
        return statuses


class Following:
    """A request to follow a table."""

    def __init__(self, client: socket.socket) -> None:
        self.client = client

    def status(self) -> int:
        return int(self.client.recv(4096, socket.MSG_PEEK)[9:12])

    def refusal(self) -> tuple[int, str, int]:
        """Status, code, and how many there may be; it says when to come again."""
        with self.client.makefile("rb") as file:
            head = {line.strip().lower() for line in iter(file.readline, b"\r\n")}
            said = json.loads(file.readline())
        assert b"retry-after: 5" in head
        return said["status"], said["code"], said["facts"]["most"]


def refused(
    table: Table, held: ExitStack, sources: Iterable[str], token: str = ""
) -> tuple[int, str, int]:
    """Follow until a worker has had enough; how it says so."""
    for source in sources:
        following = table.follow(held, source, token)
        if following.status() != 200:
            return following.refusal()
    raise AssertionError("nobody was refused")


def test_420_who_watch_one_table_leave_room_for_others(as_it_is: Server, held: ExitStack) -> None:
    watched, other = Table(as_it_is), Table(as_it_is)
    following = [watched.follow(held, "127.0.0.1") for _ in range(420)]
    answers = [one.refusal() for one in following if one.status() != 200]
    assert set(answers) == {(*TOO_MANY, 50)}
    assert len(answers) >= 420 - 50 * len(as_it_is.workers())
    for table, token in ((watched, watched.host), (other, other.host), (other, "")):
        assert table.answers(token) == {200}


@pytest.mark.parametrize("query", ["", "?wait=25"])
def test_one_address_has_its_share(limited: Server, held: ExitStack, query: str) -> None:
    """At many tables, with tokens and without, live and by asking again and again."""
    tables = [Table(limited) for _ in range(12)]
    attacker = f"127.0.3.{len(query) + 1}"
    for table in tables:
        for token in (table.host, ""):
            table.follow(held, attacker, token, query)
    assert refused(tables[0], held, repeat(attacker)) == (*TOO_MANY, 10)
    other = Table(limited)
    for token in (other.host, ""):
        assert other.answers(token) == {200}
        assert tables[0].answers() == {200}


def test_one_token_has_its_share_wherever_it_is(limited: Server, held: ExitStack) -> None:
    table, other = Table(limited), Table(limited)
    sources = (f"127.0.1.{number}" for number in range(1, 200))
    assert refused(table, held, sources, table.host) == (*TOO_MANY, 2)
    for token in (other.host, ""):
        assert other.answers(token) == {200}
    assert table.answers() == {200}


def test_so_has_the_audience_of_a_table(limited: Server, held: ExitStack) -> None:
    table, other = Table(limited), Table(limited)
    sources = (f"127.0.2.{number}" for number in range(1, 200))
    assert refused(table, held, sources) == (*TOO_MANY, 10)
    for token in (other.host, ""):
        assert other.answers(token) == {200}
    assert table.answers(table.host) == {200}
