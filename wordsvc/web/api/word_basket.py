"""May this word be played in Word Basket, over HTTP?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wordsvc.bootstrap import Services
from wordsvc.kana import NotKana
from wordsvc.messages import Language
from wordsvc.messages.told import told
from wordsvc.validators.faults import Faulty
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import (
    BasketRules,
    Chain,
    ChainWord,
    Question,
    chain,
    judge,
    resolve,
)
from wordsvc.web.api.basket_faults import every_fault, every_unreadable
from wordsvc.web.api.fields import CHAIN_WORDS_AT_MOST, Card, Field, Kana, Text
from wordsvc.web.edge.metrics import VERDICTS
from wordsvc.web.layer.endpoint import Api, Example

judging = Api("/api/v1/judge", tag="word-basket")

RulesName = Annotated[
    str, Meta(min_length=1, max_length=40, description="Name of a preset; see `/api/v1/rules`.")
]
Rules = Annotated[
    RulesName | dict[str, Any],
    Meta(description="A preset's name, or `{preset, option: value, …}`; see `/api/v1/rules`."),
]


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    word: Text
    reading: Kana | None = None
    previous: Text | None = None
    previous_card: Card | None = None
    field: Field | None = None
    card: Card | None = None
    last: bool = False

    def question(self) -> Question:
        return Question(
            word=self.word,
            reading=self.reading,
            previous=self.previous,
            previous_card=self.previous_card,
            field=self.field,
            card=self.card,
            last=self.last,
        )


class BasketQuery(_Asked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about one word, in a query string."""

    rules: RulesName | None = None


class BasketQuestion(_Asked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about one word. It connects to `previous` or to `field`, or to nothing."""

    rules: Rules | None = None


class BasketChainWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One word of a chain with what is known of the throw."""

    word: Text
    reading: Kana | None = None
    card: Card | None = None
    last: bool = False

    def chain_word(self) -> ChainWord:
        return ChainWord(word=self.word, reading=self.reading, card=self.card, last=self.last)


class BasketChain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words, each judged against the one before; the first against `field` if there is one."""

    words: Annotated[
        tuple[Text | BasketChainWord, ...], Meta(min_length=1, max_length=CHAIN_WORDS_AT_MOST)
    ]
    field: Field | None = None
    rules: Rules | None = None

    def chain_words(self) -> list[str | ChainWord]:
        return [word if isinstance(word, str) else word.chain_word() for word in self.words]

    def cards(self) -> Iterator[tuple[str, str | None]]:
        """The card of each word with its pointer."""
        for index, word in enumerate(self.words):
            if not isinstance(word, str):
                yield f"/words/{index}/card", word.card

    def texts(self) -> Iterator[tuple[str, str, str | None]]:
        """Each word and its reading with the pointer of the text."""
        for index, word in enumerate(self.words):
            if isinstance(word, str):
                yield f"/words/{index}", word, None
            else:
                yield f"/words/{index}/word", word.word, word.reading


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
    try:
        judged = chain(body.chain_words(), services.lexicon, _rules(body.rules), body.field)
    except Faulty as faulty:
        raise every_fault(faulty, body.rules, body.field, body.cards()) from None
    except NotKana:
        if several := every_unreadable(body.texts(), services.lexicon):
            raise several from None
        raise
    for verdict in judged.verdicts:
        VERDICTS.labels("word-basket", verdict.answer).inc()
    return Chain(judged.answer, tuple(told(verdict, language) for verdict in judged.verdicts))


def _judged(asked: BasketQuery | BasketQuestion, services: Services, language: Language) -> Verdict:
    try:
        verdict = judge(asked.question(), services.lexicon, _rules(asked.rules))
    except Faulty as faulty:
        cards = (("/card", asked.card), ("/previous_card", asked.previous_card))
        raise every_fault(faulty, asked.rules, asked.field, cards) from None
    VERDICTS.labels("word-basket", verdict.answer).inc()
    return told(verdict, language)


def _rules(asked: str | dict[str, Any] | None) -> BasketRules:
    try:
        return resolve(asked)
    except Faulty as faulty:
        raise faulty.under("/rules") from None
