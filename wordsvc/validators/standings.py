"""What does a house say to a word of this standing?  Turns evidence into findings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wordsvc.lexicon.entry import Entry, Standing
from wordsvc.lexicon.protocol import Known
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, Finding

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
_FIXED: dict[Standing, Answer] = {
    "plain": "yes",
    "disputed": "ask",
    "variant": "ask",
    "not-noun": "no",
    "spelling": "no",
}
_OPTIONS: dict[Standing, str] = {
    "obscure": "obscure",
    "brand": "brand",
    "pronoun": "pronoun",
    "numeral": "numeral",
    "na-adjective": "na_adjective",
}
_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}
_NAMED = 3  # how many written forms a finding names
_HEARD_OF = 2.3  # Zipf below which nobody thinks of a name
_WELL_KNOWN = 3.5  # Zipf from which everybody knows a name


def of_known(known: Known, rules: WordRules) -> tuple[Finding, ...]:
    """Findings for a reading: none when it is a plain noun, else the kindest that holds."""
    if known.plain:
        return ()
    if known.shadow is None:
        return of_entries(known.entries, rules)
    answer = answer_to(known.shadow, rules)
    if answer == "yes":
        return ()
    if answer == "ask" and known.entries[0].standing != "plain":
        return of_entries((known.shadow,), rules)
    shadow = known.shadow.written
    nouns = [one.written for one in known.entries if one.standing in ("plain", "obscure")]
    nouns = [written for written in nouns if written != shadow]
    facts = {
        "written": nouns[:_NAMED],
        "other": known.shadow.written,
        "kind": known.shadow.kind,
    }
    return (Finding("word.homograph", "ask", facts),)


def only_rare_names(known: Known) -> bool:
    """Whether nothing but names that hardly anybody knows has this reading."""
    return all(one.kind == "proper" and _familiarity(one) < _HEARD_OF for one in known.entries)


def of_entries(entries: Sequence[Entry], rules: WordRules) -> tuple[Finding, ...]:
    """Findings for some entries of a reading: the kindest answer, told by the best-known word."""
    answers = [answer_to(entry, rules) for entry in entries]
    best = min(answers, key=_RANK.__getitem__)
    if best == "yes":
        return ()
    telling = [one for one, answer in zip(entries, answers, strict=True) if answer == best]
    entry = max(telling, key=_familiarity)
    alike = [one.written for one in entries if one.standing == entry.standing]
    facts: dict[str, Any] = {"written": alike[:_NAMED], "kind": entry.kind}
    if entry.standard is not None:
        facts["standard"] = entry.standard
    return (Finding(_CODES[entry.standing], best, facts),)


def _familiarity(entry: Entry) -> float:
    return entry.familiarity or 0.0


def answer_to(entry: Entry, rules: WordRules) -> Answer:
    """How a house answers for a word of this standing."""
    if entry.standing == "proper":
        return _to_name(entry, rules)
    if entry.standing in _FIXED:
        return _FIXED[entry.standing]
    answer: Answer = getattr(rules, _OPTIONS[entry.standing])
    return answer


def _to_name(entry: Entry, rules: WordRules) -> Answer:
    if rules.proper != "known":
        return rules.proper
    known = entry.common or (entry.familiarity or 0.0) >= _WELL_KNOWN
    return "yes" if known else "ask"
