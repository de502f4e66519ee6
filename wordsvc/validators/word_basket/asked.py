"""Questions that name their rules: whatever is wrong with rules or question is told together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.unread import refuse_question
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket.chain import Chain, chain
from wordsvc.validators.word_basket.faults import chain_faults, question_faults
from wordsvc.validators.word_basket.judge import judge
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.presets import preset
from wordsvc.validators.word_basket.question import WordBasketChain, WordBasketQuestion
from wordsvc.validators.word_basket.resolve import resolve


def judge_asked(
    asked: WordBasketQuestion, lexicon: Lexicon, usual: WordBasketRules | None = None
) -> Verdict:
    """The verdict by the rules that the question names; where it names none, by the ``usual``."""
    base = usual or preset()
    rules = _resolved(asked.rules, base, lambda: question_faults(asked, lexicon, base))
    return judge(asked, lexicon, rules)


def chain_asked(
    asked: WordBasketChain, lexicon: Lexicon, usual: WordBasketRules | None = None
) -> Chain:
    """The chain judged by the rules that it names."""
    base = usual or preset()
    rules = _resolved(asked.rules, base, lambda: chain_faults(asked.words, lexicon, asked.field))
    return chain(asked.words, lexicon, rules, asked.field)


def _resolved(
    asked: str | Mapping[str, Any] | None,
    usual: WordBasketRules,
    others: Callable[[], Iterable[Fault]],
) -> WordBasketRules:
    """Raises Faulty for the faults of the rules with the others that the question has."""
    if asked is None:
        return usual
    try:
        return resolve(asked)
    except Faulty as faulty:
        refuse_question([*faulty.under("/rules").faults, *others()])
        raise
