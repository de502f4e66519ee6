"""The answer to a question about a word: a value with codes and facts, never prose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from wordsvc.lexicon.entry import Evidence

Answer = Literal["yes", "no", "ask"]
Level = Literal["no", "ask", "note"]


def _none() -> dict[str, Any]:
    return {}


class Finding(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One check that had something to say. ``message`` is filled in by a face, in its language.

    As JSON a finding always has its ``facts``, ``{}`` where there is nothing more to say.
    """

    code: str
    level: Level
    facts: dict[str, Any] = msgspec.field(default_factory=_none)
    message: str = ""


class Verdict(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A judged word. A plain yes has no findings of level ``no`` or ``ask``.

    ``tails`` are the letters the next word may begin with, ``cards`` the cards the word fits.
    """

    answer: Answer
    word: str
    reading: str
    written: tuple[str, ...]
    letters: tuple[str, ...]
    length: int
    head: str
    tails: tuple[str, ...]
    cards: tuple[str, ...]
    findings: tuple[Finding, ...]
    evidence: tuple[Evidence, ...]
    rules: str
    lexicon: str


def telling(finding: Finding, readings: Sequence[str]) -> Finding:
    """The finding with the readings that were not taken, as nobody says them first (猫: ねこま)."""
    return msgspec.structs.replace(finding, facts={**finding.facts, "readings": list(readings)})


def answer_of(findings: Iterable[Finding]) -> Answer:
    """The answer that findings amount to: any ``no`` is no, else any ``ask`` is ask, else yes."""
    answer: Answer = "yes"
    for finding in findings:
        if finding.level == "no":
            return "no"
        if finding.level == "ask":
            answer = "ask"
    return answer
