"""The page that says which dictionaries the answers rest on, and of what date they are."""

from __future__ import annotations

from flask import Flask, Response

from wordsvc.bootstrap.services import Services
from wordsvc.web.pages.page import page, page_language


def mount(app: Flask, services: Services) -> None:
    """Put the page on the app."""

    @app.get("/sources")
    def sources() -> Response:
        return page(
            "sources.html",
            page_language(),
            tab=None,
            sources=services.sources,
            version=services.lexicon.version,
        )
