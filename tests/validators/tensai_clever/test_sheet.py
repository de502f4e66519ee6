"""The house sheet is what the rules ask of it, and faulty sheets are told why, line by line."""

from __future__ import annotations

import pytest

from tests.validators.vectors import ROOT
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.sheet import placed
from wordsvc.validators.tensai_clever.load import house, load
from wordsvc.validators.tensai_clever.square import letter_of

FILE = ROOT / "wordsvc/validators/tensai_clever/sheets/house.toml"
TEXT = FILE.read_text(encoding="utf-8")


def test_the_first_line_says_that_it_is_house_data() -> None:
    assert TEXT.splitlines()[0].startswith("# House data")
    assert house().origin == "house"


def test_the_house_sheet_has_the_ruled_sizes() -> None:
    sheet = house()
    assert ["".join(row) for row in sheet.yellow.squares] == [
        "がぎぐげご",
        "ざじずぜぞ",
        "だぢづでど",
        "ばびぶべぼ",
    ]
    assert len(sheet.pink.rows) == 5
    assert [word.letters for word in sheet.light_blue] == [2, 3, 4, 5, 6, 7]
    assert len(sheet.green.points) == 12
    assert sheet.rounds.count == 12
    assert sheet.wild_points == (18, 10, 4, 0)
    assert len(sheet.themes) == 15
    assert sheet.long_mark


def test_the_house_deck_has_cards_of_every_kind() -> None:
    deck = house().deck
    assert deck is not None
    cards = sum(deck.letters.values()) + sum(deck.choices.values()) + deck.animals
    assert cards >= 72
    assert deck.animals > 0
    assert deck.choices
    voiced = {letter for row in house().yellow.squares for letter in row}
    assert all(deck.letters[letter] > 0 for letter in voiced)
    assert all(text == "ー" or letter_of(text) == text for text in deck.letters)


def test_some_themes_can_be_checked_and_some_are_the_writers_to_say() -> None:
    conditions = [theme.condition for theme in house().themes]
    assert None in conditions
    assert len({type(condition) for condition in conditions}) > 4


@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        ('game = "tensai-clever"', 'game = "tensai"', "game", "shape.choice"),
        (
            '"が", "ぎ", "ぐ", "げ", "ご"]',
            '"が", "ぎ", "ぐ", "げ"]',
            "yellow.squares[1]",
            "tensai.sheet.not-rectangular",
        ),
        ('["ざ", "じ"', '["ざ", "が"', "yellow.squares[1][1]", "tensai.sheet.letter-twice"),
        ('["ざ", "じ"', '["ざ", "し"', "yellow.squares[1][1]", "tensai.sheet.not-voiced"),
        ("    { points = 16 },\n", "", "yellow.rows", "tensai.sheet.line-count"),
        ("at = 10, bonus", "at = 13, bonus", "rounds.icons[5].at", "tensai.sheet.icon-off"),
        ("at = 10, bonus", "at = 7, bonus", "rounds.icons[5].at", "tensai.sheet.icon-twice"),
        ("letters = 3", "letters = 4", "light_blue[1].letters", "tensai.sheet.next-length"),
        ("points = 24", "points = 14", "light_blue[3].points", "tensai.sheet.falling"),
        ("15, 21, 28", "15, 14, 28", "green.points[5]", "tensai.sheet.falling"),
        ('id = "ends-in-i"', 'id = "ends-in-n"', "themes[6].id", "tensai.sheet.theme-twice"),
        ('"ん" }', '"ン" }', "themes[5].condition.letters", "tensai.sheet.letters"),
        ("themes_shown = 4", "themes_shown = 16", "themes", "tensai.sheet.few-themes"),
        ("wanted_at_most = 3", "wanted_at_most = 7", "play.wanted_at_most", "tensai.sheet.wanted"),
        ('"あ" = 1', '"ア" = 1', "deck.letters.ア", "tensai.sheet.card"),
        ('"い/う" = 1', '"い/い" = 1', "deck.choices.い/い", "tensai.sheet.choice"),
        ('"い/う" = 1', '"い" = 1', "deck.choices.い", "tensai.sheet.choice"),
        ("long_mark = true", "long_mark = false", "deck.letters.ー", "tensai.sheet.long-mark"),
        ('"ー" = 2\n', "", "deck.letters", "tensai.sheet.no-long-mark"),
        ("cards_a_round = 6", "cards_a_round = 99", "deck", "tensai.sheet.few-cards"),
        ("letter_points = 3", "letter_points = -3", "pink.letter_points", "shape.range"),
        ('bonus = "voiced"', 'bonus = "gift"', "rounds.icons[1].bonus", "shape.choice"),
    ],
)
def test_a_fault_is_named_by_its_key(old: str, new: str, key: str, code: str) -> None:
    text = TEXT.replace(old, new, 1)
    assert text != TEXT
    with pytest.raises(Faulty) as caught:
        load(text)
    first = placed(caught.value, text)[0]
    assert (first.key, first.fault.code) == (key, code)


@pytest.mark.parametrize(
    ("old", "new"),
    [("15, 21, 28", "15, 14, 28"), ('"い/う" = 1', '"い" = 1'), ("at = 10", "at = 99")],
)
def test_a_fault_has_its_line(old: str, new: str) -> None:
    with pytest.raises(Faulty) as caught:
        load(TEXT.replace(old, new, 1))
    (found,) = placed(caught.value, TEXT.replace(old, new, 1))
    assert found.line == TEXT[: TEXT.index(old)].count("\n") + 1


def test_a_sheet_for_scoring_needs_no_cards_and_themes() -> None:
    text = TEXT[: TEXT.index("[deck]")]
    sheet = load(text)
    assert (sheet.deck, sheet.themes) == (None, ())


def test_all_faults_are_told_together() -> None:
    text = TEXT.replace("points = 24", "points = 1").replace('"い/う"', '"い"')
    with pytest.raises(Faulty) as caught:
        load(text)
    assert len(placed(caught.value, text)) == 2
