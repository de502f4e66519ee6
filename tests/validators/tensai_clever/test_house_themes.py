"""Do the house themes say of every kana what their titles say? (TC-25)"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.validators.small_lexicon import WORDS
from wordsvc.kana import Reading
from wordsvc.kana.letters import GRID, KANA, LONG, SMALL, VOICED, VOWEL
from wordsvc.kana.reading import unvoiced
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.pink import PinkArea, ShownTheme, WrittenRow, judge_pink
from wordsvc.validators.tensai_clever.theme import Condition, meets

LETTERS = sorted({*KANA, *VOICED.values()})
FULL = {"ゕ": "か", "ゖ": "け"}


def of_row(name: str) -> Callable[[str], bool]:
    return lambda letter: FULL.get(letter, unvoiced(letter)) in GRID[name]


Said = Mapping[str, Callable[[str], bool]]

BEGINS: Said = {"begins-in-ka": of_row("か行"), "begins-in-sa": of_row("さ行")}
ENDS: Said = {
    "ends-in-i": lambda letter: VOWEL[letter[0]] == "い",
    "ends-in-n": lambda letter: letter == "ん",
}
CONTAINS: Said = {"small-letter": lambda letter: letter in SMALL, "long-mark": lambda _: False}


def condition_of(theme: str) -> Condition:
    (found,) = [one.condition for one in house().themes if one.id == theme]
    assert found is not None
    return found


@pytest.mark.parametrize("theme", BEGINS)
def test_every_word_begins_in_the_row_or_not(theme: str) -> None:
    """TC-25"""
    condition = condition_of(theme)
    met = [letter for letter in LETTERS if meets(Reading(letter + "だな"), condition)]
    assert met == [letter for letter in LETTERS if BEGINS[theme](letter)]


@pytest.mark.parametrize("theme", ENDS)
def test_every_word_ends_in_the_column_or_not(theme: str) -> None:
    """TC-25: め-ろ-で-ぃ ends on an i sound, and so do ぴ and ゐ."""
    condition = condition_of(theme)
    met = [letter for letter in LETTERS if meets(Reading("だ" + letter), condition)]
    assert met == [letter for letter in LETTERS if ENDS[theme](letter)]
    assert met


@pytest.mark.parametrize("theme", CONTAINS)
def test_every_letter_is_small_or_not(theme: str) -> None:
    """TC-25: ゎ too."""
    condition = condition_of(theme)
    met = [letter for letter in LETTERS if meets(Reading(f"だ{letter}な"), condition)]
    assert met == [letter for letter in LETTERS if CONTAINS[theme](letter)]
    assert meets(Reading("だ" + LONG), condition) is (theme == "long-mark")


def test_every_condition_on_letters_is_looked_at_here() -> None:
    conditions = {theme.id: theme.condition for theme in house().themes}
    on_letters = {name for name, one in conditions.items() if hasattr(one, "letters")}
    assert on_letters == {*BEGINS, *ENDS, *CONTAINS}


@pytest.mark.parametrize("word", ["めろでぃ", "ぼでぃ", "めろでい"])
def test_a_melody_ends_on_an_i_sound(word: str) -> None:
    """TC-25: as it is meant, or as cards spell it."""
    area = PinkArea((WrittenRow(word, "ends-in-i"),), (ShownTheme("ends-in-i", 3),))
    (verdict,) = judge_pink(area, house(), WORDS).verdicts
    assert verdict.meets == ("ends-in-i",)
