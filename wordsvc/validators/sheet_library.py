"""Which sheets can be named in a question? The house's, and those an owner typed in."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import msgspec

from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.barbarossa.sheet import house as barbarossa_house
from wordsvc.validators.barbarossa.sheet import load as load_barbarossa
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.sheet import Sheet, sheet_hash
from wordsvc.validators.super_lucky_box.sheet import LuckyBoxSheet
from wordsvc.validators.super_lucky_box.sheet import house as lucky_box_house
from wordsvc.validators.super_lucky_box.sheet import load as load_lucky_box
from wordsvc.validators.tensai_clever.load import house as tensai_house
from wordsvc.validators.tensai_clever.load import load as load_tensai
from wordsvc.validators.tensai_clever.sheet import TensaiSheet

DEFAULT = "house"

LOADERS: Mapping[str, Callable[[str], Sheet]] = {
    "tensai-clever": load_tensai,
    "barbarossa": load_barbarossa,
    "super-lucky-box": load_lucky_box,
}
HOUSES: Mapping[str, Callable[[], Sheet]] = {
    "tensai-clever": tensai_house,
    "barbarossa": barbarossa_house,
    "super-lucky-box": lucky_box_house,
}
KINDS: Mapping[str, type[Sheet]] = {
    "tensai-clever": TensaiSheet,
    "barbarossa": BarbarossaSheet,
    "super-lucky-box": LuckyBoxSheet,
}

S = TypeVar("S", bound=Sheet)


def load(text: str) -> Sheet:
    """The sheet in a TOML text, of the game that it names. Raises ``Faulty`` with every fault."""
    try:
        game = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        game = None  # said better by the loader
    else:
        if not isinstance(game, str) or game not in LOADERS:
            facts = {"got": game if isinstance(game, str) else None, "known": list(LOADERS)}
            raise Faulty([Fault("/game", "sheet.unknown-game", facts)])
    return LOADERS[game or "tensai-clever"](text)


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of that game's sheets, for editors that know TOML."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sheet for {game}",
        **_as_json(msgspec.json.schema(KINDS[game])),
    }


class SheetLibrary:
    """All sheets at hand, by game and name; ``house`` is there for every game."""

    def __init__(self, sheets: Iterable[Sheet] = ()) -> None:
        """Raises ``Faulty`` (``sheet.name-taken``) where two sheets of a game share a name."""
        self._own: dict[tuple[str, str], Sheet] = {}
        for sheet in sheets:
            if sheet.name == DEFAULT or (sheet.game, sheet.name) in self._own:
                facts = {"game": sheet.game, "name": sheet.name}
                raise Faulty([Fault("/name", "sheet.name-taken", facts)])
            self._own[sheet.game, sheet.name] = sheet

    def tensai_clever(self, name: str = DEFAULT) -> TensaiSheet:
        """A sheet of Tensai Clever. Raises ``Faulty`` (``sheet.unknown``) at ``/sheet``."""
        return self._find("tensai-clever", name, TensaiSheet)

    def barbarossa(self, name: str = DEFAULT) -> BarbarossaSheet:
        """A sheet of Barbarossa. Raises ``Faulty`` (``sheet.unknown``) at ``/sheet``."""
        return self._find("barbarossa", name, BarbarossaSheet)

    def super_lucky_box(self, name: str = DEFAULT) -> LuckyBoxSheet:
        """A deck of Super Lucky Box. Raises ``Faulty`` (``sheet.unknown``) at ``/sheet``."""
        return self._find("super-lucky-box", name, LuckyBoxSheet)

    def hashes(self) -> tuple[str, ...]:
        """Names of the contents of all sheets that are not the house's."""
        return tuple(sheet_hash(sheet) for sheet in self._own.values())

    def of_game(self, game: str) -> Iterator[Sheet]:
        """Every sheet of a game, the house's first; none for a game without sheets."""
        if game in HOUSES:
            yield HOUSES[game]()
        yield from (sheet for (of, _), sheet in self._own.items() if of == game)

    def _find(self, game: str, name: str, kind: type[S]) -> S:
        sheet = HOUSES[game]() if name == DEFAULT else self._own.get((game, name))
        if not isinstance(sheet, kind):
            known = [known.name for known in self.of_game(game)]
            facts = {"got": name, "known": known}
            raise Faulty([Fault("/sheet", "sheet.unknown", facts)])
        return sheet


def _as_json(part: Any) -> Any:  # noqa: ANN401
    """A schema as JSON has it: lists for tuples, unions (in any order) in alphabetical order."""
    if isinstance(part, dict):
        return {
            key: sorted(_as_json(value), key=str) if key == "anyOf" else _as_json(value)
            for key, value in part.items()
        }
    return [_as_json(item) for item in part] if isinstance(part, list | tuple) else part
