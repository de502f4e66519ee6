"""Whatever goes wrong, in which shape does it leave? As one problem (RFC 9457), or as a page."""

from __future__ import annotations

from flask import Flask, Response, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, RequestEntityTooLarge
from werkzeug.routing import RequestRedirect

from wordsvc.tables import errors as tables
from wordsvc.web.edge.observe import say_failure
from wordsvc.web.layer.problem import MEDIA_TYPE, Problem, reply
from wordsvc.web.pages.speech import page, page_language

_TURNED_AWAY: dict[type[tables.TableError], tuple[int, dict[str, str]]] = {
    tables.NoToken: (401, {"WWW-Authenticate": "Bearer"}),
    tables.WrongToken: (403, {}),
    tables.NoSeat: (403, {}),
    tables.NotHost: (403, {}),
    tables.NotYours: (403, {}),
    tables.NotInvited: (403, {}),
    tables.NoSuchTable: (404, {}),
    tables.NoSuchSeat: (404, {}),
    tables.Full: (409, {}),
    tables.NotStarted: (409, {"Retry-After": "2"}),
    tables.Finished: (409, {}),
    tables.Archived: (409, {}),
    tables.NoPerson: (409, {}),
    tables.SomebodyElse: (409, {}),
    tables.Taken: (409, {}),
    tables.HostStays: (409, {}),
    tables.NoClock: (409, {}),
    tables.NotAwaited: (409, {}),
    tables.TooSoon: (409, {}),
    tables.Busy: (409, {"Retry-After": "1"}),
    tables.Away: (503, {"Retry-After": "5"}),
    tables.KeyReused: (422, {}),
}


def install(app: Flask) -> None:
    """Turn every exception of a request into a problem reply."""

    @app.errorhandler(Problem)
    def refused(problem: Problem) -> Response:
        return replied(problem)

    @app.errorhandler(tables.TableError)
    def turned_away(error: tables.TableError) -> Response:
        return replied(problem_of(error))

    @app.errorhandler(HTTPException)
    def unserved(error: HTTPException) -> Response | HTTPException:
        if isinstance(error, RequestRedirect):
            return error
        return replied(_problem(error))

    @app.errorhandler(Exception)
    def failed(error: Exception) -> Response:
        say_failure(error)
        return replied(Problem(500, "api.internal", {"id": g.get("request_id")}))


def problem_of(error: tables.TableError) -> Problem:
    """Why somebody is turned away from a table, and when to come again."""
    status, headers = _TURNED_AWAY[type(error)]
    if "seconds" in error.facts:
        headers = headers | {"Retry-After": str(error.facts["seconds"])}
    return Problem(status, error.code, error.facts, headers)


def replied(problem: Problem) -> Response:
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
