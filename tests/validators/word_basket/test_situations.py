"""The situations of tests/data/chains.tsv that are about words, over the real dictionary."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import Question, judge, preset

FILE = Path(__file__).parents[2] / "data" / "chains.tsv"
ANSWERS = {"accept": "yes", "refuse": "no", "ask": "ask"}
ABOUT_WORDS = {"play", "start", "reset-top"}
CODES = {
    "R1 letters": {"basket.head", "basket.tail"},
    "R2 length": {"basket.short"},
    "R3 word": {"word.spelling"},
    "R3 class": {"word.not-noun"},
    "R3 phrase": {"word.phrase"},
    "R3 proper": {"word.proper", "word.homograph", "word.obscure"},
    "R9 ん": {"basket.ends-n"},
    "R11 agari": {"basket.short-last"},
    "R15 bridge": {"basket.head", "basket.bridge"},
    "R15 number card": {"basket.length"},
    "R16 number field": {"basket.length"},
    "R16 number on number": {"basket.number-on-number"},
    "R19 handicap": {"basket.short", "basket.short-last"},
}
PREVIOUS = re.compile(r"(?P<word>[ぁ-ー]+)(?:\((?:letter |line )?(?P<card>[^)]+)\))?$")


def situations() -> list[dict[str, str]]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return [row for row in rows if row["event"] in ABOUT_WORDS]


ROWS = [pytest.param(row, id=row["id"]) for row in situations()]
AFTER_A_WORD = [
    pytest.param(row, id=row["id"]) for row in situations() if PREVIOUS.match(row["prev_word"])
]


def written(card: str) -> str:
    return card.removeprefix("line ").replace("/", ",")


def check(verdict: Verdict, row: dict[str, str]) -> None:
    assert verdict.answer == ANSWERS[row["expected"]], verdict.findings
    codes = {finding.code for finding in verdict.findings}
    if verdict.answer == "yes":
        assert row["next_letters"] in (*verdict.tails, "(win)")
    else:
        assert codes & CODES[row["rule"]], codes


def asked(row: dict[str, str], lexicon: Lexicon, **before: str | None) -> Verdict:
    question = Question(
        row["word"], card=written(row["card"]), last=row["last_card"] == "yes", **before
    )
    return judge(question, lexicon, preset(row["options"].replace("std", "official")))


@pytest.mark.parametrize("row", ROWS)
def test_on_the_field(row: dict[str, str], lexicon: Lexicon) -> None:
    check(asked(row, lexicon, field=written(row["field"])), row)


@pytest.mark.parametrize("row", AFTER_A_WORD)
def test_after_the_previous_word(row: dict[str, str], lexicon: Lexicon) -> None:
    before = PREVIOUS.match(row["prev_word"])
    assert before is not None
    check(asked(row, lexicon, previous=before["word"], previous_card=before["card"]), row)
