"""Somebody at a table, over HTTP."""

from __future__ import annotations

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

API = "/api/v1/tables"


class Guest:
    """Somebody with a token, or with none. ``answer`` is the last one."""

    def __init__(self, client: FlaskClient, table: str, token: str | None = None) -> None:
        self.client, self.at, self.token = client, f"{API}/{table}", token

    def ask(self, path: str = "", body: object = None, **more: Any) -> TestResponse:
        """POST, also without a body."""
        return self._send("POST", path, body, **more)

    def get(self, path: str = "", **more: Any) -> TestResponse:
        return self._send("GET", path, **more)

    def delete(self) -> TestResponse:
        return self._send("DELETE", "")

    def _send(self, method: str, path: str, body: object = None, **more: Any) -> TestResponse:
        headers = dict(more.pop("headers", {}))
        if self.token is not None:
            headers.setdefault("Authorization", f"Bearer {self.token}")
        if body is not None:
            more["json"] = body
        return self.client.open(self.at + path, method=method, headers=headers, **more)


class Hosted:
    """A table, its host, and those who sit."""

    def __init__(
        self, client: FlaskClient, game: str, seats: int, *names: str, **more: Any
    ) -> None:
        opened = client.post(API, json={"game": game, "seats": seats, **more}).get_json()
        self.client, self.id, self.invite = client, opened["table"], opened["invite"]
        self.host = Guest(client, self.id, opened["host_token"])
        self.stranger = Guest(client, self.id)
        self.players = [self.sit(name) for name in names]

    def sit(self, name: str) -> Guest:
        seated = self.stranger.ask("/seats", {"invite": self.invite, "name": name}).get_json()
        return Guest(self.client, self.id, seated["token"])


def refused(reply: TestResponse) -> tuple[int, str]:
    """Status and code of a problem that is told in the one shape."""
    assert reply.content_type == "application/problem+json"
    return reply.status_code, reply.get_json()["code"]
