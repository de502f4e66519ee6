"""What the catalogue says of a game is what its engine and its book say of themselves."""

from __future__ import annotations

import msgspec
import pytest

from tests.catalogue.high_card import ENTRY
from wordsvc.catalogue import ENGINES, GAMES, scorers, validators
from wordsvc.catalogue.sheets import SheetLibrary, kinds
from wordsvc.decoding.shape import shaped
from wordsvc.validators.sheet import DEFAULT


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_names_its_game(game: str) -> None:
    assert ENGINES[game].id == game
    for validator in GAMES[game].book.validators:
        assert validator.path.partition("/")[0] == game
    if game in kinds():
        sheet = SheetLibrary().find(kinds()[game].kind)
        assert (sheet.game, sheet.name) == (game, DEFAULT)


@pytest.mark.parametrize("path", validators())
def test_a_validator_shows_a_question_that_can_be_asked(path: str) -> None:
    validator = validators()[path]
    question = shaped(validator.example, validator.question)
    fields = {field.name for field in msgspec.structs.fields(type(question))}
    assert validator.columns.main in fields


def test_there_is_no_engine_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "low-card", ENTRY)
    assert list(ENGINES)[-1] == "low-card"
    with pytest.raises(TypeError):
        ENGINES["low-card"]
    with pytest.raises(KeyError):
        ENGINES["chess"]


def test_names_of_operations_and_what_can_be_scored() -> None:
    names = [validator.name for validator in validators().values()]
    assert len(set(names)) == len(names) == 9
    assert scorers().keys() == GAMES.keys() - {"word-basket"}
