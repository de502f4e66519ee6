"""What a decision may use beside state and move: chance, the time and the dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wordsvc.games.core.chance import Chance
from wordsvc.games.core.values import Event
from wordsvc.lexicon.protocol import Lexicon

E = TypeVar("E", bound=Event)


class Context:
    """Serves one decision. The same secret and version give the same chance, on any machine.

    ``now`` is when the move came, in milliseconds since 1970; an event that depends on it has it.
    """

    __slots__ = ("_lexicon", "chance", "now")

    def __init__(self, chance: Chance, lexicon: Lexicon | None = None, now: int = 0) -> None:
        self.chance = chance
        self.now = now
        self._lexicon = lexicon

    @classmethod
    def seeded(
        cls, secret: bytes, version: int, lexicon: Lexicon | None = None, now: int = 0
    ) -> Context:
        """The context for the decision that would become ``version`` of a table."""
        return cls(Chance(b"%d:" % version + secret), lexicon, now)

    @property
    def lexicon(self) -> Lexicon:
        """The dictionary that words are judged by. Raises LookupError where there is none."""
        if self._lexicon is None:
            raise LookupError("this decision needs a dictionary, and none was given")
        return self._lexicon

    def ruling(self, kind: type[E], make: Callable[[], E]) -> E:
        """An event that holds what the dictionary says: ``make`` asks it. An audit, which cannot
        ask again, takes the event of that ``kind`` as the record has it."""
        del kind
        return make()

    def rulings(self, newest: int) -> int:
        """By which of its rulings a game is opened: the newest, in an audit those of the record."""
        return newest

    @property
    def lexicon_version(self) -> str:
        """The version that an opening event pins; empty without a dictionary."""
        return "" if self._lexicon is None else self._lexicon.version
