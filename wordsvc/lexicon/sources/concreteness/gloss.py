"""The English noun that a gloss comes down to."""

from __future__ import annotations

import re

_BRACKETS = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")
_NAME = re.compile(
    r"\((?:[^()]*[ ,;])?([A-Z][a-z]+) (?!and |from |with |[a-z]+ing )"
    r"((?:[a-z]+-)?[a-z]{3,}|spp?\.|var\.)[ ,;)]"
)
_ARTICLES = "a|an|the|one's|one|two|three|some|any|no"
_TRAITS = "old|new|small|large|big|little|young|former|traditional|japanese|chinese|western"
_MEASURES = (
    "type|kind|sort|variety|species|piece|pieces|pair|set|form|part|bit|group|bunch|sheet|slice"
)
_LEADING = re.compile(rf"^(?:(?:{_ARTICLES}|{_TRAITS}|(?:{_MEASURES}) of)\s+)+", re.IGNORECASE)
_PREPOSITIONS = (
    "of|for|in|on|at|with|without|from|to|by|between|under|over|as|about|into|than|against|"
    "behind|after|before|during|per|via|through|around|along|and|or|e\\.g\\."
)
_CLAUSES = (
    "that|which|who|whose|where|when|used|made|worn|containing|consisting|attached|held|placed|"
    "served|given|written|sold|having|being|using"
)
_AFTER_HEAD = re.compile(rf"\s(?:{_PREPOSITIONS}|{_CLAUSES})\s.*$")
_SPACE = re.compile(r"\s+")


def plain(gloss: str) -> str:
    """The gloss without remarks in brackets, closing marks and leading articles."""
    text = _BRACKETS.sub(" ", gloss).replace('"', "").split(";")[0].split(":")[0]
    text = _SPACE.sub(" ", text).strip(" ,.!?")
    return _LEADING.sub("", text)


def scientific_names(gloss: str) -> list[tuple[str, str]]:
    """What looks like Genus species in brackets; (Edo period) does too.

    >>> scientific_names("conger eel (esp. Conger myriaster)")
    [('Conger', 'myriaster')]
    """
    return _NAME.findall(gloss)


def is_action(gloss: str) -> bool:
    """Whether the gloss is a verb phrase: to do something, doing something, being something."""
    first, _, rest = plain(gloss).partition(" ")
    return first in ("to", "being", "having", "not") and bool(rest)


def heads(gloss: str) -> list[str]:
    """Noun phrases to look up, the most telling first: whole, before ``of``, then shorter ones.

    >>> heads("a small box of lacquered wood (esp. for food)")
    ['box of lacquered wood', 'box']
    """
    whole = plain(gloss)
    phrases = [whole]
    words = _AFTER_HEAD.sub("", whole).split(",")[0].split()
    phrases += [" ".join(words[start:]) for start in range(len(words))]
    return list(dict.fromkeys(phrase for phrase in phrases if phrase))
