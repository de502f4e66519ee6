"""Finished games of the catalogue over HTTP: the winners, and where every point comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from wordsvc.asking.score import score as added_up
from wordsvc.bootstrap import Services
from wordsvc.catalogue import scorers
from wordsvc.messages import Language
from wordsvc.validators.book import Scorer
from wordsvc.validators.validator import Desk
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example


def scores() -> Api:
    """An endpoint a game that can be scored."""
    api = Api("/api/v1/score", tag="score")
    for game, scorer in scorers().items():
        api.post(f"/{game}", limited=True, example=Example(body=scorer.example))(
            _view(game, scorer)
        )
    return api


def _view(game: str, scorer: Scorer) -> Callable[..., Any]:
    def view(body: Any, services: Services, language: Language) -> Any:
        return added_up(scorer, body, Desk(services.lexicon, services.sheets), language)

    view.__name__, view.__doc__ = f"score_{game.replace('-', '_')}", scorer.about
    view.__annotations__.update({"body": scorer.game, "return": scorer.result})
    return view
