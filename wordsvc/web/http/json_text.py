"""JSON in the types of an endpoint, and what is wrong with text that is none."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import Any, TypeVar

import msgspec
from flask import Request
from msgspec import UNSET, UnsetType

from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import fault_of, shaped
from wordsvc.web.http import bodies
from wordsvc.web.http.problem import Problem

JSON = "application/json"
MAX_VALUES = 10_000
"""Values in a question: one made of many small ones would take far more memory than its text. The
longest chain of words has 5,000."""

T = TypeVar("T")
Raw = bytes | bytearray

_BYTE = re.compile(r"\(byte (\d+)\)")
_HIGH = re.compile(rb"\\u[dD][89abAB][0-9a-fA-F]{2}")
_PAIR_LENGTH = len("\\ud83c\\udf38")
_PIECE = 1 << 16


def body(request: Request, kind: type[T]) -> T:
    """The JSON body as ``kind``. Raises Faulty, or Problem 400 (malformed) or 415."""
    require_json(request)
    return value(bodies.whole(request), kind)


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


@cache
def _up_to(most: int) -> type[msgspec.Struct]:
    """An array of so many items at most. The length of a list is checked once it is made, that of
    a struct written as an array while it is read.
    """
    fields = [(f"_{place}", msgspec.Raw | UnsetType, UNSET) for place in range(most)]
    return msgspec.defstruct("Array", fields, array_like=True, forbid_unknown_fields=True)


def _is_given(item: msgspec.Raw | UnsetType) -> bool:
    return item is not UNSET


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
