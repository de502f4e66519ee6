"""Rule presets and game sheets as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wordsvc.bootstrap.services import Services
from wordsvc.catalogue import GAMES
from wordsvc.validators.sheet import Title
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example
from wordsvc.web.http.problem import Problem

rules = Api("/api/v1", tag="rules")

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class RulesTitle(msgspec.Struct, frozen=True):
    """Rules that have a name."""

    game: str
    name: str
    kind: Literal["preset", "sheet"]
    title: Title


class RulesData(RulesTitle, frozen=True):
    """Named rules with every option or the whole sheet."""

    data: dict[str, Any]


class RulesList(msgspec.Struct, frozen=True):
    """All rules that have a name, those of a game together, its default first."""

    rules: tuple[RulesTitle, ...]


def _book(game: str, services: Services) -> Iterator[RulesData]:
    """The presets and sheets of a game; none for a game that is not played here."""
    for preset in GAMES[game].book.presets() if game in GAMES else ():
        data = msgspec.to_builtins(preset.options)
        yield RulesData(game, preset.name, "preset", preset.title, data)
    for sheet in services.sheets.of_game(game):
        yield RulesData(game, sheet.name, "sheet", sheet.title, msgspec.to_builtins(sheet))


@rules.get("/rules", pure=True)
def list_rules(services: Services) -> RulesList:
    """Which rules and sheets have a name?"""
    listed = (found for game in GAMES for found in _book(game, services))
    return RulesList(
        tuple(RulesTitle(found.game, found.name, found.kind, found.title) for found in listed)
    )


@rules.get(
    "/rules/<game>/<name>",
    pure=True,
    problems=(404,),
    example=Example(path={"game": "word-basket", "name": "official"}),
)
def read_rules(game: Name, name: Name, services: Services) -> RulesData:
    """Named rules with all their data"""
    known = {found.name: found for found in _book(game, services)}
    if name not in known:
        raise Problem(404, "api.no-such-rules", {"game": game, "name": name, "known": list(known)})
    return known[name]
