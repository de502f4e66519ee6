"""ETags of pure replies, known before the reply is made."""

from __future__ import annotations

from hashlib import blake2b

from flask import Request


def of_request(request: Request, version: str, language: str) -> str:
    """A weak tag of a pure reply, made before the reply: all that the reply depends on."""
    asked = f"{version}\0{language}\0{request.path}".encode("utf-8", "replace")
    return f'W/"{blake2b(asked + b"?" + request.query_string, digest_size=12).hexdigest()}"'


def matches(request: Request, tag: str) -> bool:
    """Whether ``If-None-Match`` names the tag (``*`` is not enough to leave out judging)."""
    header = request.headers.get("If-None-Match")
    return header is not None and tag.removeprefix("W/") in header


def is_any(request: Request) -> bool:
    """Whether ``If-None-Match`` is ``*``: any answer will do, once it is sure that there is one."""
    return request.headers.get("If-None-Match", "").strip() == "*"
