"""The short ways of any lexicon: its own, or those that follow from what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from wordsvc.lexicon.protocol import Known, Lexicon, Pattern, QuickLexicon, Word, word_of
from wordsvc.lexicon.summary import Summary
from wordsvc.lexicon.thing import thing_of
from wordsvc.lexicon.variants import Correction, correction

_T = TypeVar("_T")

SHORT = 3
"""How many letters the readings in ``QuickLexicon.short`` have at most."""


def quick(lexicon: Lexicon) -> QuickLexicon:
    """The lexicon itself where it has short ways, else one that looks everything up."""
    itself: Any = lexicon
    return itself if hasattr(lexicon, "summary") else FoundWords(lexicon)


class FoundWords:
    """The plain meaning of every short way: what follows from ``find`` alone."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.version = lexicon.version
        self._lexicon = lexicon

    def find(self, reading: str) -> Known | None:
        """Everything known of a reading."""
        return self._lexicon.find(reading)

    def readings(self, written: str) -> tuple[str, ...]:
        """The readings of a written form."""
        return self._lexicon.readings(written)

    def search(self, pattern: Pattern) -> Iterator[Word]:
        """Words that fit, best known first."""
        return self._lexicon.search(pattern)

    def summary(self, reading: str) -> Summary | None:
        """What a verdict needs of everything that is known of a reading."""
        found = self.find(reading)
        return None if found is None else Summary.of(found)

    def correction(self, reading: str) -> Correction | None:
        """The first plain noun, by the order of ``variants``, that a reading may be meant for."""
        return correction(reading, self.is_plain)

    def noun(self, reading: str) -> Word | None:
        """A plain reading under its best noun."""
        found = self.find(reading)
        return None if found is None else word_of(found)

    @property
    def short(self) -> Mapping[str, Word]:
        """Looks each reading up that is asked for."""
        return _Asked(lambda reading: self.noun(reading) if len(reading) <= SHORT else None)

    @property
    def things(self) -> Mapping[str, str]:
        """Looks each reading up that is asked for."""
        return _Asked(self._thing)

    def prefixes(self, reading: str) -> list[str]:
        """The beginnings of a reading that are listed."""
        return [reading[:end] for end in range(1, len(reading) + 1) if self.find(reading[:end])]

    def is_plain(self, reading: str) -> bool:
        """Whether a reading is listed and plain."""
        found = self.find(reading)
        return found is not None and found.plain

    def _thing(self, reading: str) -> str | None:
        found = self.find(reading)
        return None if found is None else thing_of(found)


class _Asked(Mapping[str, _T]):
    """Answers only to be asked for, not to be gone through."""

    def __init__(self, answer: Callable[[str], _T | None]) -> None:
        self._answer = answer

    def __getitem__(self, reading: str) -> _T:
        found = self._answer(reading)
        if found is None:
            raise KeyError(reading)
        return found

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError
