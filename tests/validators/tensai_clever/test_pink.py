"""Pink rows: a voiced word, a theme it meets, and what that pays."""

from __future__ import annotations

import pytest

from tests.validators.small_lexicon import WORDS
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.pink import (
    PinkArea,
    PinkAreaVerdict,
    ShownTheme,
    WrittenRow,
    judge_pink,
)
from wordsvc.validators.tensai_clever.theme import Begins, Length

FOOD = ShownTheme("food", 5)
LONG = ShownTheme("long", 4, Length(at_least=4))
KA = ShownTheme("ka", 7, Begins("かが"))


def judge(*rows: WrittenRow, themes: tuple[ShownTheme, ...] = (FOOD, LONG, KA)) -> PinkAreaVerdict:
    return judge_pink(PinkArea(rows, themes), house(), WORDS)


def codes(verdict: PinkAreaVerdict, row: int = 0) -> list[str]:
    return [finding.code for finding in verdict.verdicts[row].findings]


def test_the_theme_that_pays_most_is_taken() -> None:
    (row,) = judge(WrittenRow("かぎあな", "food")).verdicts
    assert (row.answer, row.voiced, row.theme, row.points) == ("yes", True, "ka", 4 * 3 + 7)
    assert row.findings == ()
    assert row.meets == ("food", "long", "ka")


def test_a_theme_without_a_condition_is_met_by_the_writers_word() -> None:
    claimed = judge(WrittenRow("たまご", "food"))
    assert (claimed.answer, claimed.points) == ("yes", 3 * 3 + 5)
    unclaimed = judge(WrittenRow("たまご"))
    assert (unclaimed.answer, unclaimed.points) == ("ask", 0)
    assert codes(unclaimed) == ["tensai.which-theme"]
    assert unclaimed.verdicts[0].findings[0].facts == {"themes": ["food"]}


def test_a_claimed_theme_wins_among_equals() -> None:
    other = ShownTheme("other", 7)
    (row,) = judge(WrittenRow("がっこう", "other"), themes=(KA, other)).verdicts
    assert row.theme == "other"


def test_a_theme_of_the_sheet_brings_its_condition() -> None:
    sheet_theme = ShownTheme("ends-in-n", 2)
    met = judge(WrittenRow("しやかいじん"), themes=(sheet_theme,))
    assert (met.answer, met.points) == ("yes", 6 * 3 + 2)
    assert met.verdicts[0].reading == "しゃかいじん"
    assert met.verdicts[0].word == "しやかいじん"
    missed = judge(WrittenRow("たまご", "ends-in-n"), themes=(sheet_theme,))
    assert (missed.answer, codes(missed)) == ("no", ["tensai.no-theme"])


@pytest.mark.parametrize(
    ("row", "answer", "code"),
    [
        (WrittenRow("さかな", "food"), "no", "tensai.unvoiced"),
        (WrittenRow("ぴあの", "food"), "no", "tensai.unvoiced"),
        (WrittenRow("が_こう", "food"), "no", "tensai.gap"),
        (WrittenRow("_がむ", "food"), "no", "tensai.gap"),
        (WrittenRow("が む", "food"), "no", "tensai.gap"),
    ],
)
def test_rows_that_cannot_pay(row: WrittenRow, answer: str, code: str) -> None:
    verdict = judge(row)
    assert (verdict.answer, verdict.points) == (answer, 0)
    assert code in codes(verdict)


def test_no_theme_on_the_table_pays_nothing() -> None:
    verdict = judge(WrittenRow("たまご"), themes=())
    assert (verdict.answer, verdict.points) == ("no", 0)


def test_points_of_a_doubtful_word_are_shown() -> None:
    verdict = judge(WrittenRow("およぐ", "food"))
    assert (verdict.answer, verdict.points) == ("ask", 3 * 3 + 5)


def test_an_unwritten_row_is_nothing_against_it() -> None:
    verdict = judge(WrittenRow(""), WrittenRow(" "), WrittenRow("たまご", "food"))
    assert (verdict.answer, verdict.points) == ("yes", 14)
    assert [row.reading for row in verdict.verdicts] == ["", "", "たまご"]


def test_spaces_around_a_row_are_no_squares() -> None:
    assert judge(WrittenRow("　でんわ ", "food")).points == 3 * 3 + 5


def test_everything_that_cannot_be_is_listed() -> None:
    rows = (
        WrittenRow("電話"),
        WrittenRow("が" * 9),
        WrittenRow("たまご", "unheard-of"),
        WrittenRow("さと%"),
        WrittenRow("がむ"),
        WrittenRow("がむ"),
        WrittenRow(""),
    )
    themes = (FOOD, ShownTheme("food", -1), ShownTheme("x", 1000, Begins("亜")))
    with pytest.raises(Faulty) as caught:
        judge(*rows, themes=themes)
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [
        ("/rows/0/text", "kana.kanji"),
        ("/rows/1/text", "tensai.off-sheet"),
        ("/rows/2/theme", "tensai.unknown-theme"),
        ("/rows/3/text", "kana.symbol"),
        ("/rows/5", "tensai.off-sheet"),
        ("/themes/1/id", "tensai.theme-twice"),
        ("/themes/1/points", "tensai.theme-points"),
        ("/themes/2/points", "tensai.theme-points"),
        ("/themes/2/condition/letters", "tensai.sheet.letters"),
    ]
