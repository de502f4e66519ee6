"""Tensai Clever, as the catalogue lists it: the four areas of its sheet."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from wordsvc.validators.book import Book, SheetKind
from wordsvc.validators.cells import WORD, letters, parts, rows
from wordsvc.validators.tensai_clever.finished import SCORER
from wordsvc.validators.tensai_clever.green import GreenQuestion, GreenVerdict, judge_green
from wordsvc.validators.tensai_clever.light_blue import (
    LightBlueQuestion,
    LightBlueVerdict,
    judge_light_blue,
)
from wordsvc.validators.tensai_clever.load import house, load
from wordsvc.validators.tensai_clever.pink import PinkAreaVerdict, PinkQuestion, judge_pink
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowQuestion, YellowVerdict, judge_yellow
from wordsvc.validators.validator import Cells, Columns, Desk, Validator


def _sheet(name: str, desk: Desk) -> TensaiCleverSheet:
    return desk.sheets.find(TensaiCleverSheet, name)


def _pink(cells: Cells, desk: Desk) -> Cells:
    """The themes are those of the sheet unless the row of the list has some."""
    of_sheet = [{"id": theme.id, "points": theme.points} for theme in _sheet("house", desk).themes]
    return {"themes": of_sheet} | cells | {"rows": rows(cells["rows"])}


def _of_green(verdict: GreenVerdict) -> Cells:
    return _named(verdict, "points", "last_square") | {
        "bad_at": None if verdict.bad_at is UNSET else verdict.bad_at,
        "may_follow": " ".join(verdict.may_follow),
    }


def _of_yellow(verdict: YellowVerdict) -> Cells:
    return {
        "points": verdict.points,
        "lines": " ".join("".join(line.letters) for line in verdict.lines),
        "bonuses": " ".join(verdict.bonuses),
        "one_away": " ".join(dict.fromkeys(line.letter for line in verdict.one_away)),
    }


def _named(verdict: msgspec.Struct, *names: str) -> Cells:
    return {name: getattr(verdict, name) for name in names}


PINK = Validator(
    path="tensai-clever/pink",
    name="judge_pink_rows",
    about="""Pink: is each row a voiced word, which theme does it meet, what does it pay?

    A theme without a `condition` is met when the row names it: the writer says so.
    """,
    question=PinkQuestion,
    verdict=PinkAreaVerdict,
    judge=lambda area, desk: judge_pink(area, _sheet(area.sheet, desk), desk.lexicon),
    example={
        "rows": [{"text": "がつこう", "theme": "found-at-school"}, {"text": "どんぐり"}],
        "themes": [
            {"id": "found-at-school", "points": 4},
            {"id": "two-voiced", "points": 4, "condition": {"kind": "voiced", "at_least": 2}},
        ],
    },
    columns=Columns(
        fields={"rows": ("row", "word", *WORD), "themes": ()},
        added={"points": int},
        question=_pink,
        cells=lambda verdict: _named(verdict, "points"),
    ),
)

LIGHT_BLUE = Validator(
    path="tensai-clever/light-blue",
    name="judge_light_blue_words",
    about="Light blue: how far do the words count, and why do they stop there?",
    question=LightBlueQuestion,
    verdict=LightBlueVerdict,
    judge=lambda area, desk: judge_light_blue(area, _sheet(area.sheet, desk), desk.lexicon),
    example={"words": ["ごま", "たまご", "がつこう"]},
    columns=Columns(
        fields={"words": ("word", *WORD)},
        added={"points": int, "counted": int, "next_length": int},
        question=lambda cells, _: cells | {"words": parts(cells["words"])},
        cells=lambda verdict: _named(verdict, "points", "counted", "next_length"),
    ),
)

GREEN = Validator(
    path="tensai-clever/green",
    name="judge_green_row",
    about="Green: do the letters rise, and which may still follow?",
    question=GreenQuestion,
    verdict=GreenVerdict,
    judge=lambda area, desk: judge_green(area, _sheet(area.sheet, desk)),
    example={"letters": ["う", "た", "ぬ", "ん", "ぎ", "じ"]},
    columns=Columns(
        fields={"letters": ("letter", "word", *WORD)},
        added={"points": int, "last_square": int, "bad_at": int, "may_follow": str},
        question=lambda cells, _: cells | {"letters": letters(cells["letters"])},
        cells=_of_green,
    ),
)

YELLOW = Validator(
    path="tensai-clever/yellow",
    name="judge_yellow_squares",
    about="Yellow: which lines are complete, and which are one cross away?",
    question=YellowQuestion,
    verdict=YellowVerdict,
    judge=lambda area, desk: judge_yellow(area, _sheet(area.sheet, desk)),
    example={"crossed": ["が", "ぎ", "ぐ", "げ", "ご"]},
    columns=Columns(
        fields={"crossed": ("letters", "word", *WORD)},
        added={"points": int, "lines": str, "bonuses": str, "one_away": str},
        question=lambda cells, _: cells | {"crossed": letters(cells["crossed"])},
        cells=_of_yellow,
    ),
)

BOOK = Book(
    sheets=SheetKind(TensaiCleverSheet, load, house),
    scorer=SCORER,
    validators=(PINK, LIGHT_BLUE, GREEN, YELLOW),
)
