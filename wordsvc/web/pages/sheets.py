"""The tabs on which a game's sheet is checked and its score added up."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Response

from wordsvc.bootstrap import Services
from wordsvc.web.pages.speech import page, page_language
from wordsvc.web.pages.tabs import TABS, Tab

SCORED = tuple(tab for tab in TABS if tab.path != "/")


def mount(app: Flask, services: Services) -> None:
    """Put a page a game on the app."""
    for tab in SCORED:
        app.add_url_rule(tab.path, f"page_{tab.name}", _view(tab, services))


def _view(tab: Tab, services: Services) -> Callable[[], Response]:
    def view() -> Response:
        sheets = services.sheets.of_game(tab.name)
        return page(f"{tab.name}.html", page_language(), tab=tab, sheets=tuple(sheets))

    return view
