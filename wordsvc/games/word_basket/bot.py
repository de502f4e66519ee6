"""A sensible player of Word Basket: usual words, each in its own time.

It sees what its seat sees. How long it thinks depends on how usual a word it finds: the more
familiar, the sooner it comes to mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from wordsvc.games.core.bots import Intent
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Slot, Text
from wordsvc.games.core.values import View
from wordsvc.games.word_basket.moves import (
    CallReach,
    Challenge,
    NextDeal,
    PointOutReach,
    Reset,
    Throw,
    Vote,
    WordBasketMove,
)
from wordsvc.games.word_basket.view import WordBasketView
from wordsvc.lexicon.protocol import Lexicon, Pattern, Word

WORDS_AT_HAND = 8
MOST_FAMILIAR = 7.0
FORGETS_REACH = 0.1


class WordBasketBot:
    """``vocabulary`` is how rare a word (Zipf) it still knows, ``pace`` the seconds that a quick
    thought takes."""

    def __init__(self, lexicon: Lexicon, vocabulary: float = 3.0, pace: float = 1.5) -> None:
        self._lexicon = lexicon
        self._vocabulary = vocabulary
        self._pace = pace
        self._words = lru_cache(maxsize=4096)(self._search)

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """The first thing that comes to mind."""
        if not isinstance(view, WordBasketView):
            raise TypeError("this bot plays Word Basket")
        thoughts = [
            thought for slot in slots if (thought := self._thought(view, slot, chance)) is not None
        ]
        return min(thoughts, key=lambda thought: thought.delay, default=None)

    def _thought(self, view: WordBasketView, slot: Slot, chance: Chance) -> Intent | None:
        move: WordBasketMove
        match slot.type:
            case "throw":
                return self._throw(view, slot, chance)
            case "reset":
                tops: Any = slot.holes["top"]
                return self._after(20, Reset(chance.one(tops.values), view.throws), chance)
            case "challenge" if view.word and not self._is_plain(view.word.reading):
                move = Challenge(view.throws)
            case "vote":
                known = view.word is not None and self._is_plain(view.word.reading)
                move = Vote(known or view.word is None or view.word.seat == view.seat)
            case "call_reach":
                move = CallReach()
            case "point_out_reach":
                seat: Any = slot.holes["seat"]
                move = PointOutReach(seat.value)
            case "next_deal":
                return self._after(10, NextDeal(), chance)
            case _:
                return None
        return self._after(2, move, chance)

    def _throw(self, view: WordBasketView, slot: Slot, chance: Chance) -> Intent | None:
        card: Any = slot.holes["card"]
        advice = slot.holes["word"]
        if not isinstance(advice, Text) or not advice.possible:
            return None
        known = self._words(advice)
        if not known:
            return None
        word = chance.one(known)
        rarity = MOST_FAMILIAR - (word.familiarity or self._vocabulary)
        reach = len(view.hand) == 2 and chance.unit() >= FORGETS_REACH
        said = Throw(card.value, word.reading, view.throws, reach)
        return self._after(1 + rarity, said, chance)

    def _search(self, advice: Text) -> tuple[Word, ...]:
        """The best known words that fit and that the bot knows at all."""
        pattern = Pattern(
            starts=frozenset(advice.heads),
            ends=frozenset(advice.tails),
            shortest=advice.shortest,
            longest=advice.longest,
        )
        best = islice(self._lexicon.search(pattern), WORDS_AT_HAND)
        return tuple(word for word in best if (word.familiarity or 0) >= self._vocabulary)

    def _is_plain(self, reading: str) -> bool:
        known = self._lexicon.find(reading)
        return known is not None and known.plain

    def _after(self, effort: float, move: WordBasketMove, chance: Chance) -> Intent:
        """Nobody thinks equally fast twice: between half and one and a half times the effort."""
        return Intent(move, self._pace * effort * (0.5 + chance.unit()))
