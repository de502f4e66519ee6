"""The application: services, middleware, endpoints and pages put together."""

from __future__ import annotations

from pathlib import Path

from flask import Flask, g, request
from werkzeug.middleware.proxy_fix import ProxyFix

from wordsvc.bootstrap.services import Services
from wordsvc.messages import of_accept_language
from wordsvc.web import api, pages
from wordsvc.web.http import bodies
from wordsvc.web.http.endpoint import Endpoint
from wordsvc.web.http.problem import Problem
from wordsvc.web.middleware import errors, guesses, headers, request_log
from wordsvc.web.middleware.rate_limit import counter, guesses_file
from wordsvc.web.pages.page import problem_page


def create_app(services: Services, buckets: Path | None = None) -> Flask:
    """The WSGI application. ``buckets`` is the file through which workers share rate limits."""
    settings = services.settings
    app = Flask(__name__, static_folder=None)
    app.url_map.merge_slashes = False
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body
    request_log.install(app, log_requests=settings.log_requests)
    _install_request_basics(app)
    headers.install(app, settings.cors_origins)
    errors.install(app, problem_page)
    bodies.install(app, settings)
    guesses.install(app, settings, buckets and guesses_file(buckets))
    count = counter(settings, buckets)

    def before(endpoint: Endpoint) -> None:
        if endpoint.limited:
            count()

    api.mount(app, services, before)
    pages.mount(app, services, count)
    if settings.trusted_proxies:
        hops = settings.trusted_proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops)  # type: ignore[method-assign]
    return app


def _install_request_basics(app: Flask) -> None:
    @app.before_request
    def read_language() -> None:
        g.language = of_accept_language(request.headers.get("Accept-Language"))

    @app.before_request
    def require_utf8() -> None:
        try:
            request.environ["PATH_INFO"].encode("latin-1").decode()
        except UnicodeError:
            raise Problem(400, "api.encoding") from None
