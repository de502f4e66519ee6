"""A limit on wrong guesses at invitations and tokens.

Whoever was wrong too often at a table cannot try invitations for a while, right ones neither, and
hears no more whether a token is wrong. A right token still opens: it is far too long to be found by
trying, and nobody locks out the players on their own network.
"""

from __future__ import annotations

import time
from pathlib import Path

from flask import Flask, Response, request

from wordsvc.bootstrap.settings import Settings
from wordsvc.tables.errors import NoSeat, TableError, WrongInvite, WrongToken
from wordsvc.web.http.core_errors import table_problem
from wordsvc.web.http.problem import Problem
from wordsvc.web.log import log_event
from wordsvc.web.middleware.errors import problem_response
from wordsvc.web.middleware.rate_limit import RateLimit

RETRY_SECONDS = 30
"""One guess more is allowed after so long."""
INVITE_ENDPOINTS = frozenset({"take_seat", "draw_invite"})
"""The endpoints that take an invitation."""


def install(app: Flask, settings: Settings, shared: Path | None) -> None:
    """Count and log what was wrong, never what was said. ``shared`` is a file of all workers."""
    loopback = settings.rate_limit_loopback
    limit = RateLimit(1 / RETRY_SECONDS, settings.guesses, loopback=loopback, shared=shared)

    @app.before_request
    def stop() -> None:
        if request.endpoint in INVITE_ENDPOINTS:
            seconds = limit.peek(request.remote_addr, time.monotonic(), _table())
            if seconds:
                log_event("guess", code="tables.too-many-guesses", stopped=True)
                raise _too_many(seconds)

    @app.errorhandler(WrongInvite)
    @app.errorhandler(WrongToken)
    def wrong(error: TableError) -> Response:
        if isinstance(error, NoSeat):
            return problem_response(table_problem(error))
        seconds = limit.take(request.remote_addr, time.monotonic(), _table())
        log_event("guess", code=error.code, stopped=bool(seconds))
        return problem_response(_too_many(seconds) if seconds else table_problem(error))


def _table() -> str:
    return str((request.view_args or {}).get("table", ""))


def _too_many(seconds: int) -> Problem:
    wait = {"Retry-After": str(seconds)}
    return Problem(429, "tables.too-many-guesses", {"seconds": seconds}, wait)
