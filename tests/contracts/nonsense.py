"""Words that mean nothing: random players say them, and a made-up dictionary rules on them."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from tests.games.lexicons import known
from wordsvc.games.core import Chance, Text
from wordsvc.lexicon.protocol import Known, Pattern, Word

LETTERS = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわ"
INSIDE = LETTERS + "がじずでばぱぴゃゅょっー"


class NonsenseLexicon:
    """Two words in ten are unknown and one is a name; the spelling decides which."""

    version = "nonsense"

    def find(self, reading: str) -> Known | None:
        lot = blake2b(reading.encode(), digest_size=1).digest()[0] % 10
        return None if lot in (0, 1) else known(reading, reading, name=lot == 2)

    def readings(self, written: str) -> tuple[str, ...]:
        return ()

    def search(self, pattern: Pattern) -> Iterator[Word]:
        return iter(())


def say(text: Text, chance: Chance) -> str:
    """Something that mostly follows the advice, and sometimes breaks a rule."""
    luck = chance.below(24)
    heads = text.heads if text.heads and luck != 0 else tuple(LETTERS)
    tails = text.tails if text.tails and luck != 1 else tuple(LETTERS)
    longest = text.longest or text.shortest + 3
    length = 2 if luck == 2 else text.shortest + chance.below(max(longest - text.shortest, 0) + 1)
    inside = "".join(chance.one(INSIDE) for _ in range(length - 2))
    tail = "ん" if luck == 3 else chance.one(tails)
    word = chance.one(heads) + inside + tail
    return word if "っー" not in word else word.replace("っー", "つー")
