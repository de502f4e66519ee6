"""What a decision may use beside state and move: chance and the dictionary."""

from __future__ import annotations

from wordsvc.games.core.chance import Chance
from wordsvc.lexicon.protocol import Lexicon


class Context:
    """Serves one decision. The same secret and version give the same chance, on any machine."""

    __slots__ = ("_lexicon", "chance")

    def __init__(self, chance: Chance, lexicon: Lexicon | None = None) -> None:
        self.chance = chance
        self._lexicon = lexicon

    @classmethod
    def seeded(cls, secret: bytes, version: int, lexicon: Lexicon | None = None) -> Context:
        """The context for the decision that would become ``version`` of a table."""
        return cls(Chance(b"%d:" % version + secret), lexicon)

    @property
    def lexicon(self) -> Lexicon:
        """The dictionary that words are judged by. Raises LookupError where there is none."""
        if self._lexicon is None:
            raise LookupError("this decision needs a dictionary, and none was given")
        return self._lexicon

    @property
    def lexicon_version(self) -> str:
        """The version that an opening event pins; empty without a dictionary."""
        return "" if self._lexicon is None else self._lexicon.version
