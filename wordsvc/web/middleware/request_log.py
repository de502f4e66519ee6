"""Request ids, and one log line and the metrics of each request."""

from __future__ import annotations

import re
import secrets
import time

from flask import Flask, Response, g, request

from wordsvc.web.log import log_event
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
            log_event(
                "request",
                method=method,
                route=route,
                status=response.status_code,
                ms=round(seconds * 1000, 2),
                id=g.request_id,
            )
        return response
