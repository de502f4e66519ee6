"""Whatever goes wrong, in which shape does it leave? Always as one problem (RFC 9457)."""

from __future__ import annotations

from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, RequestEntityTooLarge
from werkzeug.routing import RequestRedirect

from wordsvc.tables.errors import (
    Busy,
    Full,
    KeyReused,
    NoSuchTable,
    NotInvited,
    NoToken,
    NotStarted,
    TableError,
    WrongToken,
)
from wordsvc.web.edge.observe import say_failure
from wordsvc.web.layer.problem import Problem, reply

_TURNED_AWAY: dict[type[TableError], tuple[int, dict[str, str]]] = {
    NoToken: (401, {"WWW-Authenticate": "Bearer"}),
    WrongToken: (403, {}),
    NotInvited: (403, {}),
    NoSuchTable: (404, {}),
    Full: (409, {}),
    NotStarted: (409, {"Retry-After": "2"}),
    Busy: (409, {"Retry-After": "1"}),
    KeyReused: (422, {}),
}


def install(app: Flask) -> None:
    """Turn every exception of a request into a problem reply."""

    @app.errorhandler(Problem)
    def refused(problem: Problem) -> Response:
        return reply(problem, g.language)

    @app.errorhandler(TableError)
    def turned_away(error: TableError) -> Response:
        status, headers = _TURNED_AWAY[type(error)]
        return reply(Problem(status, error.code, error.facts, headers), g.language)

    @app.errorhandler(HTTPException)
    def unserved(error: HTTPException) -> Response | HTTPException:
        if isinstance(error, RequestRedirect):
            return error
        return reply(_problem(error), g.language)

    @app.errorhandler(Exception)
    def failed(error: Exception) -> Response:
        say_failure(error)
        return reply(Problem(500, "api.internal", {"id": g.get("request_id")}), g.language)


def _problem(error: HTTPException) -> Problem:
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return Problem(405, "api.method", {"allowed": allowed}, {"Allow": allowed})
    if isinstance(error, RequestEntityTooLarge):
        return Problem(413, "api.too-large", {"most": request.max_content_length})
    if error.code == 404:
        return Problem(404, "api.not-found")
    return Problem(error.code or 500, "api.unreadable")
