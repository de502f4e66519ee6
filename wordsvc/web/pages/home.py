"""The page at ``/``: a word is typed in, the verdict is read across the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from urllib.parse import urlencode

import msgspec
from flask import Flask, Response, request

from wordsvc.asking.explain import explain
from wordsvc.asking.judge import judge
from wordsvc.asking.localize import localize_all
from wordsvc.asking.meaning import Meaning
from wordsvc.bootstrap.services import Services
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana.letters import GRID
from wordsvc.messages import Language
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import presets
from wordsvc.validators.word_basket.book import WORD_BASKET
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.question import WordBasketQuery
from wordsvc.web.pages.page import OTHER, page, page_language
from wordsvc.web.pages.tabs import TABS

FIELDS = WordBasketQuery.__struct_fields__
CARD_KINDS = ("letter", "line", "number")
PAD = tuple(
    (name, tuple(letter if letter in by_name() else "" for letter in letters))
    for name, letters in GRID.items()
)
CHOICES: dict[str, tuple[str, ...]] = {
    "compound": ("ask", "yes", "no"),
    "unknown": ("ask", "no"),
    "brand": ("ask", "yes", "no"),
}
"""House rules that a table may choose on the page: options of the API and their values."""


class Answer(msgspec.Struct, frozen=True):
    """The verdict, or what is wrong with the question; neither before it is asked.

    ``meanings`` tell what the word is, ``readings`` how it is read otherwise.
    """

    verdict: Verdict | None = None
    meanings: tuple[Meaning, ...] = ()
    readings: tuple[str, ...] = ()
    errors: tuple[Fault, ...] = ()

    @property
    def needs_reading(self) -> bool:
        """Whether the verdict is that somebody must say how the word is read."""
        codes = {finding.code for finding in self.verdict.findings} if self.verdict else set()
        return "word.no-reading" in codes


def mount(app: Flask, services: Services, count: Callable[[], None]) -> None:
    """Put the page on the app; ``count`` is called ahead of each question."""

    @app.get("/")
    def home() -> Response:
        language = page_language()
        asked = {name: text for name in FIELDS if (text := request.args.get(name, "").strip())}
        answer = Answer()
        if "word" in asked:
            count()
            answer = _answer(asked, services, language)
        return page(
            f"{TABS[0].name}.html",
            language,
            status=400 if answer.errors else 200,
            tab=TABS[0],
            asked=asked,
            answer=answer,
            cards={kind: _names(kind) for kind in CARD_KINDS},
            pad=PAD,
            choices=CHOICES,
            presets=presets(),
            other_readings=[
                (one, "/?" + urlencode(asked | {"reading": one, "lang": language}))
                for one in answer.readings
            ],
            translated="/?" + urlencode(asked | {"lang": OTHER[language]}),
            onward="/?" + urlencode(_next_question(asked) | {"lang": language}),
        )


def _answer(asked: Mapping[str, str], services: Services, language: Language) -> Answer:
    try:
        query = shaped(dict(asked), WordBasketQuery, strict=False)
        verdict: Verdict = judge(WORD_BASKET, query, services.desk, language)
    except Faulty as faulty:
        return Answer(errors=localize_all(faulty.faults, language))
    story = explain(query.word, services.lexicon, language, query.reading)
    others = tuple(one for one in story.readings if one != verdict.reading)
    return Answer(verdict, story.meanings, others)


def _names(kind: str) -> list[str]:
    return [card.name for card in by_name().values() if card.kind == kind]


def _next_question(asked: Mapping[str, str]) -> dict[str, str]:
    """The question that follows: this word lies on the table now."""
    carried = {"word": "previous", "card": "previous_card", "rules": "rules"}
    return {new: asked[old] for old, new in carried.items() if old in asked}
