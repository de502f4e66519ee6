"""The checks of a word where it is to be played: one code each, in a fixed order."""

from __future__ import annotations

from typing import Any

from wordsvc.validators.verdict import Finding, Level
from wordsvc.validators.word_basket.connecting_form import ConnectingForm
from wordsvc.validators.word_basket.situation import Situation


def check(word: ConnectingForm, at: Situation) -> tuple[Finding, ...]:
    """Everything that the rules about form, connection and cards have against the word.

    Nothing can be said of a word that nobody can read.
    """
    if not word.end:
        return ()
    return tuple([found for one in CHECKS if (found := one(word, at)) is not None])


def _short(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-11, WB-31."""
    if word.length >= at.rules.least:
        return None
    return _finding("basket.short", got=word.length, want=at.rules.least)


def _short_last(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-20, WB-31."""
    if not at.last or word.length >= at.rules.least_last:
        return None
    return _finding("basket.short-last", got=word.length, want=at.rules.least_last)


def _ends_n(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-17."""
    return _finding("basket.ends-n") if word.end == "ん" else None


def _head(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-05, WB-06, WB-29."""
    heads = at.connection.heads
    if at.connection.unread:
        return Finding("word.no-reading", "ask", {"written": [at.connection.unread]})
    if word.head == "を":
        return _finding("basket.head", got=word.head, want=sorted(heads or ()))
    if heads is None or word.head in heads or word.head in at.connection.bridged:
        return None
    if not heads:  # after ん
        return _finding("basket.head", got=word.head, want=[], previous=at.connection.previous)
    return _finding("basket.head", got=word.head, want=sorted(heads))


def _tail(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-05, WB-28. A final ん is told by its own code."""
    card = at.thrown
    if word.end == "を":
        return _finding("basket.tail", got=word.end, want=sorted(card.letters) if card else [])
    if card is None or card.kind == "number" or word.end in card.letters or word.end == "ん":
        return None
    return _finding("basket.tail", got=word.end, want=sorted(card.letters), card=card.name)


def _length(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-24, WB-27. On a number wild the length that counts is that of the field."""
    field, card = at.connection.number, at.thrown
    if field is not None:
        if field.spans(word.length):
            return None
        return _finding("basket.length", got=word.length, field=field.name)
    if card is None or card.kind != "number" or card.spans(word.length):
        return None
    return _finding("basket.length", got=word.length, card=card.name)


def _number_on_number(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-27."""
    field, card = at.connection.number, at.thrown
    if field is None or card is None or card.kind != "number":
        return None
    return _finding("basket.number-on-number", field=field.name, card=card.name)


def _bridge(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-26, WB-A05: ask which card was thrown, unless none that bridges can have been."""
    connection = at.connection
    if word.head not in connection.bridged:
        return None
    facts: dict[str, Any] = {"previous": connection.previous, "got": word.head}
    if connection.bridge_card is None:
        return _finding("basket.bridge", **facts)
    return _finding("basket.bridge", "ask", **facts, card=connection.bridge_card)


def _last_wild(word: ConnectingForm, at: Situation) -> Finding | None:
    """WB-A19."""
    card = at.thrown
    if not at.last or at.rules.options.wild_last or card is None or card.kind == "letter":
        return None
    return _finding("basket.last-wild", card=card.name)


def _finding(code: str, level: Level = "no", **facts: object) -> Finding:
    return Finding(code, level, facts)


CHECKS = (
    _short,
    _short_last,
    _ends_n,
    _head,
    _tail,
    _length,
    _number_on_number,
    _bridge,
    _last_wild,
)
