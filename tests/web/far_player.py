"""Somebody who plays over a real connection, at a server that runs in processes of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPResponse
from typing import Any

SECONDS = 60.0
API = "/api/v1/tables"


class FarPlayer:
    """A token and a table. Every request is a connection of its own, so any process may answer."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.port, self.at = port, f"{API}/{table}"
        self.headers = {"Authorization": f"Bearer {token}"}

    def look(self) -> dict[str, Any]:
        status, seen = ask(self.port, "GET", self.at, None, self.headers)
        assert status == 200, seen
        return seen

    def move(self, move: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        return ask(self.port, "POST", f"{self.at}/moves", move, self.headers)

    @contextmanager
    def events(self, after: int = 0) -> Iterator[Iterator[bytes]]:
        """The lines of the stream as they come."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        headers = self.headers | {"Last-Event-ID": str(after)}
        connection.request("GET", f"{self.at}/events", headers=headers)
        reply = connection.getresponse()
        assert reply.status == 200, reply.read()
        try:
            yield lines(reply)
        finally:
            reply.close()
            connection.close()


def lines(reply: HTTPResponse) -> Iterator[bytes]:
    """What comes, line by line, until it ends."""
    while line := reply.readline():
        yield line


def ask(
    port: int, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
) -> tuple[int, dict[str, Any]]:
    """One request; status and JSON."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    sent = {"Content-Type": "application/json"} | (headers or {})
    try:
        raw = None if body is None else json.dumps(body).encode()
        connection.request(method, path, raw, sent)
        reply = connection.getresponse()
        read: dict[str, Any] = json.loads(reply.read())
        return reply.status, read
    finally:
        connection.close()


def seated(port: int, game: str, seats: int, **more: Any) -> list[FarPlayer]:
    """A new table with everybody at it."""
    _, table = ask(port, "POST", API, {"game": game, "seats": seats, **more})
    players = []
    for number in range(seats):
        wanted = {"invite": table["invite"], "name": f"player {number}"}
        status, seat = ask(port, "POST", f"{API}/{table['table']}/seats", wanted)
        assert status == 201, seat
        players.append(FarPlayer(port, table["table"], seat["token"]))
    return players


def lines_until(player: FarPlayer, version: int) -> bytes:
    """The stream from its beginning up to that version."""
    heard = b""
    with player.events() as stream:
        for line in stream:
            heard += line
            if line == b"\n" and b"\nid: %d\n" % version in heard:
                break
    return heard
