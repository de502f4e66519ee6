"""The cookie in which a page holds the token of a seat; no script and no other site can use it.

It is sent to this table alone. A browser sends cookies by itself, also where another
site makes it ask (CSRF): where something is to be changed, the cookie counts only if the browser
says that one of our own pages asked. A program sends the token as Bearer instead.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Request, Response, after_this_request, request

NAME = "wordsvc_seat"
PATHS = ("/api/v1/tables/{table}", "/tables/{table}")
SECONDS = 180 * 24 * 3600
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def token(asked: Request) -> str | None:
    """The token in the cookie, or None where there is none that counts."""
    if asked.method not in _SAFE and not _is_same_origin(asked):
        return None
    return asked.cookies.get(NAME) or None


def set_token(table: str, given: str) -> None:
    """Put a token of that table into the cookie, with the reply to this request."""

    @after_this_request
    def set_cookie(response: Response) -> Response:
        for path in PATHS:
            response.set_cookie(
                NAME,
                given,
                max_age=SECONDS,
                path=path.format(table=table),
                secure=request.is_secure,
                httponly=True,
                samesite="Strict",
            )
        return response


def _is_same_origin(asked: Request) -> bool:
    """Browsers say where a request comes from; one that says nothing is not believed."""
    site = asked.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    return urlsplit(asked.headers.get("Origin", "")).netloc == asked.host
