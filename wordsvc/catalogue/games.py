"""The games of the house. A new one is added here; every face loops over the list."""

from __future__ import annotations

from functools import cached_property
from importlib import import_module

import msgspec

from wordsvc.games.core.game import AnyGame
from wordsvc.validators.book import Book
from wordsvc.validators.sheet import Title


class Entry(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A game: what people call it, the module that offers its engine as ``GAME`` and the one that
    offers everything else as ``BOOK``. Both are imported when somebody asks for them.

    ``short`` is its name where there is little room, with zero-width spaces where it may be broken.
    """

    title: Title
    short: Title
    game: str
    rules: str

    @cached_property
    def engine(self) -> AnyGame:
        """What happens when a seat makes a move."""
        engine: AnyGame = import_module(self.game).GAME
        return engine

    @cached_property
    def book(self) -> Book:
        """Rules, sheets, scores, questions."""
        book: Book = import_module(self.rules).BOOK
        return book


GAMES: dict[str, Entry] = {
    "word-basket": Entry(
        title=Title("ワードバスケット", "Word Basket"),
        short=Title("ワード\u200bバスケット", "Word Basket"),
        game="wordsvc.games.word_basket",
        rules="wordsvc.validators.word_basket.book",
    ),
    "tensai-clever": Entry(
        title=Title("点才クレバー", "Tensai Clever"),
        short=Title("点才\u200bクレバー", "Tensai Clever"),
        game="wordsvc.games.tensai_clever",
        rules="wordsvc.validators.tensai_clever.book",
    ),
    "barbarossa": Entry(
        title=Title("バルバロッサ", "Barbarossa"),
        short=Title("バルバロッサ", "Barbarossa"),
        game="wordsvc.games.barbarossa",
        rules="wordsvc.validators.barbarossa.book",
    ),
    "super-lucky-box": Entry(
        title=Title("スーパーラッキーボックス", "Super Lucky Box"),
        short=Title("ラッキー\u200bボックス", "Lucky Box"),
        game="wordsvc.games.super_lucky_box",
        rules="wordsvc.validators.super_lucky_box.book",
    ),
}
"""By their id in addresses, in the order in which they are shown."""
