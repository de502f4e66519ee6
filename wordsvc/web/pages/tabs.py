"""Tabs of the page: the games that have a template.

A tab is a template and a module named after the game; the template holds what people read and fill
in, the module asks the API about it. The first game's tab is the page at ``/``.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from wordsvc.catalogue import GAMES
from wordsvc.validators.sheet import Title

TEMPLATES = Path(__file__).parents[1] / "templates"


class Tab(NamedTuple):
    """A game with its address. ``name`` is that of its template, module and rules."""

    name: str
    path: str
    short: Title


TABS = tuple(
    Tab(game, "/" if game == next(iter(GAMES)) else f"/{game}", entry.short)
    for game, entry in GAMES.items()
    if (TEMPLATES / f"{game}.html").is_file()
)
