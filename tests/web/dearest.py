"""Bodies that are to be refused and cost as much as their length allows, made from the API
document: every place of a question is filled with what is dear to keep or to find fault with.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

Schema = Mapping[str, Any]
Path = tuple[str | int, ...]

_HERE = "@here@"
_DEPTH, _DEPTH_OF_MANY = 8, 1
"""The places of one of many questions are those of the question alone."""


class Dearest(NamedTuple):
    """A body, and what is dear about it."""

    name: str
    content_type: str
    body: bytes


def bodies(document: Schema, operation: Schema, length: int) -> Iterator[Dearest]:
    """Such bodies for an operation, all of about the same length."""
    for kind, content in operation["requestBody"]["content"].items():
        for name, body in _of_content(document, content, length):
            yield Dearest(name, kind, body)


def _of_content(document: Schema, content: Schema, length: int) -> Iterator[tuple[str, bytes]]:
    yield from _texts(length)
    if content["schema"].get("type") == "string":
        yield "a line", b"x" * length + b"\n"
        return
    many = content["schema"].get("type") == "array"
    depth = _DEPTH_OF_MANY if many else _DEPTH
    for path in dict.fromkeys(_places(document, content["schema"], depth)):
        for what, filling in _fillings(length):
            body = _with(content.get("example"), path, filling)
            yield f"{what} at /{'/'.join(map(str, path))}", body.ljust(length)


def _places(document: Schema, schema: Schema, depth: int, path: Path = ()) -> Iterator[Path]:
    """Where something can stand in a question: fields, and the first item of lists."""
    yield path
    if len(path) == depth:
        return
    if name := schema.get("$ref"):
        target: Any = document
        for step in name.removeprefix("#/").split("/"):
            target = target[step]
        yield from _places(document, target, depth, path)
    for member in schema.get("anyOf", ()):
        yield from _places(document, member, depth, path)
    for name, member in schema.get("properties", {}).items():
        yield from _places(document, member, depth, (*path, name))
    for member in (schema.get("items"), *schema.get("prefixItems", ())):
        if member:
            yield from _places(document, member, depth, (*path, 0))


@cache
def _fillings(length: int) -> tuple[tuple[str, bytes], ...]:
    """JSON of about the length, or of as many parts as are looked at at all."""
    return (
        ("empty lists", _list(b"[]", min(4_990, length // 4))),
        ("empty objects", _list(b"{}", min(4_990, length // 4))),
        ("no words", _list(b'"?"', min(999, length // 8))),
        ("fields", _object(min(9_900, length // 12))),
        ("a long text", b'"' + "あ".encode() * (length // 3) + b'"'),
    )


@cache
def _texts(length: int) -> tuple[tuple[str, bytes], ...]:
    """Bodies as a whole, many of them no JSON."""
    return (
        ("more empty lists than are read", _list(b"[]", length // 3)),
        ("more fields than are read", _object(length // 12)),
        ("one field again and again", b"{" + b",".join([b'"word":""'] * (length // 10)) + b"}"),
        ("a long name", b'{"' + b"k" * length + b'":0}'),
        ("zeros", _list(b"0", length // 2)),
        ("zeros without an end", _list(b"0", length // 2)[:-1]),
        ("long numbers", _list(b"1" * 4_000, length // 4_001)),
        ("a longer number", b"1" * length),
        ("a fraction", b"0." + b"1" * length),
        ("brackets", b"[" * length),
        ("a list in a list", (b"[" * 300 + b"]" * 300).ljust(length)),
        ("escapes", b'"' + rb"\u3042" * (length // 6) + b'"'),
        ("four bytes a letter", b'"' + b"x" * (length - 4) + "🌸".encode() + b'"'),
        ("half a pair", b'"' + b"x" * (length - 20) + rb'\ud83c and no more"'),
        ("no text", b'"' + b"x" * (length - 3) + b'\xff"'),
        ("nothing", b" " * length),
    )


def _list(item: bytes, count: int) -> bytes:
    return b"[" + b",".join([item] * count) + b"]"


def _object(count: int) -> bytes:
    return b"{" + b",".join(b'"%07d":0' % number for number in range(count)) + b"}"


def _with(example: Any, path: Path, filling: bytes) -> bytes:
    """The example with that at its place, and whatever the place needs around it."""
    whole = [copy.deepcopy(example)]
    inside: Any = whole
    step: str | int = 0
    for following in path:
        kind = list if isinstance(following, int) else dict
        if not isinstance(inside[step], kind) or not inside[step]:
            inside[step] = [None] if kind is list else {}
        inside, step = inside[step], following
        if isinstance(step, str):
            inside.setdefault(step, None)
    inside[step] = _HERE
    text = json.dumps(whole[0], ensure_ascii=False).encode()
    return text.replace(f'"{_HERE}"'.encode(), filling)
