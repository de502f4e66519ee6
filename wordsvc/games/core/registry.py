"""Which games are there? Each is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from wordsvc.games.core.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]


class Registry(Mapping[str, AnyGame]):
    """Games by id. A module that is named here offers its engine as ``GAME``."""

    def __init__(self, modules: Mapping[str, str]) -> None:
        self._modules = dict(modules)

    def __getitem__(self, game: str) -> AnyGame:
        engine = import_module(self._modules[game]).GAME
        if not isinstance(engine, Game) or engine.id != game:
            raise TypeError(f"{self._modules[game]}.GAME is not the game {game}")
        return engine

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)
