"""The words that come to a bot's mind: such as the judge accepts, and now and then a slip."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

from wordsvc.games.core.chance import Chance
from wordsvc.games.word_basket.bot_skill import Skill
from wordsvc.games.word_basket.judging import connection, judge
from wordsvc.games.word_basket.options import WordBasketTableOptions, rules_of
from wordsvc.games.word_basket.state import Word
from wordsvc.lexicon import protocol
from wordsvc.lexicon.protocol import Lexicon, Pattern
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.demand import ends
from wordsvc.validators.word_basket.offers import offers
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.situation import Situation

KEPT = 4096
DEAD_END = frozenset("ん")


class Vocabulary:
    """What one bot knows of a dictionary."""

    def __init__(self, lexicon: Lexicon, skill: Skill) -> None:
        self._lexicon = lexicon
        self._skill = skill
        self._good = lru_cache(maxsize=KEPT)(self._fitting)
        self._like = lru_cache(maxsize=KEPT)(self._searched)

    def good(
        self, options: WordBasketTableOptions, seat: int, field: str, card: str, *, last: bool
    ) -> tuple[protocol.Word, ...]:
        """The best known words that can be played there with that card."""
        return self._good(field, card, rules_of(options, seat), last)

    def slip(
        self,
        options: WordBasketTableOptions,
        seat: int,
        field: str,
        card: str,
        chance: Chance,
    ) -> protocol.Word | None:
        """A usual word that is plainly wrong there: of the wrong end or beginning, in ん, or too
        short."""
        heads = connection(field).heads or frozenset()
        tails = by_name()[card].letters
        ways = (
            Pattern(starts=heads, ends=ends() - tails, shortest=3),
            Pattern(starts=ends() - heads, ends=tails, shortest=3),
            Pattern(starts=heads, ends=DEAD_END, shortest=3),
            Pattern(starts=heads, ends=tails, shortest=2, longest=2),
        )
        for way in chance.shuffled(ways):
            found = self._like(way)
            word = chance.one(found) if found else None
            if word is not None and self._is_bad(options, seat, field, card, word.reading):
                return word
        return None

    def _fitting(
        self, field: str, card: str, rules: WordBasketRules, last: bool
    ) -> tuple[protocol.Word, ...]:
        at = Situation(rules, connection(field), by_name()[card], last)
        return self._known(offers(self._lexicon, [at]))

    def _searched(self, pattern: Pattern) -> tuple[protocol.Word, ...]:
        return self._known(self._lexicon.search(pattern))

    def _known(self, words: Iterator[protocol.Word]) -> tuple[protocol.Word, ...]:
        best = islice(words, self._skill.choice)
        return tuple(one for one in best if (one.familiarity or 0) >= self._skill.vocabulary)

    def _is_bad(
        self, options: WordBasketTableOptions, seat: int, field: str, card: str, reading: str
    ) -> bool:
        word = Word(seat, card, reading, reading, field, last=False)
        return judge(options, word, self._lexicon).answer == "no"
