"""What are the areas of Tensai Clever sheets worth, sheet by sheet?"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UNSET

from wordsvc.batch.ask.cells import letters, parts, rows
from wordsvc.batch.ask.rowwise import Row, Told
from wordsvc.batch.job import Job
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.shape import shaped
from wordsvc.validators.tensai_clever.green import GreenArea, judge_green
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea, judge_light_blue
from wordsvc.validators.tensai_clever.pink import PinkArea, judge_pink
from wordsvc.validators.tensai_clever.yellow import YellowArea, judge_yellow


def pink(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges pink rows; the themes are those of the sheet unless the row of the list has some."""
    of_sheet = [{"id": theme.id, "points": theme.points} for theme in job.sheet.themes]

    def judge(told: Told) -> Row:
        asked = {"themes": of_sheet} | told | {"rows": rows(told["rows"])}
        verdict = judge_pink(shaped(asked, PinkArea), job.sheet, lexicon)
        found = [finding for row in verdict.verdicts for finding in row.findings]
        return Row(verdict.answer, found, {"points": verdict.points})

    return judge


def light_blue(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges light-blue words from 2 letters up."""

    def judge(told: Told) -> Row:
        asked = shaped(told | {"words": parts(told["words"])}, LightBlueArea)
        verdict = judge_light_blue(asked, job.sheet, lexicon)
        found = [finding for row in verdict.verdicts for finding in row.findings]
        return Row(verdict.answer, found, _named(verdict, "points", "counted", "next_length"))

    return judge


def green(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges green letters from the left."""

    def judge(told: Told) -> Row:
        asked = shaped(told | {"letters": letters(told["letters"])}, GreenArea)
        verdict = judge_green(asked, job.sheet)
        cells = _named(verdict, "points", "last_square")
        cells["bad_at"] = None if verdict.bad_at is UNSET else verdict.bad_at
        cells["may_follow"] = " ".join(verdict.may_follow)
        return Row(verdict.answer, verdict.findings, cells)

    return judge


def yellow(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Adds up crossed yellow squares."""

    def judge(told: Told) -> Row:
        asked = shaped(told | {"crossed": letters(told["crossed"])}, YellowArea)
        verdict = judge_yellow(asked, job.sheet)
        cells = {
            "points": verdict.points,
            "lines": " ".join("".join(line.letters) for line in verdict.lines),
            "bonuses": " ".join(verdict.bonuses),
            "one_away": " ".join(dict.fromkeys(line.letter for line in verdict.one_away)),
        }
        return Row(verdict.answer, verdict.findings, cells)

    return judge


def _named(verdict: msgspec.Struct, *names: str) -> dict[str, object]:
    return {name: getattr(verdict, name) for name in names}
