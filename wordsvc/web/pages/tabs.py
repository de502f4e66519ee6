"""Which games have a tab?

A tab is a template and a module of the same name, listed here; the template holds what people
read and fill in, the module asks the API about it.
"""

from __future__ import annotations

from typing import NamedTuple


class Tab(NamedTuple):
    """A game with its address. ``name`` is that of its template, module, rules and messages."""

    name: str
    path: str


TABS = (
    Tab("word-basket", "/"),
    Tab("tensai-clever", "/tensai-clever"),
    Tab("barbarossa", "/barbarossa"),
    Tab("super-lucky-box", "/super-lucky-box"),
)
