"""How does an answer that holds findings and score lines anywhere inside get its sentences?"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from wordsvc.messages import Language, sentence
from wordsvc.validators.score import ScoreLine
from wordsvc.validators.verdict import Finding

S = TypeVar("S", bound=msgspec.Struct)


def told_deep(answer: S, language: Language) -> S:
    """The answer with a message in ``language`` in each finding and line that it holds."""
    if isinstance(answer, Finding | ScoreLine):
        return replace(answer, message=sentence(answer.code, answer.facts, language))
    changes = {
        name: told
        for name in answer.__struct_fields__
        if (told := _told(value := getattr(answer, name), language)) is not value
    }
    return replace(answer, **changes) if changes else answer


def _told(value: Any, language: Language) -> Any:  # noqa: ANN401
    if isinstance(value, msgspec.Struct):
        return told_deep(value, language)
    if isinstance(value, tuple) and any(isinstance(item, msgspec.Struct) for item in value):
        return tuple(_told(item, language) for item in value)
    return value
