"""What a word must be like to be played: what slots advise, and what is searched for."""

from __future__ import annotations

from functools import cache

import msgspec

from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.situation import Situation


class Demand(msgspec.Struct, frozen=True, gc=False):
    """Connecting letters to begin with (none: any) and to end with, and a length in letters.

    ``longest`` 0 is no bound.
    """

    heads: frozenset[str]
    ends: frozenset[str]
    shortest: int
    longest: int


@cache
def ends() -> frozenset[str]:
    """The letters that a word may end with: those of all cards, so never ん (WB-17)."""
    return frozenset().union(*(card.letters for card in by_name().values()))


def demand(at: Situation) -> Demand | None:
    """WB-05, WB-11, WB-17, WB-20, WB-24, WB-27, WB-28, WB-31; None where no word can be right."""
    meets, card, rules = at.connection, at.thrown, at.rules
    thrown = card if card is not None and card.kind == "number" else None
    number = meets.number or thrown
    least = rules.least_last if at.last else rules.least
    shortest = max(least, number.shortest if number else 0)
    longest = number.longest if number else 0
    last_ends = card.letters & ends() if card is not None and thrown is None else ends()
    impossible = (
        (meets.number is not None and thrown is not None)
        or meets.heads == frozenset()
        or not last_ends
        or 0 < longest < shortest
        or (at.last and card is not None and card.kind != "letter" and not rules.options.wild_last)
    )
    return None if impossible else Demand(meets.heads or frozenset(), last_ends, shortest, longest)
