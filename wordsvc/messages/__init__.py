"""How is a code with its facts said in Japanese or English?

Each area has a pair of files, ``<area>.ja.toml`` and ``<area>.en.toml``; the first part of a code
names its area (``basket.short`` stands in ``basket.*``, ``word.unknown`` in ``words.*``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any

from wordsvc.messages.language import Language, of_accept_language, of_locale
from wordsvc.messages.template import Template

__all__ = ["Language", "of_accept_language", "of_locale", "sentence", "templates"]


def sentence(code: str, facts: Mapping[str, Any], language: Language) -> str:
    """The sentence for a code in "ja" or "en"; the code itself where no message is known.

    Never raises: a face must be able to say *something* about every finding. That every code has
    its message in both languages is held by a test.
    """
    template = templates(code.partition(".")[0], language).get(code)
    if template is None:
        return code

    def say(other: str) -> str | None:
        found = templates(other.partition(".")[0], language).get(other)
        return None if found is None else found.render(facts, language, say)

    return template.render(facts, language, say)


@cache
def templates(prefix: str, language: Language) -> Mapping[str, Template]:
    """All messages whose code begins with ``prefix``, keyed by code; empty for no such area."""
    for area in (prefix, f"{prefix}s"):
        file = resources.files(__name__).joinpath(f"{area}.{language}.toml")
        if file.is_file():
            tree = tomllib.loads(file.read_text(encoding="utf-8"))
            return {code: Template.parse(text) for code, text in _flat(tree, "")}
    return {}


def _flat(tree: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, str]]:
    """Nested TOML tables as dotted codes."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", str(value)
