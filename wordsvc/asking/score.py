"""A finished game, added up."""

from __future__ import annotations

from typing import Any

from wordsvc.asking.localize import localize
from wordsvc.decoding.shape import shaped
from wordsvc.messages import Language
from wordsvc.validators.book import Scorer
from wordsvc.validators.validator import Desk


def score(
    scorer: Scorer,
    asked: Any,  # noqa: ANN401 - the scorer's game, or plain data of one
    desk: Desk,
    language: Language | None = None,
) -> Any:  # noqa: ANN401 - the scorer's result
    """The scores, with messages if a language is told. Raises Faulty with every fault."""
    game = asked if isinstance(asked, scorer.game) else shaped(asked, scorer.game)
    result = scorer.score(game, desk.sheets, desk.lexicon)
    return result if language is None else localize(result, language)
