"""Every validator of the catalogue over HTTP: a question in a body, some in a query string too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from wordsvc.asking.judge import judge
from wordsvc.bootstrap import Services
from wordsvc.catalogue import GAMES
from wordsvc.messages import Language
from wordsvc.validators.validator import Desk, Validator
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example
from wordsvc.web.middleware.metrics import VERDICTS

PREFIX = "/api/v1/judge"

View = Callable[..., Any]


def judging_apis() -> Iterator[Api]:
    """The endpoints of each game's validators, under the game's name."""
    for game, entry in GAMES.items():
        api = Api(PREFIX, tag=game)
        for validator in entry.book.validators:
            _add(api, validator)
        if api.endpoints:
            yield api


def _add(api: Api, validator: Validator) -> None:
    path = f"/{validator.path}"
    query = validator.query
    if query is not None:
        view = _described(_of_query(validator), query.name, query.about, query=query.question)
        api.get(path, pure=True, limited=True, example=Example(query=query.example))(view)
    body = _of_body(validator) if validator.answers else _of_fact(validator)
    view = _described(body, validator.name, validator.about, body=validator.question)
    api.post(path, limited=True, example=Example(body=validator.example))(view)


def _of_body(validator: Validator) -> View:
    def view(body: Any, services: Services, language: Language) -> Any:
        return _judged(validator, body, services, language)

    return _returning(validator, view)


def _of_query(validator: Validator) -> View:
    def view(query: Any, services: Services, language: Language) -> Any:
        return _judged(validator, query, services, language)

    return _returning(validator, view)


def _of_fact(validator: Validator) -> View:
    """Nothing is said in any language."""

    def view(body: Any, services: Services) -> Any:
        return judge(validator, body, Desk(services.lexicon, services.sheets))

    return _returning(validator, view)


def _returning(validator: Validator, view: View) -> View:
    view.__annotations__["return"] = validator.verdict
    return view


def _described(view: View, name: str, about: str, **asked: Any) -> View:
    """The view as the API document describes it: its name, its text, the type of its question."""
    view.__name__, view.__doc__ = name, about
    view.__annotations__.update(asked)
    return view


def _judged(
    validator: Validator,
    asked: Any,
    services: Services,
    language: Language,
) -> Any:
    verdict = judge(validator, asked, Desk(services.lexicon, services.sheets), language)
    for path, answer in validator.counted(verdict):
        VERDICTS.labels(path, answer).inc()
    return verdict
