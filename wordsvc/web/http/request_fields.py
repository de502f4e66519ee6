"""Path, query and headers of a request in the types of an endpoint."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from flask import Request

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.web.http import seat_cookie
from wordsvc.web.http.problem import Problem

MAX_QUERY_FIELDS = 100

Version = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
LAST_EVENT = "/Last-Event-ID"
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

T = TypeVar("T")

_PLUS = re.compile(r"(?:(?<=^\d)|(?<=[,、\s]\d)) (?=\s*(?:[,、]|$))")
"""``7+`` with its plus unencoded: a query string means a space by it."""


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
