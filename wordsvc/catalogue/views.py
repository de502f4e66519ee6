"""The catalogue by what is wanted of it: engines, validators, scorers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wordsvc.catalogue.games import GAMES
from wordsvc.games.core.game import AnyGame
from wordsvc.validators.book import Scorer
from wordsvc.validators.validator import Validator


class _Engines(Mapping[str, AnyGame]):
    def __getitem__(self, game: str) -> AnyGame:
        engine = GAMES[game].engine
        if engine.id != game:
            raise TypeError(f"the engine of {game} calls itself {engine.id}")
        return engine

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


ENGINES: Mapping[str, AnyGame] = _Engines()
"""The engines by game, each imported when somebody asks for it."""


def validators() -> dict[str, Validator]:
    """Every validator by its path after ``/judge/``."""
    return {one.path: one for entry in GAMES.values() for one in entry.book.validators}


def scorers() -> dict[str, Scorer]:
    """What adds up finished games, by game."""
    books = ((game, entry.book) for game, entry in GAMES.items())
    return {game: book.scorer for game, book in books if book.scorer is not None}
