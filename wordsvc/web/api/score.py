"""Finished games of the catalogue over HTTP: the winners, and where every point comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wordsvc.asking.score import score
from wordsvc.bootstrap.services import Services
from wordsvc.catalogue import scorers
from wordsvc.messages import Language
from wordsvc.validators.book import Scorer
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Endpoint, Example


def scores() -> Api:
    """An endpoint a game that can be scored."""
    api = Api("/api/v1/score", tag="score")
    api.endpoints += [
        Endpoint(
            method="POST",
            path=f"{api.prefix}/{game}",
            view=_view(game, scorer),
            tag=api.tag,
            hints={"body": scorer.game, "return": scorer.result},
            parameters=frozenset({"body", "services", "language"}),
            limited=True,
            example=Example(body=scorer.example),
        )
        for game, scorer in scorers().items()
    ]
    return api


def _view(game: str, scorer: Scorer) -> Callable[..., Any]:
    def view(body: Any, services: Services, language: Language) -> Any:
        return score(scorer, body, services.desk, language)

    view.__name__, view.__doc__ = f"score_{game.replace('-', '_')}", scorer.about
    return view
