"""What a house says to a word of each status: from evidence to findings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from wordsvc.lexicon.entry import Entry, Evidence, Status
from wordsvc.lexicon.summary import NAMED, Claim, Summary, claims_of, standards_of
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, Finding, Level

_CODES = {
    "obscure": "word.obscure",
    "brand": "word.brand",
    "pronoun": "word.pronoun",
    "numeral": "word.numeral",
    "na-adjective": "word.not-noun",
    "disputed": "word.not-noun",
    "proper": "word.proper",
    "not-noun": "word.not-noun",
    "spelling": "word.spelling",
    "variant": "word.spelling",
}
_NAMES = ("jmnedict",)  # alone it has names of single persons, firms and works
_HEARD_OF = 2.3  # Zipf below which nobody thinks of a name
_EVERYBODYS, _SEEN = 4.0, 1.0  # Zipf of a word that everybody says; of a noun that is met
_NOUNS = frozenset({"plain", "obscure"})


def of_summary(summary: Summary, rules: WordRules) -> tuple[Finding, ...]:
    """Findings for a reading: none when it is a plain noun, else the kindest that holds."""
    if summary.claims is None:
        return ()
    if summary.dominant is not None:
        return _of_dominant(summary, summary.claims, summary.dominant, rules)
    return _kindest(summary.shown, summary.claims, summary.standards, rules)


def of_entries(entries: Sequence[Entry], rules: WordRules) -> tuple[Finding, ...]:
    """Findings for some entries of a reading: the kindest answer, told by the best-known word."""
    return _kindest(entries, claims_of(entries), standards_of(entries), rules)


def only_rare_names(words: Sequence[Evidence | Entry]) -> bool:
    """Whether all are names that hardly anybody knows, and none the name of one person or work."""
    return all(
        one.kind == "proper" and (one.familiarity or 0.0) < _HEARD_OF and one.sources != _NAMES
        for one in words
    )


def _of_dominant(
    summary: Summary, claims: Sequence[Claim], dominant: Claim, rules: WordRules
) -> tuple[Finding, ...]:
    """Findings for a good noun that nobody thinks of, because another word is far better known."""
    answer = _answers(rules)[dominant[0]] or ("yes" if dominant[1] else "ask")
    if answer == "yes":
        return ()
    if answer == "ask" and claims[0][0] != "plain":
        return _kindest(summary.shown, (dominant,), summary.standards, rules)
    nouns: list[int] = []
    for status, _, _, places in claims:
        if status in _NOUNS:
            nouns += places
    other = summary.shown[dominant[2]]
    witnessed = _seen(summary, claims, other)
    if answer == "no" and dominant[0] == "not-noun" and not witnessed:
        return (Finding("word.not-noun", "no", {"written": [other.written], "kind": other.kind}),)
    forms = [summary.shown[place].written for place in sorted(nouns)]
    named = [form for form in forms if form != other.written][:NAMED]
    facts = {"written": named, "other": other.written, "kind": other.kind}
    return (Finding("word.homograph", "ask", facts),)


def _seen(summary: Summary, claims: Sequence[Claim], other: Evidence | Entry) -> bool:
    """Whether a good noun is seen at all beside a word that everybody says (しかし: 私窩子)."""
    shown = [
        summary.shown[place]
        for status, _, _, places in claims
        if status == "plain"
        for place in places
    ]
    if (other.familiarity or 0.0) < _EVERYBODYS:
        return bool(shown)
    return any((one.familiarity or 0.0) >= _SEEN or "house" in one.sources for one in shown)


def _kindest(
    words: Sequence[Evidence | Entry],
    claims: Sequence[Claim],
    standards: Mapping[int, str] | None,
    rules: WordRules,
) -> tuple[Finding, ...]:
    """The kindest answer, told by the best-known word that it is given for."""
    answers = _answers(rules)
    best: Claim | None = None
    level: Level = "no"
    for claim in claims:
        answer = answers[claim[0]] or ("yes" if claim[1] else "ask")
        if answer == "yes":
            return ()
        if (
            best is None
            or (answer == "ask" and level == "no")
            or (answer == level and _weight(words, claim) > _weight(words, best))
        ):
            best, level = claim, answer
    if best is None:
        raise ValueError("no entries")
    status, _, place, alike = best
    facts: dict[str, Any] = {
        "written": [words[one].written for one in alike[:NAMED]],
        "kind": words[place].kind,
    }
    if standards is not None and place in standards:
        facts["standard"] = standards[place]
    return (Finding(_CODES[status], level, facts),)


def _weight(words: Sequence[Evidence | Entry], claim: Claim) -> tuple[float, int]:
    """How well the word is known that speaks for a claim; among equals the first counts."""
    return words[claim[2]].familiarity or 0.0, -claim[2]


@lru_cache(maxsize=256)
def _answers(rules: WordRules) -> Mapping[Status, Answer | None]:
    """How a house answers for each status; None where that depends on how known a name is."""
    return {
        "plain": "yes",
        "disputed": "ask",
        "variant": "ask",
        "not-noun": "no",
        "spelling": "no",
        "obscure": rules.obscure,
        "brand": rules.brand,
        "pronoun": rules.pronoun,
        "numeral": rules.numeral,
        "na-adjective": rules.na_adjective,
        "proper": None if rules.proper == "known" else rules.proper,
    }
