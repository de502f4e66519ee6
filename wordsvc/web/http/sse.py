"""Server-Sent Events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from flask import Response

MEDIA_TYPE = "text/event-stream"
HEARTBEAT = b":\n\n"
"""A comment: it keeps the connection, and shows whether the reader is still there."""
RETRY = b"retry: 2000\n\n"
"""A browser that lost the stream comes again after so many milliseconds."""


def message(data: bytes, *, number: int | None = None, event: str | None = None) -> bytes:
    """One message; ``data`` is a line of JSON, ``number`` what the reader comes back with."""
    head = b"" if number is None else b"id: %d\n" % number
    kind = b"" if event is None else b"event: %s\n" % event.encode()
    return b"%s%sdata: %s\n\n" % (head, kind, data)


def response(messages: Iterable[bytes], on_close: Callable[[], None]) -> Response:
    """The stream; ``on_close`` is called when it ends, however that may be."""
    reply = Response(messages, content_type=MEDIA_TYPE)
    reply.headers["X-Accel-Buffering"] = "no"  # a proxy must not collect messages
    reply.call_on_close(on_close)  # also where nobody has taken the first one
    return reply
