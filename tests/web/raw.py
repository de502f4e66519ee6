"""Requests as they stand on the wire, which no client tidies up."""

from __future__ import annotations

import socket
from typing import NamedTuple

SECONDS = 60.0


class Reply(NamedTuple):
    """What came back until the server closed. ``headers`` are in small letters."""

    status: int
    headers: dict[str, str]
    body: bytes


def send(port: int, method: str, target: str, *headers: str, body: bytes = b"") -> Reply:
    """One request on a connection of its own."""
    with socket.create_connection(("127.0.0.1", port), SECONDS) as client:
        head = [f"{method} {target} HTTP/1.1", "Host: test", "Connection: close", *headers, "", ""]
        client.sendall("\r\n".join(head).encode() + body)
        return reply(client)


def reply(client: socket.socket) -> Reply:
    """All that the server says before it closes."""
    with client.makefile("rb") as file:
        head, _, body = file.read().partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    named = (line.split(": ", 1) for line in lines)
    return Reply(int(status.split()[1]), {name.lower(): text for name, text in named}, body)
