"""What a lexicon says, worked out from what it finds: the plain meaning of every short way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.protocol import Known, Pattern, Word, word_of
from wordsvc.lexicon.variants import Meant, meant

SHORT = 3


class FoundWords:
    """What follows from ``find`` alone."""

    version = "found"

    def find(self, reading: str) -> Known | None:
        raise NotImplementedError

    def gist(self, reading: str) -> Gist | None:
        found = self.find(reading)
        return None if found is None else Gist.of(found)

    def meant(self, reading: str) -> Meant | None:
        return meant(reading, self.is_plain)

    def noun(self, reading: str) -> Word | None:
        found = self.find(reading)
        return None if found is None else word_of(found)

    @property
    def short(self) -> Mapping[str, Word]:
        return _Short(self.noun)

    def is_plain(self, reading: str) -> bool:
        found = self.find(reading)
        return found is not None and found.plain

    def prefixes(self, reading: str) -> list[str]:
        return [reading[:end] for end in range(1, len(reading) + 1) if self.find(reading[:end])]

    def readings(self, written: str) -> tuple[str, ...]:
        return ()

    def search(self, pattern: Pattern) -> Iterator[Word]:
        return iter(())


class _Short(Mapping[str, Word]):
    """Only to be asked, not to be gone through."""

    def __init__(self, noun: Callable[[str], Word | None]) -> None:
        self._noun = noun

    def __getitem__(self, reading: str) -> Word:
        word = self._noun(reading) if len(reading) <= SHORT else None
        if word is None:
            raise KeyError(reading)
        return word

    def __iter__(self) -> Iterator[str]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError
