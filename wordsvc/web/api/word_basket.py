"""May this word be played in Word Basket, over HTTP?"""

from __future__ import annotations

from wordsvc.bootstrap import Services
from wordsvc.messages import Language
from wordsvc.messages.told import told
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import (
    BasketChain,
    BasketQuestion,
    Chain,
    RulesName,
    chain_asked,
    judge_asked,
)
from wordsvc.web.edge.metrics import VERDICTS
from wordsvc.web.layer.endpoint import Api, Example

judging = Api("/api/v1/judge", tag="word-basket")


class BasketQuery(BasketQuestion, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about one word, in a query string."""

    rules: RulesName | None = None


@judging.get(
    "/word-basket",
    pure=True,
    limited=True,
    example=Example(query={"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"}),
)
def judge_word_basket(query: BasketQuery, services: Services, language: Language) -> Verdict:
    """May this word be played?

    A judged "no" is a 200: the question was fine. `message` follows `Accept-Language`.
    """
    return _judged(query, services, language)


@judging.post(
    "/word-basket",
    limited=True,
    example=Example(body={"word": "一日", "field": "つ", "card": "ち", "rules": "official"}),
)
def ask_word_basket(body: BasketQuestion, services: Services, language: Language) -> Verdict:
    """May this word be played? The question as JSON, with rules of one's own if wished."""
    return _judged(body, services, language)


@judging.post(
    "/word-basket/chain",
    limited=True,
    example=Example(
        body={"words": ["スキー", "イングリッシュ", {"word": "湯たんぽ", "card": "ほ"}]}
    ),
)
def judge_word_basket_chain(body: BasketChain, services: Services, language: Language) -> Chain:
    """Does each word follow from the one before?"""
    judged = chain_asked(body, services.lexicon)
    for verdict in judged.verdicts:
        VERDICTS.labels("word-basket", verdict.answer).inc()
    return Chain(judged.answer, tuple(told(verdict, language) for verdict in judged.verdicts))


def _judged(asked: BasketQuestion, services: Services, language: Language) -> Verdict:
    verdict = judge_asked(asked, services.lexicon)
    VERDICTS.labels("word-basket", verdict.answer).inc()
    return told(verdict, language)
