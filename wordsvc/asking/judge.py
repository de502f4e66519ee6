"""A question to a validator, answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wordsvc.asking.localize import localize
from wordsvc.decoding.shape import shaped
from wordsvc.messages import Language
from wordsvc.validators.validator import Desk, Validator


def judge(
    validator: Validator,
    asked: Any,  # noqa: ANN401 - the validator's question, or plain data of one
    desk: Desk,
    language: Language | None = None,
) -> Any:  # noqa: ANN401 - the validator's verdict
    """The verdict, with messages if a language is told. Raises Faulty with every fault.

    Numbers and booleans in plain data may be text, as a command line or a list has them.
    """
    if isinstance(asked, Mapping):
        asked = shaped(asked, validator.question, strict=False)
    verdict = validator.judge(asked, desk)
    return verdict if language is None else localize(verdict, language)
