"""What did the request ask, in the types of the endpoint?"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from flask import Request
from msgspec import UNSET, UnsetType
from werkzeug.exceptions import RequestEntityTooLarge

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import fault_of, shaped
from wordsvc.web.http import bodies, seat_cookie
from wordsvc.web.http.problem import Problem

JSON = "application/json"
MAX_QUERY_FIELDS = 100
MAX_VALUES = 10_000
"""Values in a question: one made of many small ones would take far more memory than its text. The
longest chain of words has 5,000."""

Version = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]
LAST_EVENT = "/Last-Event-ID"
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

T = TypeVar("T")
Raw = bytes | bytearray

_BYTE = re.compile(r"\(byte (\d+)\)")
_PLUS = re.compile(r"(?:(?<=^\d)|(?<=[,、\s]\d)) (?=\s*(?:[,、]|$))")
"""``7+`` with its plus unencoded: a query string means a space by it."""
_HIGH = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}")
_PAIR_LENGTH = len("\\ud83c\\udf38")
_PIECE = 1 << 16


def body(request: Request, kind: type[T]) -> T:
    """The JSON body as ``kind``. Raises Faulty, or Problem 400 (malformed) or 415."""
    require_json(request)
    return value(whole(request), kind)


def value(raw: Raw, kind: type[T]) -> T:
    """A JSON text as ``kind``. Raises Faulty, or Problem 400 (malformed) or 413 (too many values).

    Values are counted before any is made, by what stands between them.
    """
    try:
        if raw.count(b",") + raw.count(b"[") + raw.count(b"{") > MAX_VALUES:
            msgspec.json.decode(raw, type=msgspec.Raw)
            raise Problem(413, "api.too-many-values", {"most": MAX_VALUES})
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError:
        return shaped(_plain(raw), kind)
    except (msgspec.DecodeError, RecursionError) as refusal:
        raise _malformed(raw, refusal) from None


def array(raw: Raw, most: int) -> Iterator[msgspec.Raw]:
    """The items of a JSON array as they stand. Raises Faulty, or Problem 400 (malformed) or 413.

    The item that is one too many ends the reading.
    """
    try:
        if raw.count(b",") < most:
            return iter(msgspec.json.decode(raw, type=list[msgspec.Raw]))
        items = msgspec.json.decode(raw, type=_up_to(most))
    except msgspec.ValidationError as error:
        fault = fault_of(error, list[Any])
        if fault.code != "shape.type":
            raise Problem(413, "api.too-many-questions", {"most": most}) from None
        raise Faulty([fault]) from None
    except (msgspec.DecodeError, RecursionError) as refusal:
        raise _malformed(raw, refusal) from None
    return takewhile(_is_given, msgspec.structs.astuple(items))


@cache
def _up_to(most: int) -> type[msgspec.Struct]:
    """An array of so many items at most. The length of a list is checked once it is made, that of
    a struct written as an array while it is read.
    """
    fields = [(f"_{place}", msgspec.Raw | UnsetType, UNSET) for place in range(most)]
    return msgspec.defstruct("Array", fields, array_like=True, forbid_unknown_fields=True)


def _is_given(item: msgspec.Raw | UnsetType) -> bool:
    return item is not UNSET


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


def whole(request: Request) -> Raw:
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
    return raw


def _plain(raw: Raw) -> Any:
    """The body without a type; it has been read once, so it is JSON as far as that went."""
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError) as refusal:
        raise _malformed(raw, refusal) from None


def _malformed(raw: Raw, refusal: Exception) -> Problem:
    if not raw or raw.isspace():
        return Problem(400, "api.no-body")
    if isinstance(refusal, RecursionError):
        return Problem(400, "api.nested")
    if byte := _not_utf8(raw):
        return Problem(400, "api.encoding", {"byte": byte})
    if _is_lone_surrogate(raw, str(refusal)):
        return Problem(400, "api.surrogate")
    place = _BYTE.search(str(refusal))
    return Problem(400, "api.malformed", {"byte": int(place[1]) + 1} if place else {})


def _not_utf8(raw: Raw) -> int | None:
    """The first byte that is not UTF-8, counted from 1."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    for start in range(0, len(raw), _PIECE):
        before = len(decoder.getstate()[0])
        try:
            decoder.decode(raw[start : start + _PIECE], final=start + _PIECE >= len(raw))
        except UnicodeDecodeError as error:
            return start - before + error.start + 1
    return None


def _is_lone_surrogate(raw: Raw, said: str) -> bool:
    """True where only half of an escaped character pair keeps this from being JSON. Where the text
    ends before there is room for the other half, msgspec misses the end.
    """
    if "truncated" in said:
        return bool(_HIGH.search(raw[-_PAIR_LENGTH:]))
    return "surrogate" in said or "end of hex escape" in said


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
