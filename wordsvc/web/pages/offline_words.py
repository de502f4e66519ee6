"""The answers that a phone can give without a server, as the judge gave them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Any

import msgspec

from wordsvc.lexicon.protocol import Lexicon, Pattern
from wordsvc.messages import Language, sentence
from wordsvc.validators.verdict import Answer, Finding, Verdict
from wordsvc.validators.word_basket import Question, judge, resolve

LANGUAGES: tuple[Language, ...] = ("ja", "en")
SHARED = "0123456789abcdefghijklmnopqrstuvwxyz"
"""How many letters a word shares with the one before, as one sign."""

_LONG = "ー"


class Group(msgspec.Struct, frozen=True):
    """Words with the same answer for the same reasons.

    ``words`` are their readings in order, each as a sign of ``SHARED`` and the letters that
    follow what it shares with the one before.
    """

    answer: Answer
    findings: tuple[dict[str, Any], ...]
    words: str


class OfflineWords(msgspec.Struct, frozen=True):
    """``heads`` by the first letter of a reading; ``tails`` by its ending: the last letter, or the
    last before long marks with these."""

    heads: dict[str, str]
    tails: dict[str, tuple[str, ...]]
    groups: tuple[Group, ...]


def offline_words(lexicon: Lexicon) -> OfflineWords:
    """Every plain noun as the official rules judge it by itself."""
    rules = resolve(None)
    heads: dict[str, str] = {}
    tails: dict[str, tuple[str, ...]] = {}
    groups: dict[tuple[Answer, bytes], tuple[Verdict, list[str]]] = {}
    for word in lexicon.search(Pattern(kind="common")):
        verdict = judge(Question(word=word.reading), lexicon, rules)
        heads[word.reading[0]] = verdict.head
        tails[ending(word.reading)] = verdict.tails
        key = verdict.answer, msgspec.json.encode(verdict.findings)
        groups.setdefault(key, (verdict, []))[1].append(word.reading)
    return OfflineWords(
        heads=heads,
        tails=tails,
        groups=tuple(
            Group(
                verdict.answer,
                tuple(map(_localized, verdict.findings)),
                front_coded(sorted(readings)),
            )
            for verdict, readings in groups.values()
        ),
    )


def ending(reading: str) -> str:
    """What decides how a reading goes on."""
    stem = reading.rstrip(_LONG)
    return stem[-1:] + reading[len(stem) :]


def front_coded(readings: Iterable[str]) -> str:
    """Sorted readings, each without what it shares with the one before."""
    parts: list[str] = []
    before = ""
    for reading in readings:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(before, reading, strict=False))
        shared = min(sum(1 for _ in same), len(SHARED) - 1)
        parts.append(SHARED[shared] + reading[shared:])
        before = reading
    return "".join(parts)


def _localized(finding: Finding) -> dict[str, Any]:
    messages = {lang: sentence(finding.code, finding.facts, lang) for lang in LANGUAGES}
    return {"code": finding.code, "level": finding.level, "message": messages}
