"""Why can this row not be asked? One code, as the API would give it."""

from __future__ import annotations

from typing import Any

from wordsvc.kana import NotKana
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.validators.faults import Faulty

Refusal = tuple[str, dict[str, Any]]


def refusal(error: NotKana | Faulty) -> Refusal:
    """Code and facts of what is wrong with a question, the first fault of several."""
    if isinstance(error, NotKana):
        return error.code, error.facts
    fault = error.faults[0]
    return fault.code, fault.facts


def beyond(text: object) -> Refusal | None:
    """Whether a word is longer than any, told without reading it."""
    if isinstance(text, str) and len(text) > LETTERS_AT_MOST:
        return "shape.too-long", {"most": LETTERS_AT_MOST, "got": len(text)}
    return None
