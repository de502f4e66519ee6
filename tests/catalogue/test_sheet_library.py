"""Sheets are found by game and name, and a file says itself which game it is for."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.validators.vectors import ROOT
from wordsvc.catalogue.sheets import SheetLibrary, kinds, load, schema
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.sheet import sheet_hash

GAMES = sorted(kinds())


def file(game: str, name: str) -> str:
    path = ROOT / "wordsvc/validators" / game.replace("-", "_") / "sheets" / name
    return path.read_text(encoding="utf-8")


def code(text: str) -> list[tuple[str, str]]:
    with pytest.raises(Faulty) as caught:
        load(text)
    return [(fault.pointer, fault.code) for fault in caught.value.faults]


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_read_as_the_game_it_names(game: str) -> None:
    assert load(file(game, "house.toml")) == kinds()[game].house()


def test_a_file_for_no_game_or_no_toml() -> None:
    assert code('name = "x"') == [("/game", "sheet.unknown-game")]
    assert code('game = "chess"') == [("/game", "sheet.unknown-game")]
    assert code("game = 1") == [("/game", "sheet.unknown-game")]
    assert code("game = [1]") == [("/game", "sheet.unknown-game")]
    assert code("game =") == [("", "sheet.not-toml")]


@pytest.mark.parametrize("game", GAMES)
def test_the_committed_schema_is_that_of_the_program(game: str) -> None:
    assert json.loads(file(game, "schema.json")) == schema(game)


def test_sheets_of_owners_stand_beside_the_house() -> None:
    mine = msgspec.structs.replace(SheetLibrary().find(BarbarossaSheet), name="mine", goal=30)
    library = SheetLibrary([mine])
    assert library.find(BarbarossaSheet, "mine").goal == 30
    assert library.find(BarbarossaSheet) == SheetLibrary().find(BarbarossaSheet, "house")
    assert [sheet.name for sheet in library.of_game("barbarossa")] == ["house", "mine"]
    assert [sheet.name for sheet in library.of_game("tensai-clever")] == ["house"]
    assert list(library.of_game("chess")) == []
    assert sheet_hash(mine) != sheet_hash(library.find(BarbarossaSheet))


def test_a_sheet_that_is_not_there() -> None:
    library = SheetLibrary()
    for kind in kinds().values():
        with pytest.raises(Faulty) as caught:
            library.find(kind.kind, "mine")
        (fault,) = caught.value.faults
        assert (fault.pointer, fault.code) == ("/sheet", "sheet.unknown")
        assert fault.facts == {"got": "mine", "known": ["house"]}


def test_two_sheets_cannot_share_a_name() -> None:
    house = SheetLibrary().find(BarbarossaSheet)
    mine = msgspec.structs.replace(house, name="mine")
    for sheets in ([house], [mine, mine]):
        with pytest.raises(Faulty) as caught:
            SheetLibrary(sheets)
        assert [fault.code for fault in caught.value.faults] == ["sheet.name-taken"]
