"""Words that fit, and all that is known of one."""

from __future__ import annotations

import msgspec

from wordsvc.asking.explain import Explained, explain
from wordsvc.asking.find import OtherCursor, WordsPage, WordsQuery, find_page
from wordsvc.bootstrap.services import Services
from wordsvc.messages import Language
from wordsvc.validators.fields import Kana, Text
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example
from wordsvc.web.http.problem import Problem


class ExplainQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the word is read, where it is written otherwise."""

    reading: Kana | None = None


words = Api("/api/v1", tag="words")


@words.get(
    "/words",
    pure=True,
    limited=True,
    example=Example(query={"start": "す", "end": "こ,や行,7+", "limit": 3}),
)
def find_words(query: WordsQuery, services: Services) -> WordsPage:
    """Which words fit, best known first?

    `end` may be a whole hand: a word is offered if it fits one of the cards.
    """
    try:
        return find_page(query, services.lexicon)
    except OtherCursor:
        raise Problem(400, "api.cursor") from None


@words.get(
    "/words/<path:text>", pure=True, limited=True, example=Example(path={"text": "とうきょう"})
)
def explain_word(
    text: Text, query: ExplainQuery, services: Services, language: Language
) -> Explained:
    """What is known of a word, what does it mean, and why is the verdict what it is?

    Every reading, written form, kind and source. `meanings` say in a line each what the words are
    that the verdict rests on: written form, style, field, JMdict's short English gloss. `verdict`
    is about the word as a word, whatever it would connect to. `why` and `line` are said in the
    language of `Accept-Language`.
    """
    return explain(text, services.lexicon, language, query.reading)
