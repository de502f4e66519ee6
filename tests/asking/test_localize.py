"""Every finding and line of an answer gets its sentence, wherever it stands."""

from __future__ import annotations

import msgspec

from wordsvc.asking.localize import localize
from wordsvc.validators.score import ScoreLine
from wordsvc.validators.verdict import Finding


class Inner(msgspec.Struct, frozen=True):
    findings: tuple[Finding, ...]
    name: str = "あ"


class Answer(msgspec.Struct, frozen=True):
    lines: tuple[ScoreLine, ...]
    rows: tuple[Inner, ...]
    best: Inner | None = None


def test_sentences_are_put_in_at_every_depth() -> None:
    line = ScoreLine("tensai.green", 6, {"square": 3})
    gap = Finding("tensai.gap", "no", {"square": 2})
    answer = Answer((line,), (Inner((gap,)), Inner(())), Inner((gap, gap)))
    told = localize(answer, "en")
    assert told.lines[0].message == "Green: up to square 3."
    assert told.rows[0].findings[0].message.startswith("A square was skipped")
    assert told.best is not None
    assert all(finding.message for finding in told.best.findings)
    assert localize(answer, "ja").lines[0].message == "緑色：3マス目まで。"


def test_an_answer_without_any_stays_the_same() -> None:
    answer = Answer((), (Inner(()),))
    assert localize(answer, "ja") == answer
