"""Concreteness of an English noun, by the place of its senses in Princeton WordNet.

Reads WordNet's own database files (``data.noun`` and so on, format ``wndb(5WN)``). A synset has a
lexicographer class (animal, artifact, act, feeling …) and hangs on broader synsets; both together
say whether it is a thing. The senses of a lemma are weighted by how often each was met in
WordNet's tagged texts (``cntlist.rev``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from wordsvc.lexicon.sources.concreteness.things import CLASSES, MIXED, ROOTS

_PLURALS = (
    *(("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss")),
    *(("xes", "x"), ("ves", "f"), ("men", "man"), ("s", "")),
)


class Meaning(msgspec.Struct, frozen=True):
    """One sense of a lemma: its synset, its share of the lemma's use, and how much of a thing."""

    synset: str
    share: float
    value: float


class WordNet:
    """The nouns of WordNet, and how often a word is an adjective instead."""

    def __init__(self, folder: Path) -> None:
        self._nouns = _index(folder / "index.noun")
        self._counts, self._tagged = _counts(folder / "cntlist.rev")
        self._adjectives = _index(folder / "index.adj")
        self._plurals = _exceptions(folder / "noun.exc")
        self._class, self._broader = _synsets(folder / "data.noun")

    def adjective_share(self, word: str) -> float:
        """How much of the use of a word is as an adjective, from 0 to 1."""
        lemma = word.lower()
        if lemma not in self._adjectives:
            return 0.0
        if lemma not in self._nouns:
            return 1.0
        adjective, noun = self._tagged[lemma, False] + 1, self._tagged[lemma, True] + 1
        return adjective / (adjective + noun)

    def meanings(self, phrase: str) -> tuple[Meaning, ...]:
        """Senses of a noun phrase in singular or plural, as it stands; empty if unknown."""
        for lemma in self._lemmas(phrase.lower().replace(" ", "_")):
            if synsets := self._nouns.get(lemma):
                weights = [
                    self._counts.get((lemma, place), 0) + 0.5 / place
                    for place in range(1, len(synsets) + 1)
                ]
                return tuple(
                    Meaning(synset, weight / sum(weights), self.value(synset))
                    for synset, weight in zip(synsets, weights, strict=True)
                )
        return ()

    def value(self, synset: str) -> float:
        """From -1 (an act, a feeling) to 1 (an animal, a tool)."""
        number = self._class[synset]
        if number in MIXED:
            for broader in self.upwards(synset):
                if broader in ROOTS:
                    return ROOTS[broader]
        return CLASSES[number]

    def lexname(self, synset: str) -> int:
        """The number of its lexicographer class."""
        return self._class[synset]

    def upwards(self, synset: str) -> Iterator[str]:
        """The synset itself and those above it, ever broader."""
        while synset:
            yield synset
            synset = self._broader.get(synset, "")

    def _lemmas(self, lemma: str) -> list[str]:
        singular = [lemma[: -len(old)] + new for old, new in _PLURALS if lemma.endswith(old)]
        return [lemma, *self._plurals.get(lemma, ()), *singular]


def _index(path: Path) -> dict[str, tuple[str, ...]]:
    """Synsets of each lemma, most frequent first."""
    lemmas = {}
    for line in _lines(path):
        lemma, _, count, *rest = line.split()
        lemmas[lemma] = tuple(rest[-int(count) :])
    return lemmas


def _synsets(path: Path) -> tuple[dict[str, int], dict[str, str]]:
    """Lexicographer class and first broader synset of each synset."""
    classes, broader = {}, {}
    for line in _lines(path):
        synset, number, _, words, *rest = line.partition(" | ")[0].split()
        classes[synset] = int(number)
        pointers = rest[2 * int(words, 16) + 1 :]
        for symbol, target in zip(pointers[::4], pointers[1::4], strict=True):
            if symbol in ("@", "@i"):
                broader[synset] = target
                break
    return classes, broader


def _counts(path: Path) -> tuple[dict[tuple[str, int], int], Counter[tuple[str, bool]]]:
    """How often each numbered noun sense was tagged, and each lemma as noun and as adjective."""
    senses, lemmas = {}, Counter[tuple[str, bool]]()
    for line in path.read_text("utf-8").splitlines():
        key, place, count = line.split()
        lemma, _, rest = key.partition("%")
        if rest.startswith("1:"):
            senses[lemma, int(place)] = int(count)
        if rest[0] in "135":
            lemmas[lemma, rest[0] == "1"] += int(count)
    return senses, lemmas


def _exceptions(path: Path) -> dict[str, list[str]]:
    words = (line.split() for line in path.read_text("utf-8").splitlines())
    return {plural: singular for plural, *singular in words}


def _lines(path: Path) -> list[str]:
    """Lines without the licence at the head, which is indented."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.startswith("  ")]
