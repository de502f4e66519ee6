"""The tabs on which a game's sheet is checked and its score added up."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, Response, request

from wordsvc.bootstrap.services import Services
from wordsvc.web.pages.page import page, page_language
from wordsvc.web.pages.tabs import TABS, Tab

SCORED = tuple(tab for tab in TABS if tab.path != "/")


def mount(app: Flask, services: Services) -> None:
    """Put a page a game on the app."""
    for tab in SCORED:
        app.add_url_rule(tab.path, f"page_{tab.name}", _view(tab, services))


def _view(tab: Tab, services: Services) -> Callable[[], Response]:
    def view() -> Response:
        """The sheet that the address names, else the first, which is the house's."""
        sheets = tuple(services.sheets.of_game(tab.name))
        named = request.args.get("sheet", "")
        sheet = next((sheet for sheet in sheets if sheet.name == named), sheets[0])
        return page(f"{tab.name}.html", page_language(), tab=tab, sheets=sheets, sheet=sheet)

    return view
