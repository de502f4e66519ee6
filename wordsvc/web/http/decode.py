"""What did the request ask, in the types of the endpoint?"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from flask import Request
from werkzeug.exceptions import RequestEntityTooLarge

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.web.http import bodies, seat_cookie
from wordsvc.web.http.problem import Problem

JSON = "application/json"
MAX_QUERY_FIELDS = 100

Version = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
LAST_EVENT = "/Last-Event-ID"
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

T = TypeVar("T")

_BYTE = re.compile(r"\(byte (\d+)\)")
_PLUS = re.compile(r"(?:(?<=^\d)|(?<=[,、\s]\d)) (?=\s*(?:[,、]|$))")
"""``7+`` with its plus unencoded: a query string means a space by it."""
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def body(request: Request, kind: type[T]) -> T:
    """The JSON body as ``kind``. Raises Faulty, or Problem 400 (malformed) or 415."""
    require_json(request)
    return value(whole(request), kind)


def value(raw: bytes, kind: type[T]) -> T:
    """A JSON text as ``kind``. Raises Faulty, or Problem 400 (malformed)."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError:
        return shaped(_plain(raw), kind)
    except (msgspec.DecodeError, RecursionError) as refusal:
        raise _malformed(raw, refusal) from None


def query(request: Request, kind: type[T]) -> T:
    """The query string as ``kind``; numbers and booleans are read from their text."""
    given = _fields(request.query_string)
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError:
        return shaped(given, kind, strict=False)


def path(values: Mapping[str, str], kinds: Mapping[str, type[Any]]) -> dict[str, Any]:
    """The variable parts of the path, each as its own kind."""
    return {
        name: shaped(text, kinds[name], at=f"/{name}", strict=False)
        for name, text in values.items()
    }


def token(request: Request) -> str | None:
    """The token of ``Authorization: Bearer …`` or else of the seat's cookie, or None."""
    scheme, _, given = request.headers.get("Authorization", "").strip().partition(" ")
    bearer = given.strip() if scheme.lower() == "bearer" else ""
    return bearer or seat_cookie.token(request)


def key(request: Request) -> str | None:
    """The ``Idempotency-Key`` of a command, or None where it has none. Raises Faulty."""
    given = request.headers.get("Idempotency-Key")
    return None if given is None else shaped(given, Key, at="/Idempotency-Key")


def last_event(request: Request) -> int | None:
    """The ``Last-Event-ID`` with which a stream is taken up again, or None. Raises Faulty."""
    given = request.headers.get("Last-Event-ID", "")
    return shaped(given, Version, at=LAST_EVENT, strict=False) if given else None


def require_json(request: Request, *also: str) -> None:
    """Raises Problem 415 for a body that is not JSON, or of one of the other media types."""
    charset = request.mimetype_params.get("charset", "utf-8").lower()
    if request.mimetype not in (JSON, *also):
        facts = {"want": [JSON, *also] if also else JSON, "got": request.mimetype[:80]}
        raise Problem(415, "api.content-type", facts)
    if charset not in ("utf-8", "utf8"):
        raise Problem(415, "api.charset", {"want": "utf-8", "got": charset[:80]})
    if request.content_encoding not in (None, "", "identity"):
        raise Problem(415, "api.content-encoding", {"got": request.content_encoding[:80]})


def whole(request: Request) -> bytes:
    """The body. Raises Problem 408 where it comes too slowly and 503 where too many are being read,
    and RequestEntityTooLarge.

    A body of untold length is cut off at the limit, so a full one is too large.
    """
    here = bodies.here()
    with here.place(request.remote_addr):
        read = here.patience().reading(request.stream.read)
        raw = bytearray()
        while len(raw) != request.content_length and (part := read(bodies.PIECE)):
            raw += part
    most = request.max_content_length
    if most is not None and request.content_length is None and len(raw) >= most:
        raise RequestEntityTooLarge
    return bytes(raw)


def _plain(raw: bytes) -> Any:
    """The body without a type; it has been read once, so it is JSON as far as that went."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as refusal:
        raise _malformed(raw, refusal) from None


def _malformed(raw: bytes, refusal: Exception) -> Problem:
    if not raw.strip():
        return Problem(400, "api.no-body")
    if isinstance(refusal, RecursionError):
        return Problem(400, "api.nested")
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        return Problem(400, "api.encoding", {"byte": error.start + 1})
    if _has_lone_surrogate(text):
        return Problem(400, "api.surrogate")
    place = _BYTE.search(str(refusal))
    return Problem(400, "api.malformed", {"byte": int(place[1]) + 1} if place else {})


def _has_lone_surrogate(text: str) -> bool:
    """True where only half of an escaped character pair keeps this from being JSON."""
    if not _SURROGATE.search(text):
        return False
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _fields(raw: bytes) -> dict[str, str]:
    try:
        pairs = parse_qsl(
            raw.decode(),
            keep_blank_values=True,
            errors="strict",
            max_num_fields=MAX_QUERY_FIELDS,
        )
    except UnicodeDecodeError:
        raise Problem(400, "api.encoding") from None
    except ValueError:
        raise Problem(400, "api.too-many-fields", {"most": MAX_QUERY_FIELDS}) from None
    given = {name: _PLUS.sub("+", value) for name, value in pairs}
    if len(given) < len(pairs):
        names = [name for name, _ in pairs]
        twice = sorted({name for name in names if names.count(name) > 1})
        raise Faulty(Fault(f"/{name[:40]}", "shape.twice") for name in twice)
    return given
