"""Whatever goes wrong, in which shape does it leave? As one problem (RFC 9457), or as a page."""

from __future__ import annotations

from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, RequestEntityTooLarge
from werkzeug.routing import RequestRedirect

from wordsvc.tables.errors import (
    Away,
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
from wordsvc.web.layer.problem import MEDIA_TYPE, Problem, reply
from wordsvc.web.pages.speech import page, page_language

_TURNED_AWAY: dict[type[TableError], tuple[int, dict[str, str]]] = {
    NoToken: (401, {"WWW-Authenticate": "Bearer"}),
    WrongToken: (403, {}),
    NotInvited: (403, {}),
    NoSuchTable: (404, {}),
    Full: (409, {}),
    NotStarted: (409, {"Retry-After": "2"}),
    Busy: (409, {"Retry-After": "1"}),
    Away: (503, {"Retry-After": "5"}),
    KeyReused: (422, {}),
}


def install(app: Flask) -> None:
    """Turn every exception of a request into a problem reply."""

    @app.errorhandler(Problem)
    def refused(problem: Problem) -> Response:
        return _reply(problem)

    @app.errorhandler(TableError)
    def turned_away(error: TableError) -> Response:
        status, headers = _TURNED_AWAY[type(error)]
        return _reply(Problem(status, error.code, error.facts, headers))

    @app.errorhandler(HTTPException)
    def unserved(error: HTTPException) -> Response | HTTPException:
        if isinstance(error, RequestRedirect):
            return error
        return _reply(_problem(error))

    @app.errorhandler(Exception)
    def failed(error: Exception) -> Response:
        say_failure(error)
        return _reply(Problem(500, "api.internal", {"id": g.get("request_id")}))


def _reply(problem: Problem) -> Response:
    """A person with a browser, outside the API, gets a page."""
    heard = request.accept_mimetypes.best_match((MEDIA_TYPE, "text/html"))
    if heard != "text/html" or request.path.startswith("/api/"):
        return reply(problem, g.language)
    response = page("problem.html", page_language(), status=problem.status, problem=problem)
    response.headers.update(problem.headers)
    return response


def _problem(error: HTTPException) -> Problem:
    if isinstance(error, MethodNotAllowed):
        allowed = ", ".join(sorted(error.valid_methods or ()))
        return Problem(405, "api.method", {"allowed": allowed}, {"Allow": allowed})
    if isinstance(error, RequestEntityTooLarge):
        return Problem(413, "api.too-large", {"most": request.max_content_length})
    if error.code == 404:
        return Problem(404, "api.not-found")
    return Problem(error.code or 500, "api.unreadable")
