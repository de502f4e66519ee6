"""Does this stand on a Tensai Clever sheet, what is it worth, and what may come next?"""

from __future__ import annotations

from typing import TypeVar

from wordsvc.bootstrap import Services
from wordsvc.messages import Language
from wordsvc.messages.told_deep import told_deep
from wordsvc.validators.sheet import SheetName
from wordsvc.validators.tensai_clever.green import GreenArea, GreenVerdict, judge_green
from wordsvc.validators.tensai_clever.light_blue import (
    LightBlueArea,
    LightBlueVerdict,
    judge_light_blue,
)
from wordsvc.validators.tensai_clever.pink import PinkArea, PinkAreaVerdict, judge_pink
from wordsvc.validators.tensai_clever.yellow import YellowArea, YellowVerdict, judge_yellow
from wordsvc.web.edge.metrics import VERDICTS
from wordsvc.web.layer.endpoint import Api, Example

tensai_clever = Api("/api/v1/judge/tensai-clever", tag="tensai-clever")

AreaVerdict = TypeVar("AreaVerdict", PinkAreaVerdict, LightBlueVerdict, GreenVerdict, YellowVerdict)


class PinkQuestion(PinkArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pink rows as written, and the themes on the table."""

    sheet: SheetName = "house"


class LightBlueQuestion(LightBlueArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The light-blue words from 2 letters up."""

    sheet: SheetName = "house"


class GreenQuestion(GreenArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The green squares from the left."""

    sheet: SheetName = "house"


class YellowQuestion(YellowArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The letters of the crossed yellow squares."""

    sheet: SheetName = "house"


@tensai_clever.post(
    "/pink",
    limited=True,
    example=Example(
        body={
            "rows": [{"text": "がつこう", "theme": "found-at-school"}, {"text": "どんぐり"}],
            "themes": [
                {"id": "found-at-school", "points": 4},
                {"id": "two-voiced", "points": 4, "condition": {"kind": "voiced", "at_least": 2}},
            ],
        }
    ),
)
def judge_pink_rows(body: PinkQuestion, services: Services, language: Language) -> PinkAreaVerdict:
    """Pink: is each row a voiced word, which theme does it meet, what does it pay?

    A theme without a `condition` is met when the row names it: the writer says so.
    """
    sheet = services.sheets.tensai_clever(body.sheet)
    return _answered("pink", judge_pink(body, sheet, services.lexicon), language)


@tensai_clever.post(
    "/light-blue", limited=True, example=Example(body={"words": ["ごま", "たまご", "がつこう"]})
)
def judge_light_blue_words(
    body: LightBlueQuestion, services: Services, language: Language
) -> LightBlueVerdict:
    """Light blue: how far do the words count, and why do they stop there?"""
    sheet = services.sheets.tensai_clever(body.sheet)
    return _answered("light-blue", judge_light_blue(body, sheet, services.lexicon), language)


@tensai_clever.post(
    "/green", limited=True, example=Example(body={"letters": ["う", "た", "ぬ", "ん", "ぎ", "じ"]})
)
def judge_green_row(body: GreenQuestion, services: Services, language: Language) -> GreenVerdict:
    """Green: do the letters rise, and which may still follow?"""
    sheet = services.sheets.tensai_clever(body.sheet)
    return _answered("green", judge_green(body, sheet), language)


@tensai_clever.post(
    "/yellow", limited=True, example=Example(body={"crossed": ["が", "ぎ", "ぐ", "げ", "ご"]})
)
def judge_yellow_squares(
    body: YellowQuestion, services: Services, language: Language
) -> YellowVerdict:
    """Yellow: which lines are complete, and which are one cross away?"""
    sheet = services.sheets.tensai_clever(body.sheet)
    return _answered("yellow", judge_yellow(body, sheet), language)


def _answered(area: str, verdict: AreaVerdict, language: Language) -> AreaVerdict:
    VERDICTS.labels(f"tensai-clever/{area}", verdict.answer).inc()
    return told_deep(verdict, language)
