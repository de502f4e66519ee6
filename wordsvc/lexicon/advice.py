"""What is added to judged entries without deciding them: concreteness, and what is rude."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from msgspec import structs

from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources import house
from wordsvc.lexicon.sources.concreteness import table
from wordsvc.lexicon.sources.registry import Registry

ABSTRACT = "abstract"
SENSITIVE = "sensitive"
ADVICE_LISTS = frozenset({ABSTRACT, SENSITIVE})  # house lists that prove no word


class Advice:
    """Concreteness of nouns (the house's abstract words before the computed ones), rude words."""

    def __init__(self, listed: Registry) -> None:
        self._computed = table.read(listed["concreteness"].path())
        self._abstract: set[tuple[str, str]] = set()
        self._sensitive: set[str] = set()
        for word in house_words(listed):
            if word.list == ABSTRACT:
                self._abstract.add((word.reading, word.written))
            elif word.list == SENSITIVE:
                self._sensitive.add(word.reading)

    def added(self, known: Known) -> Known:
        """A reading with the advice on each of its entries."""
        entries = tuple(map(self._advised, known.entries))
        dominant = known.dominant and entries[known.entries.index(known.dominant)]
        return Known(known.reading, known.plain, entries, dominant)

    def _advised(self, entry: Entry) -> Entry:
        if entry.kind != "common":
            return entry
        if (entry.reading, entry.written) in self._abstract:
            entry = structs.replace(entry, concreteness=ABSTRACT, category=ABSTRACT)
        else:
            computed = self._computed.of(entry.reading, entry.written)
            entry = structs.replace(entry, concreteness=computed)
        if entry.reading in self._sensitive:
            entry = structs.replace(entry, sensitive=True)
        return entry


def house_words(listed: Registry) -> Iterable[house.HouseWord]:
    """The words of all our own lists."""
    return chain.from_iterable(house.words(path) for path in listed["house"].files())
