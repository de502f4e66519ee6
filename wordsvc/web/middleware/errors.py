"""Whatever goes wrong leaves as one problem (RFC 9457), or as a page for a person."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Response, current_app, g, request
from werkzeug.exceptions import (
    HTTPException,
    InternalServerError,
    MethodNotAllowed,
    RequestEntityTooLarge,
)
from werkzeug.routing import RequestRedirect

from wordsvc.tables import TableError
from wordsvc.web.http.core_errors import table_problem
from wordsvc.web.http.problem import MEDIA_TYPE, Problem, as_response
from wordsvc.web.log import log_failure

Page = Callable[[Problem], Response]
_PAGE = "wordsvc-problem-page"


def install(app: Flask, page: Page | None = None) -> None:
    """Turn every exception of a request into a problem reply. ``page`` shows one to a person."""
    app.extensions[_PAGE] = page
    app.logger.disabled = True  # a failure is logged once, by ``log_failure``, without its text

    @app.errorhandler(Problem)
    def refused(problem: Problem) -> Response:
        return problem_response(problem)

    @app.errorhandler(TableError)
    def turned_away(error: TableError) -> Response:
        return problem_response(table_problem(error))

    @app.errorhandler(HTTPException)
    def unserved(error: HTTPException) -> Response | HTTPException:
        if isinstance(error, RequestRedirect):
            return error
        return problem_response(_problem(error)) if is_expected(error) else failed(error)

    @app.errorhandler(InternalServerError)
    def failed_late(error: InternalServerError) -> Response:
        """While an error was told, or a reply was finished."""
        return failed(error.original_exception or error)

    @app.errorhandler(Exception)
    def failed(error: BaseException) -> Response:
        log_failure(error)
        return problem_response(Problem(500, "api.internal", {"id": g.get("request_id")}))


def is_expected(error: HTTPException) -> bool:
    """Whether whoever asked is at fault."""
    return error.code is not None and error.code < 500


def problem_response(problem: Problem) -> Response:
    """The reply to this request. A person with a browser, outside the API, gets a page."""
    page: Page | None = current_app.extensions[_PAGE]
    wished = request.accept_mimetypes.best_match((MEDIA_TYPE, "text/html"))
    if page is None or wished != "text/html" or request.path.startswith("/api/"):
        return as_response(problem, g.language)
    response = page(problem)
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
