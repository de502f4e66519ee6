"""Reads a stream of Server-Sent Events as a browser does."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple


class Message(NamedTuple):
    """One message. A comment is one of event "comment" without data."""

    event: str
    id: str | None
    data: Any


def messages(chunks: Iterable[bytes]) -> Iterator[Message]:
    """The messages of a stream, as they come, however it was cut into pieces."""
    held = b""
    for chunk in chunks:
        held += chunk
        *blocks, held = held.split(b"\n\n")
        yield from map(_message, blocks)


def commands(chunks: Iterable[bytes], upto: int) -> list[Message]:
    """The commands of a stream up to that version; the stream is read no further."""
    told = []
    for message in messages(chunks):
        if message.event == "message":
            told.append(message)
            if message.id == str(upto):
                break
    return told


def _message(block: bytes) -> Message:
    fields: dict[str, str] = {}
    for line in block.decode().split("\n"):
        name, _, value = line.partition(":")
        fields[name] = value.removeprefix(" ")
    if "data" not in fields:
        return Message("retry" if "retry" in fields else "comment", fields.get("id"), None)
    return Message(fields.get("event", "message"), fields.get("id"), json.loads(fields["data"]))
