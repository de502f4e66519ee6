"""The pages that show an owner how to enter a sheet speak of what the program reads."""

from __future__ import annotations

import re
import tomllib

import msgspec
import pytest

from tests.validators.vectors import ROOT
from wordsvc.catalogue.sheets import kinds
from wordsvc.decoding.shape import shaped
from wordsvc.validators.super_lucky_box.box import Box
from wordsvc.validators.tensai_clever.theme import Condition

LANGUAGES = ("ja", "en")


def page(language: str) -> str:
    return (ROOT / f"docs/sheets.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_every_sheet_is_explained(language: str) -> None:
    text = page(language)
    named = set(re.findall(r"`\[*([a-z_0-9]+)", text))
    head = {"game"}
    for game, sheets in kinds().items():
        parts = {field.name for field in msgspec.structs.fields(sheets.kind)} - head
        assert parts <= named, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_and_faces_that_are_shown_can_be_read(language: str) -> None:
    text = page(language)
    conditions = re.findall(r"`(\{ kind = .*? \})`", text)
    assert len(conditions) == 7
    for written in conditions:
        shaped(tomllib.loads(f"condition = {written}")["condition"], Condition)  # type: ignore[arg-type]
    (face,) = re.findall(r'^    "(\d.*)"$', text, re.MULTILINE)
    assert str(Box.parse(face)) == face


@pytest.mark.parametrize("game", sorted(kinds()))
def test_the_pattern_to_copy_is_where_the_pages_say(game: str) -> None:
    path = f"wordsvc/validators/{game.replace('-', '_')}/sheets/house.toml"
    assert (ROOT / path).is_file()
    assert all(path in page(language) for language in LANGUAGES)
