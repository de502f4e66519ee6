"""Which sheets can be named in a question? The house's, and those an owner typed in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar, get_args

import msgspec

from wordsvc.catalogue.games import GAMES
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.validators.book import SheetKind
from wordsvc.validators.sheet import DEFAULT, Sheet, sheet_hash, tables_of

S = TypeVar("S", bound=Sheet)


def kinds() -> dict[str, SheetKind]:
    """The games that have sheets."""
    books = ((game, entry.book) for game, entry in GAMES.items())
    return {game: book.sheets for game, book in books if book.sheets is not None}


def load(text: str) -> Sheet:
    """The sheet in a TOML text, of the game that it names. Raises ``Faulty`` with every fault."""
    known = kinds()
    game = tables_of(text).get("game")
    if not isinstance(game, str) or game not in known:
        facts = {"got": game if isinstance(game, str) else None, "known": list(known)}
        raise Faulty([Fault("/game", "sheet.unknown-game", facts)])
    return known[game].load(text)


def schema(game: str) -> dict[str, Any]:
    """The JSON Schema of that game's sheets, for editors that know TOML."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sheet for {game}",
        **_as_json(msgspec.json.schema(kinds()[game].kind)),
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

    def find(self, kind: type[S], name: str = DEFAULT) -> S:
        """The sheet of that kind and name. Raises ``Faulty`` (``sheet.unknown``) at ``/sheet``."""
        game = _game_of(kind)
        sheet = kinds()[game].house() if name == DEFAULT else self._own.get((game, name))
        if not isinstance(sheet, kind):
            known = [known.name for known in self.of_game(game)]
            raise Faulty([Fault("/sheet", "sheet.unknown", {"got": name, "known": known})])
        return sheet

    def hashes(self) -> tuple[str, ...]:
        """Names of the contents of all sheets that are not the house's."""
        return tuple(sheet_hash(sheet) for sheet in self._own.values())

    def of_game(self, game: str) -> Iterator[Sheet]:
        """Every sheet of a game, the house's first; none for a game without sheets."""
        if (kind := kinds().get(game)) is not None:
            yield kind.house()
        yield from (sheet for (of, _), sheet in self._own.items() if of == game)


class LazySheets:
    """Sheets that are read when one is first asked for."""

    def __init__(self, opened: Callable[[], SheetLibrary]) -> None:
        self._opened = opened
        self._library: SheetLibrary | None = None

    def find(self, kind: type[S], name: str = DEFAULT) -> S:
        """As :meth:`SheetLibrary.find`; also raises what is wrong with the files."""
        if self._library is None:
            self._library = self._opened()
        return self._library.find(kind, name)


def _game_of(kind: type[Sheet]) -> str:
    """The game that sheets of a kind are for: the one value that ``game`` may have."""
    (field,) = (field for field in msgspec.structs.fields(kind) if field.name == "game")
    (game,) = get_args(field.type)
    return str(game)


def _as_json(part: Any) -> Any:  # noqa: ANN401
    """A schema as JSON has it: lists for tuples, unions (in any order) in alphabetical order."""
    if isinstance(part, dict):
        return {
            key: sorted(_as_json(value), key=str) if key == "anyOf" else _as_json(value)
            for key, value in part.items()
        }
    return [_as_json(item) for item in part] if isinstance(part, list | tuple) else part
