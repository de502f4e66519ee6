"""The rules of a table about words and cards, with the official defaults."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wordsvc.validators.rules import WordRules

Letters = Annotated[int, msgspec.Meta(ge=1, le=20)]
HandSize = Annotated[int, msgspec.Meta(ge=1, le=7)]


class WordBasketOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every option of Word Basket that a table may change. Lengths are in letters.

    * ``shortest`` (WB-11, WB-31); ``shortest_last``, the word one goes out with (WB-20), is one
      letter more unless given, and at least 3 (WB-A29).
    * ``yoon_as_one`` counts きゃ as one letter (WB-A03).
    * ``wo_as_o`` false refuses words that begin or end with を, instead of hearing お (WB-A09).
    * ``wild_last`` false forbids going out on a wild card (WB-A19).
    * ``number_wild_opens`` and ``number_wild_on_reset``: may a number wild open a game and lie on
      top of a reset hand? (WB-27, WB-A15, WB-A16)
    * ``hand`` cards are dealt to each player (WB-03, WB-31).
    * ``words``: what is accepted besides plain common nouns (WB-10, WB-15, WB-A12, WB-A13).
    """

    shortest: Letters = 3
    shortest_last: Letters | None = None
    yoon_as_one: bool = False
    wo_as_o: bool = True
    wild_last: bool = True
    number_wild_opens: bool = True
    number_wild_on_reset: bool = True
    hand: HandSize = 5
    words: WordRules = WordRules()


class WordBasketRules(msgspec.Struct, frozen=True, cache_hash=True):
    """Options under the name that a verdict reports. ``least`` and ``least_last`` are the shortest
    words that may be played and gone out with.
    """

    name: str
    options: WordBasketOptions
    least: int
    least_last: int

    @classmethod
    def of(cls, name: str, options: WordBasketOptions) -> WordBasketRules:
        """Rules with the derived lengths filled in."""
        last = options.shortest_last
        if last is None:
            last = max(options.shortest + 1, 3)
        return cls(name, options, options.shortest, max(last, options.shortest))
