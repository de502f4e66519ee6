"""What a word means, in a few codes and a short English gloss."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

import msgspec

from wordsvc.lexicon.entry import Kind

CAPITAL = "cap"
"""Tag of a gloss that English writes with a capital letter."""


class Gist(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One sense of a word as JMdict has it: the first of its kind.

    ``tags`` are JMdict's own codes for style, field and dialect of the sense (``arch``, ``food``,
    ``ksb``) and for what is odd about the form (``ateji``, ``oK``). ``topic`` is what sort of thing
    it is (``animal``, ``drink``) where JMdict names no field and that can be told, else empty.
    """

    kind: Kind
    tags: tuple[str, ...]
    topic: str
    gloss: str


def best(gists: Iterable[Gist], kind: Kind) -> Gist | None:
    """The gist of a word of this kind, if there is one.

    JMdict calls names nouns and files other kinds of words in its own way, so that a name is any
    sense that English writes with a capital letter, and what is no noun may be any sense.
    """
    told = list(gists)
    same = [gist for gist in told if gist.kind == kind]
    if same:
        return same[0]
    if kind == "proper":
        told = [gist for gist in told if CAPITAL in gist.tags]
    return told[0] if told else None


@runtime_checkable
class Glossary(Protocol):
    """What tells what words mean: the compiled dictionary, no word list of a test or a game."""

    def gists(self, reading: str, written: str) -> tuple[Gist, ...]:
        """What a word means that is read and written so; empty where no dictionary says."""
        ...


class NoGlossary:
    """Nothing is told."""

    def gists(self, reading: str, written: str) -> tuple[Gist, ...]:
        """Nothing."""
        del reading, written
        return ()


def glossary(lexicon: object) -> Glossary:
    """The lexicon itself where it can tell what words mean."""
    return lexicon if isinstance(lexicon, Glossary) else NoGlossary()
