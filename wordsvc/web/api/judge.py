"""Every validator of the catalogue over HTTP: a question in a body, some in a query string too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wordsvc.asking.judge import judge
from wordsvc.bootstrap.services import Services
from wordsvc.catalogue import GAMES
from wordsvc.messages import Language
from wordsvc.validators.validator import Validator
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Endpoint, Example
from wordsvc.web.middleware.metrics import VERDICTS

PREFIX = "/api/v1/judge"


def judging_apis() -> Iterator[Api]:
    """The endpoints of each game's validators, under the game's name."""
    for game, entry in GAMES.items():
        api = Api(PREFIX, tag=game)
        for validator in entry.book.validators:
            api.endpoints += _endpoints(game, validator)
        if api.endpoints:
            yield api


def _endpoints(game: str, validator: Validator) -> Iterator[Endpoint]:
    query = validator.query
    if query is not None:
        yield Endpoint(
            method="GET",
            pure=True,
            example=Example(query=query.example),
            **_about(game, validator, query.name, query.about, query=query.question),
        )
    yield Endpoint(
        method="POST",
        example=Example(body=validator.example),
        **_about(game, validator, validator.name, validator.about, body=validator.question),
    )


def _about(game: str, validator: Validator, name: str, about: str, **asked: Any) -> dict[str, Any]:
    """What the API document says of an endpoint; ``asked`` is its question, by where it stands."""

    def view(services: Services, language: Language | None = None, **question: Any) -> Any:
        (told,) = question.values()
        verdict = judge(validator, told, services.desk, language)
        for path, answer in validator.counted(verdict):
            VERDICTS.labels(path, answer).inc()
        return verdict

    view.__name__, view.__doc__ = name, about
    said = {"language"} if validator.answers else set()  # a fact is the same in every language
    return {
        "path": f"{PREFIX}/{validator.path}",
        "view": view,
        "tag": game,
        "hints": {**asked, "return": validator.verdict},
        "parameters": frozenset({*asked, "services", *said}),
        "limited": True,
    }
