"""Whatever goes wrong, in which shape does it leave? As one problem (RFC 9457), or as a page."""

from __future__ import annotations

from flask import Flask, Response, g, request
from werkzeug.exceptions import (
    HTTPException,
    InternalServerError,
    MethodNotAllowed,
    RequestEntityTooLarge,
)
from werkzeug.routing import RequestRedirect

from wordsvc.tables import TableError
from wordsvc.web.http.problem import MEDIA_TYPE, Problem, reply
from wordsvc.web.middleware.observe import say_failure
from wordsvc.web.middleware.table_problems import problem_of
from wordsvc.web.pages.page import page, page_language


def install(app: Flask) -> None:
    """Turn every exception of a request into a problem reply."""
    app.logger.disabled = True  # a failure is logged once, by ``say_failure``, without its text

    @app.errorhandler(Problem)
    def refused(problem: Problem) -> Response:
        return replied(problem)

    @app.errorhandler(TableError)
    def turned_away(error: TableError) -> Response:
        return replied(problem_of(error))

    @app.errorhandler(HTTPException)
    def unserved(error: HTTPException) -> Response | HTTPException:
        if isinstance(error, RequestRedirect):
            return error
        return replied(_problem(error)) if is_expected(error) else failed(error)

    @app.errorhandler(InternalServerError)
    def failed_late(error: InternalServerError) -> Response:
        """While an error was told, or a reply was finished."""
        return failed(error.original_exception or error)

    @app.errorhandler(Exception)
    def failed(error: BaseException) -> Response:
        say_failure(error)
        return replied(Problem(500, "api.internal", {"id": g.get("request_id")}))


def is_expected(error: HTTPException) -> bool:
    """Whether whoever asked is at fault."""
    return error.code is not None and error.code < 500


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
    return Problem(error.code or 400, "api.unreadable")
