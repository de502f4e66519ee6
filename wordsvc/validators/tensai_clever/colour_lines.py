"""What does one colour bring, line by line, given as points or as the area itself?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from wordsvc.decoding.faults import Fault
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.score import ScoreLine, tally_faults
from wordsvc.validators.tensai_clever.green import GreenArea, green_faults, judge_green
from wordsvc.validators.tensai_clever.light_blue import (
    LightBlueArea,
    judge_light_blue,
    light_blue_faults,
)
from wordsvc.validators.tensai_clever.pink import PinkArea, judge_pink, pink_faults
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowArea, judge_yellow, yellow_faults
from wordsvc.validators.verdict import Answer

Colour = Literal["yellow", "pink", "light_blue", "green"]
COLOURS: tuple[Colour, ...] = ("yellow", "pink", "light_blue", "green")

YELLOW_CODES = {"row": "tensai.yellow-row", "column": "tensai.yellow-column"}

Area = int | YellowArea | PinkArea | LightBlueArea | GreenArea
Judged = tuple[Answer, tuple[ScoreLine, ...]]


def colour_lines(colour: Colour, area: Area, sheet: TensaiCleverSheet, lexicon: Lexicon) -> Judged:
    """The answer of an area's own check, and a line for everything in it that pays."""
    match area:
        case YellowArea():
            return _yellow(area, sheet)
        case PinkArea():
            return _pink(area, sheet, lexicon)
        case LightBlueArea():
            return _light_blue(area, sheet, lexicon)
        case GreenArea():
            return _green(area, sheet)
        case int():
            return "yes", (ScoreLine("tensai.given", area, {"colour": colour}),)


def area_faults(area: Area, sheet: TensaiCleverSheet, at: str) -> Iterator[Fault]:
    """What cannot stand in the area, below the JSON pointer ``at``."""
    match area:
        case YellowArea():
            yield from yellow_faults(area, sheet, at)
        case PinkArea():
            yield from pink_faults(area, sheet, at)
        case LightBlueArea():
            yield from light_blue_faults(area, sheet, at)
        case GreenArea():
            yield from green_faults(area, sheet, at)
        case int():
            yield from tally_faults(area, at)


def _yellow(area: YellowArea, sheet: TensaiCleverSheet) -> Judged:
    verdict = judge_yellow(area, sheet)
    return verdict.answer, tuple(
        ScoreLine(
            YELLOW_CODES[line.line],
            line.points,
            {"number": line.number, "letters": "".join(line.letters)},
        )
        for line in verdict.lines
    )


def _pink(area: PinkArea, sheet: TensaiCleverSheet, lexicon: Lexicon) -> Judged:
    verdict = judge_pink(area, sheet, lexicon)
    return verdict.answer, tuple(
        ScoreLine(
            "tensai.pink-row",
            row.points,
            {
                "row": number,
                "word": row.word,
                "reading": row.reading,
                "length": row.length,
                "theme": row.theme,
                "answer": row.answer,
            },
        )
        for number, row in enumerate(verdict.verdicts, start=1)
        if row.theme is not None and row.answer != "no"
    )


def _light_blue(area: LightBlueArea, sheet: TensaiCleverSheet, lexicon: Lexicon) -> Judged:
    verdict = judge_light_blue(area, sheet, lexicon)
    facts = {"counted": verdict.counted}
    line = ScoreLine("tensai.light-blue", verdict.points, facts)
    return verdict.answer, (line,) if verdict.counted else ()


def _green(area: GreenArea, sheet: TensaiCleverSheet) -> Judged:
    verdict = judge_green(area, sheet)
    facts = {"square": verdict.last_square}
    line = ScoreLine("tensai.green", verdict.points, facts)
    return verdict.answer, (line,) if verdict.last_square else ()
