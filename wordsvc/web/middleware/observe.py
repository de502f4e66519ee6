"""What happened, without saying who asked or what: request ids, one log line and metrics each."""

from __future__ import annotations

import re
import secrets
import sys
import time
import traceback
from contextlib import suppress
from functools import cache
from pathlib import PurePath
from typing import Any

import msgspec
import structlog
from flask import Flask, Response, g, has_app_context, request

from wordsvc.web.middleware.metrics import REQUESTS, SECONDS

ID_HEADER = "X-Request-ID"
_ID = re.compile(r"[A-Za-z0-9._-]{8,64}")
_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def install(app: Flask, *, log_requests: bool) -> None:
    """Give every request an id, a log line (if wished) and its place in the metrics."""

    @app.before_request
    def begin() -> None:
        g.started = time.perf_counter()
        given = request.headers.get(ID_HEADER, "")
        g.request_id = given if _ID.fullmatch(given) else secrets.token_hex(8)

    @app.after_request
    def end(response: Response) -> Response:
        seconds = time.perf_counter() - g.started
        route = request.url_rule.rule if request.url_rule else "none"
        method = request.method if request.method in _METHODS else "other"
        REQUESTS.labels(method, route, response.status_code).inc()
        SECONDS.labels(route).observe(seconds)
        response.headers[ID_HEADER] = g.request_id
        if log_requests:
            say(
                "request",
                method=method,
                route=route,
                status=response.status_code,
                ms=round(seconds * 1000, 2),
                id=g.request_id,
            )
        return response


def say(event: str, **facts: Any) -> None:
    """One line of JSON. A log that nobody reads any more stops no request."""
    with suppress(OSError, ValueError):
        _logger().info(event, **facts)


def say_failure(error: BaseException) -> None:
    """A bug, by its kind and place: an error's own text could repeat what was asked."""
    frames = traceback.extract_tb(error.__traceback__)
    say(
        "failure",
        error=type(error).__name__,
        at=[f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames],
        id=g.get("request_id") if has_app_context() else None,
    )


@cache
def _logger() -> Any:
    return structlog.wrap_logger(
        structlog.BytesLogger(sys.stdout.buffer),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(serializer=_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(0),
    ).bind()


def _json(event: Any, **_options: Any) -> bytes:
    return msgspec.json.encode(event)
