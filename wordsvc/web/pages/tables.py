"""The pages of shared tables: open one, sit down by invitation, play on the phone.

A table's own page knows nothing of the game: its module asks the API with the cookie of the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

from flask import Flask, Response, request

from wordsvc.bootstrap.services import Services
from wordsvc.catalogue import GAMES
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.messages import Language, sentence, templates
from wordsvc.tables import NoSuchTable, StoreUnavailable
from wordsvc.web.http import seat_cookie
from wordsvc.web.http.problem import Problem
from wordsvc.web.pages.assets import modules
from wordsvc.web.pages.page import page, page_language

GROUPS = (
    "seat.say.",
    "seat.now.",
    "seat.move.",
    "seat.hole.",
    "seat.value.on.",
    "seat.value.switch.",
    "seat.value.sign.",
    "seat.value.meaning.",
    "seat.value.accept.",
    "seat.value.want.",
    "seat.value.right.",
    "seat.value.reply.",
    "seat.value.place.",
    "seat.value.tile.",
    "seat.value.note.",
    "seat.value.relation.",
)
"""What modules say; all else is said by the templates, but for a few labels."""
LABELS = ("seat.join", "seat.invite", "seat.your-name", "seat.sit", "seat.more")


def mount(app: Flask, services: Services, count: Callable[[], None]) -> None:
    """Put both pages on the app; ``count`` is called before a table is looked for."""

    @app.get("/tables")
    def open_a_table() -> Response:
        language = page_language()
        return page(
            "open_table.html", language, script="tables", games=GAMES, texts=module_texts(language)
        )

    @app.get("/tables/<table>")
    def one_table(table: str) -> Response:
        count()
        language = page_language()
        board: tuple[str, ...] = ()
        watched = False
        with suppress(StoreUnavailable):  # the page itself asks again until the store is back
            found = services.tables.log.table(table)
            if found is None:
                raise Problem(404, NoSuchTable.code, {"table": table})
            name = f"tables/{found.game}/board"
            board = (name,) if name in modules() else ()
            watched = found.terms.spectators
        return page(
            "table.html",
            language,
            script="tables/table",
            later=board,
            table=table,
            known=watched or seat_cookie.NAME in request.cookies,
            texts=module_texts(language),
        )


@cache
def modules_of_tables() -> frozenset[str]:
    """Modules that need a server anyway, so that a phone does not keep them for bad Wi-Fi."""
    own = (name for name in modules() if name.startswith(("tables/", "vendor/")))
    return frozenset({"tables", *own})


@cache
def module_texts(language: Language) -> dict[str, Any]:
    """What the modules say, by code without ``seat.``; facts stand in braces to be filled in."""
    texts: dict[str, Any] = {"rules": {}, "longest-word": str(LETTERS_AT_MOST)}
    for game, entry in GAMES.items():
        texts[f"value.game.{game}"] = entry.title.in_language(language)
    for code, template in templates("seat", language).items():
        if code.startswith(GROUPS) or code in LABELS:
            holes = {fact: f"{{{fact}}}" for fact in template.facts()}
            texts[code.removeprefix("seat.")] = sentence(code, holes, language)
    return texts
