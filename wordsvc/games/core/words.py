"""Words that a random player says."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Text
from wordsvc.lexicon.protocol import Lexicon, Pattern

FOUND_AT_MOST = 30
NOTHING_FITS = "わからない"
"""Said where the dictionary has no word: a bad word can be said too."""


def word_finder(lexicon: Lexicon) -> Callable[[Text, Chance], str]:
    """A way to say some word of the dictionary that follows the advice, if there is one."""

    def find(text: Text, chance: Chance) -> str:
        pattern = Pattern(
            starts=frozenset(text.heads),
            ends=frozenset(text.tails),
            shortest=text.shortest,
            longest=text.longest,
        )
        found = tuple(islice(lexicon.search(pattern), FOUND_AT_MOST)) if text.possible else ()
        return chance.one(found).reading if found else NOTHING_FITS

    return find
