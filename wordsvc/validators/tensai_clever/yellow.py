"""Which yellow lines are complete, and which are one cross away? (TC-20 … TC-23)"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.validators.sheet import DEFAULT, SheetName
from wordsvc.validators.tensai_clever.sheet import Bonus, Line, TensaiCleverSheet, Yellow
from wordsvc.validators.tensai_clever.square import letter_of
from wordsvc.validators.verdict import Answer, Finding

CROSSES_AT_MOST = 200

LineKind = Literal["row", "column"]

Letter = Annotated[str, msgspec.Meta(max_length=8)]


class YellowArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The letters whose squares are crossed, in any order and any kana."""

    crossed: Annotated[tuple[Letter, ...], msgspec.Meta(max_length=CROSSES_AT_MOST)]


class YellowQuestion(YellowArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The letters of the crossed yellow squares."""

    sheet: SheetName = DEFAULT


class YellowLine(msgspec.Struct, frozen=True):
    """A row or column: which one (from 1), its letters and what stands at its end."""

    line: LineKind
    number: int
    letters: tuple[str, ...]
    points: int
    bonus: Bonus


class OneAway(msgspec.Struct, frozen=True):
    """A line that lacks one cross, and the letter of the square that lacks it."""

    line: LineKind
    number: int
    letter: str
    points: int
    bonus: Bonus


class YellowVerdict(msgspec.Struct, frozen=True):
    """What the crosses are worth. Crosses that cannot be are faults, so the answer is yes."""

    answer: Answer
    lines: tuple[YellowLine, ...]
    points: int
    bonuses: tuple[Bonus, ...]
    one_away: tuple[OneAway, ...]
    findings: tuple[Finding, ...] = ()


def judge_yellow(area: YellowArea, sheet: TensaiCleverSheet) -> YellowVerdict:
    """The yellow area; raises ``Faulty`` for squares off the sheet and squares crossed twice."""
    refuse(yellow_faults(area, sheet))
    crossed = {letter_of(text) for text in area.crossed}
    every = yellow_lines(sheet)
    done = tuple(line for line in every if crossed.issuperset(line.letters))
    return YellowVerdict(
        answer="yes",
        lines=done,
        points=sum(line.points for line in done),
        bonuses=tuple(line.bonus for line in done if line.bonus != "none"),
        one_away=tuple(_one_away(every, crossed)),
    )


def yellow_lines(sheet: TensaiCleverSheet) -> tuple[YellowLine, ...]:
    """Every row from the top, then every column from the left."""
    return _every_line(sheet.yellow)


@lru_cache(maxsize=16)
def _every_line(yellow: Yellow) -> tuple[YellowLine, ...]:
    rows = [tuple(letter_of(text) or text for text in row) for row in yellow.squares]
    columns = list(zip(*rows, strict=True))
    return (*_lines("row", rows, yellow.rows), *_lines("column", columns, yellow.columns))


def yellow_faults(area: YellowArea, sheet: TensaiCleverSheet, at: str = "") -> Iterator[Fault]:
    """Crosses that cannot be on this sheet (TC-21), below the JSON pointer ``at``."""
    squares = {letter_of(text) for row in sheet.yellow.squares for text in row}
    seen: set[str | None] = set()
    for index, text in enumerate(area.crossed):
        letter = letter_of(text)
        if letter is None or letter not in squares:
            yield Fault(f"{at}/crossed/{index}", "tensai.off-sheet", {"square": text})
        elif letter in seen:
            yield Fault(f"{at}/crossed/{index}", "tensai.crossed-twice", {"square": letter})
        seen.add(letter)


def _one_away(lines: Collection[YellowLine], crossed: Collection[str | None]) -> Iterator[OneAway]:
    for line in lines:
        lacking = [letter for letter in line.letters if letter not in crossed]
        if len(lacking) == 1:
            yield OneAway(line.line, line.number, lacking[0], line.points, line.bonus)


def _lines(
    kind: LineKind, lines: Sequence[tuple[str, ...]], ends: Sequence[Line]
) -> Iterator[YellowLine]:
    for number, (letters, end) in enumerate(zip(lines, ends, strict=True), start=1):
        yield YellowLine(kind, number, letters, end.points, end.bonus)
