"""In which language does this page speak, and how do its templates say things?"""

from __future__ import annotations

from typing import Any

from flask import Response, g, make_response, render_template, request

from wordsvc.messages import Language, sentence

OTHER: dict[Language, Language] = {"ja": "en", "en": "ja"}


def page_language() -> Language:
    """The language that the address asks for, else what the browser prefers."""
    wished = request.args.get("lang")
    return next((language for language in OTHER if language == wished), g.language)


def page(template: str, language: Language, *, status: int = 200, **shown: Any) -> Response:
    """A page in a language. Its template has ``t(code, **facts)`` to speak."""

    def t(code: str, **facts: Any) -> str:
        return sentence(code, facts, language)

    text = render_template(template, t=t, language=language, other=OTHER[language], **shown)
    response = make_response(text, status)
    response.headers["Content-Language"] = language
    response.headers["Cache-Control"] = "no-cache"
    response.vary.add("Accept-Language")
    return response
