"""The OpenAPI document and the page that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec
from flask import Flask, Response, g, redirect, render_template, request
from werkzeug.wrappers import Response as Redirection

from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.web.api.document.example_tables import example_clock, example_log
from wordsvc.web.http.endpoint import Endpoint, Example
from wordsvc.web.http.openapi import document

DOCUMENT = "/api/v1/openapi.json"
DOCS = "/api/v1/docs"
INFO = {
    "title": "wordsvc",
    "version": version("wordsvc"),
    "summary": "A referee for Japanese word games",
    "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
}


def mount(app: Flask, services: Services, endpoints: Iterable[Endpoint]) -> None:
    """Serve the OpenAPI document and the page that shows it."""

    def ask(endpoint: Endpoint, example: Example) -> Any:
        path = endpoint.url(example.path)
        with app.test_request_context(
            path,
            method=endpoint.method,
            query_string=dict(example.query),
            json=example.body,
            headers=dict(example.headers),
        ):
            g.language = "ja"
            tables = open_tables(
                services.settings, services.lexicon, log=example_log(), clock=example_clock
            )
            example_services = msgspec.structs.replace(services, tables=tables)
            reply = msgspec.json.decode(endpoint.answer(example_services, example.path).get_data())
            return reply | example.drawn if example.drawn else reply

    @cache
    def document_json() -> bytes:
        return msgspec.json.encode(document(endpoints, INFO, ask))

    @app.get(DOCUMENT)
    def openapi() -> Response:
        response = Response(document_json(), content_type="application/json")
        response.add_etag()
        return response.make_conditional(request)  # type: ignore[return-value]

    @app.get(DOCS)
    def docs() -> str:
        return render_template("docs.html", document=DOCUMENT)

    @app.get("/docs")
    def docs_shortcut() -> Redirection:
        return redirect(DOCS)
