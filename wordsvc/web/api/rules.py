"""By which rules and sheets can games be played here, as data?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from wordsvc.validators.sheet import Sheet, Title
from wordsvc.validators.super_lucky_box.sheet import house as super_lucky_box_house
from wordsvc.validators.word_basket import presets
from wordsvc.web.layer.endpoint import Api, Example
from wordsvc.web.layer.problem import Problem

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


def _word_basket() -> Iterator[RulesData]:
    for preset in presets():
        data = msgspec.to_builtins(preset.options)
        yield RulesData("word-basket", preset.name, "preset", preset.title, data)


def _super_lucky_box() -> Iterator[RulesData]:
    yield _sheet(super_lucky_box_house())


def _sheet(sheet: Sheet) -> RulesData:
    data = msgspec.to_builtins(sheet)
    return RulesData(sheet.game, sheet.name, "sheet", sheet.title, data)


BOOKS: Mapping[str, Callable[[], Iterator[RulesData]]] = {
    "word-basket": _word_basket,
    "super-lucky-box": _super_lucky_box,
}
"""Where the rules of each game come from; a game that has presets or sheets adds itself here."""


@rules.get("/rules", pure=True)
def list_rules() -> RulesList:
    """Which rules and sheets have a name?"""
    listed = (found for book in BOOKS.values() for found in book())
    return RulesList(
        tuple(RulesTitle(found.game, found.name, found.kind, found.title) for found in listed)
    )


@rules.get(
    "/rules/<game>/<name>",
    pure=True,
    problems=(404,),
    example=Example(path={"game": "word-basket", "name": "official"}),
)
def read_rules(game: Name, name: Name) -> RulesData:
    """Named rules with all their data"""
    known = {found.name: found for found in BOOKS[game]()} if game in BOOKS else {}
    if name not in known:
        raise Problem(404, "api.no-such-rules", {"game": game, "name": name, "known": list(known)})
    return known[name]
