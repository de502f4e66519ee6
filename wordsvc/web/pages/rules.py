"""The rules at hand: a sheet a game, as it stands in ``seeds/``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from flask import Flask, Response, abort
from markupsafe import Markup, escape

from wordsvc.files.packaged import seeds
from wordsvc.messages import Language
from wordsvc.web.pages.page import page, page_language
from wordsvc.web.pages.tabs import TABS

_MARKED = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)
_NUMBER = re.compile(r"\*\*([A-Z]{2}-\d+)\*\*")


class Block(NamedTuple):
    """A heading, a paragraph, or an item with its depth; ``rule`` is the rule that it states."""

    kind: str
    text: Markup
    rule: str = ""


def mount(app: Flask) -> None:
    """Put a page a game on the app."""
    known = {tab.name: tab for tab in TABS}

    @app.get("/rules/<game>")
    def rule_sheet(game: str) -> Response:
        if game not in known:
            abort(404)
        language = page_language()
        return page(
            "rules.html", language, tab=known[game], reading=True, blocks=sheet(game, language)
        )


@cache
def sheet(game: str, language: Language) -> tuple[Block, ...]:
    """The rules of a game, block by block."""
    text = (seeds() / f"{game}.{language}.md").read_text(encoding="utf-8")
    return tuple(_blocks(text, joint="" if language == "ja" else " "))


def _blocks(text: str, joint: str) -> Iterator[Block]:
    kind, words = "", ""
    for line in (*text.splitlines(), ""):
        opened = _opened(line)
        if words and (opened or not line.strip()):
            yield _block(kind, words)
            words = ""
        if opened:
            kind, words = opened
        elif line.strip():
            kind = kind if words else "paragraph"
            words = f"{words}{joint}{line.strip()}" if words else line.strip()


def _opened(line: str) -> tuple[str, str] | None:
    """What begins on this line, if anything does."""
    for mark, kind in (("# ", "title"), ("## ", "heading"), ("- ", "rule"), ("  - ", "ruling")):
        if line.startswith(mark):
            return kind, line.removeprefix(mark)
    return None


def _block(kind: str, words: str) -> Block:
    number = _NUMBER.match(words)
    html = str(escape(words))
    for marked, tagged in _MARKED:
        html = marked.sub(tagged, html)
    return Block(kind, Markup(html), number[1] if number else "")  # noqa: S704 - escaped above
