"""Word Basket, as the catalogue lists it: a word, a chain of words."""

from __future__ import annotations

from wordsvc.validators.book import Book
from wordsvc.validators.cells import READING, WORD, parts
from wordsvc.validators.validator import Cells, Columns, Query, Validator
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket.asked import chain_asked, judge_asked
from wordsvc.validators.word_basket.chain import Chain
from wordsvc.validators.word_basket.presets import presets
from wordsvc.validators.word_basket.question import (
    WordBasketChain,
    WordBasketQuery,
    WordBasketQuestion,
)


def _of_chain(chain: Chain) -> Cells:
    """``at`` (from 1) is the first word that does not simply follow."""
    stops = (place for place, one in enumerate(chain.verdicts) if one.answer == chain.answer)
    if chain.answer == "yes":
        return {}
    at = next(stops)
    return {"at": at + 1, "stopped_by": chain.verdicts[at].word}


WORD_BASKET = Validator(
    path="word-basket",
    name="ask_word_basket",
    about="May this word be played? The question as JSON, with rules of one's own if wished.",
    question=WordBasketQuestion,
    verdict=Verdict,
    judge=lambda question, desk: judge_asked(question, desk.lexicon, desk.rules),
    example={"word": "一日", "field": "つ", "card": "ち", "rules": "official"},
    query=Query(
        name="judge_word_basket",
        question=WordBasketQuery,
        about="""May this word be played?

        A judged "no" is a 200: the question was fine. `message` follows `Accept-Language`.
        """,
        example={"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"},
    ),
    columns=Columns(
        fields={
            "word": (*WORD, *READING),
            "reading": READING,
            "previous": ("前の言葉",),
            "previous_card": (),
            "field": ("場札",),
            "card": ("カード",),
            "last": (),
        },
        added={  # filled by batch itself, which judges words by the million
            "reading": str,
            "reading_from": str,
            "head": str,
            "tails": str,
            "length": int,
            "cards": str,
        },
    ),
)

CHAIN = Validator(
    path="word-basket/chain",
    name="judge_word_basket_chain",
    about="Does each word follow from the one before?",
    question=WordBasketChain,
    verdict=Chain,
    judge=lambda chain, desk: chain_asked(chain, desk.lexicon, desk.rules),
    example={"words": ["スキー", "イングリッシュ", {"word": "湯たんぽ", "card": "ほ"}]},
    columns=Columns(
        fields={"words": ("chain", "word", *WORD), "field": ("場札",)},
        added={"at": int, "stopped_by": str},
        question=lambda cells, _: cells | {"words": parts(cells["words"])},
        cells=_of_chain,
    ),
    counts=lambda chain: [(WORD_BASKET.path, one.answer) for one in chain.verdicts],
)

BOOK = Book(presets=presets, validators=(WORD_BASKET, CHAIN))
