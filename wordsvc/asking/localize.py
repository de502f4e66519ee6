"""Findings, score lines and faults with their sentences: the rules give codes and facts only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from wordsvc.decoding.faults import Fault
from wordsvc.messages import Language, sentence
from wordsvc.validators.score import ScoreLine
from wordsvc.validators.verdict import Finding, Verdict

S = TypeVar("S", bound=msgspec.Struct)


def localize(answer: S, language: Language) -> S:
    """The answer with a message in ``language`` in each finding and line that it holds."""
    if isinstance(answer, Finding):
        return replace(answer, message=told(answer, language))
    if isinstance(answer, ScoreLine | Fault):
        return replace(answer, message=sentence(answer.code, answer.facts, language))
    if isinstance(answer, Verdict):  # the most usual one, with nothing else to say
        if not answer.findings:
            return answer
        return replace(answer, findings=localize_all(answer.findings, language))
    changes = {
        name: localized
        for name in answer.__struct_fields__
        if (localized := _inside(value := getattr(answer, name), language)) is not value
    }
    return replace(answer, **changes) if changes else answer


def told(finding: Finding, language: Language) -> str:
    """The sentence of a finding, with the readings that were not taken."""
    said = sentence(finding.code, finding.facts, language)
    if "readings" not in finding.facts or finding.code == "word.spelling":
        return said
    gap = " " if language == "en" else ""
    return f"{said}{gap}{sentence('word.readings.rarer', finding.facts, language)}"


def localize_all(parts: Iterable[S], language: Language) -> tuple[S, ...]:
    """Each finding, line or fault with its message."""
    return tuple(localize(part, language) for part in parts)


def _inside(value: Any, language: Language) -> Any:  # noqa: ANN401
    if isinstance(value, msgspec.Struct):
        return localize(value, language)
    if isinstance(value, tuple) and any(isinstance(item, msgspec.Struct) for item in value):
        return tuple(_inside(item, language) for item in value)
    return value
