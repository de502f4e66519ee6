"""Where a word is to be played, and how it fits there."""

from __future__ import annotations

import msgspec

from wordsvc.validators.verdict import Finding
from wordsvc.validators.word_basket.cards import Card
from wordsvc.validators.word_basket.connection import ANYTHING, Connection
from wordsvc.validators.word_basket.options import WordBasketRules

Shape = tuple[str, str, int]
"""A reading's first kana, its last kana and its length: how a word fits hangs on nothing else."""


class Fit(msgspec.Struct, frozen=True, gc=False):
    """The letters that a word connects by, its length, the cards it fits, and what is against it.

    ``head`` and ``end`` are empty for a word that nobody can read.
    """

    head: str
    end: str
    length: int
    tails: tuple[str, ...]
    cards: tuple[str, ...]
    findings: tuple[Finding, ...]


class Situation(msgspec.Struct, frozen=True, eq=False):
    """By which rules, on what, with which card, as the last one?

    ``fits`` remembers how words of one shape fit.
    """

    rules: WordBasketRules
    connection: Connection = ANYTHING
    thrown: Card | None = None
    last: bool = False
    fits: dict[Shape, Fit] = msgspec.field(default_factory=dict)
