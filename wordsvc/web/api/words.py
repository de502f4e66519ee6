"""Words that fit, and all that is known of one."""

from __future__ import annotations

from wordsvc.asking.explain import Explained, explain
from wordsvc.asking.find import OtherCursor, WordsPage, WordsQuery, find_page
from wordsvc.bootstrap.services import Services
from wordsvc.messages import Language
from wordsvc.validators.fields import Text
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example
from wordsvc.web.http.problem import Problem

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
def explain_word(text: Text, services: Services, language: Language) -> Explained:
    """What is known of a word, and why is the verdict what it is?

    Every reading, written form, kind and source. `verdict` is about the word as a word, whatever
    it would connect to. `why` is said in the language of `Accept-Language`.
    """
    return explain(text, services.lexicon, language)
