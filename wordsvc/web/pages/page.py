"""A page in its language: rendering it, and the texts of its templates and modules."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

from flask import Response, g, make_response, render_template, request

from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.entry import Kind
from wordsvc.messages import Language, sentence, templates
from wordsvc.web.http.problem import Problem
from wordsvc.web.pages.rule_ids import RULE_IDS
from wordsvc.web.pages.tabs import TABS

OTHER: dict[Language, Language] = {"ja": "en", "en": "ja"}
COOKIE = "lang"
FOR_MODULES = ("page.say.", "page.answer.")
_YEAR = 31_536_000


def page_language() -> Language:
    """The language that the address asks for, or chosen earlier, or that the browser prefers."""
    for wished in (request.args.get("lang"), request.cookies.get(COOKIE)):
        for language in OTHER:
            if language == wished:
                return language
    preferred: Language = g.language
    return preferred


def page(template: str, language: Language, *, status: int = 200, **context: Any) -> Response:
    """A page in a language. Its template has ``t(code, **facts)`` to speak."""

    def t(code: str, **facts: Any) -> str:
        return sentence(code, facts, language)

    text = render_template(
        template,
        t=t,
        language=language,
        other=OTHER[language],
        tabs=TABS,
        LETTERS_AT_MOST=LETTERS_AT_MOST,
        **{"translated": f"?lang={OTHER[language]}", "texts": module_texts(language), **context},
    )
    response = make_response(text, status)
    response.headers["Content-Language"] = language
    response.headers["Cache-Control"] = "no-cache"
    response.vary.update(("Accept-Language", "Cookie"))
    if request.args.get("lang") == language:
        response.set_cookie(COOKIE, language, max_age=_YEAR, samesite="Lax")
    return response


def problem_page(problem: Problem) -> Response:
    """What a person is shown instead of an answer."""
    return page("problem.html", page_language(), status=problem.status, problem=problem)


@cache
def module_texts(language: Language) -> dict[str, Any]:
    """What modules say, by code without ``page.``: each fact stands in braces for them to fill in.

    ``rules`` are the rule IDs that findings rest on.
    """
    texts: dict[str, Any] = {"rules": RULE_IDS}
    for kind in get_args(Kind):
        texts[f"kind.{kind}"] = sentence(f"word.kind.{kind}", {}, language)
    for code, template in templates("page", language).items():
        if code.startswith(FOR_MODULES):
            holes = {fact: f"{{{fact}}}" for fact in template.facts()}
            texts[code.removeprefix("page.")] = sentence(code, holes, language)
    return texts
