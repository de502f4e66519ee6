"""What a judge asks of a lexicon: one small protocol, and the same with short ways for speed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

import msgspec

from wordsvc.lexicon.entry import Entry, Kind
from wordsvc.lexicon.summary import Summary
from wordsvc.lexicon.variants import Correction


class Known(msgspec.Struct, frozen=True, gc=False):
    """All that is known of one reading.

    ``plain`` is true when the reading is a noun that every house accepts, weighed against the
    names and other words that sound the same. ``dominant`` is the homophone, a much more usual
    name or non-noun, that makes an otherwise good noun doubtful (とうきょう), if there is one.
    ``entries`` stand best first.
    """

    reading: str
    plain: bool
    entries: tuple[Entry, ...]
    dominant: Entry | None = None


class Pattern(msgspec.Struct, frozen=True):
    """Which words are wanted. Letters are connecting letters (full size, unvoiced).

    ``starts`` and ``ends`` empty mean any; ``longest`` 0 means no upper bound. ``ends`` are the
    letters that the word may go on with, ー resolved to its vowel. ``kind = "common"`` offers plain
    nouns only (what every house accepts, nothing sensitive); another kind offers every reading that
    has an entry of it.
    """

    starts: frozenset[str] = frozenset()
    ends: frozenset[str] = frozenset()
    shortest: int = 1
    longest: int = 0
    kind: Kind = "common"


class Word(msgspec.Struct, frozen=True, gc=False):
    """A word offered as a suggestion: its reading, best-known written form and familiarity."""

    reading: str
    written: str
    familiarity: float | None


def word_of(known: Known) -> Word | None:
    """A plain reading as a word, under its best noun; None for any other."""
    shown = Summary.of(known).shown if known.plain else ()
    return Word(known.reading, shown[0].written, shown[0].familiarity) if shown else None


class Lexicon(Protocol):
    """Read-only, safe to share between threads, opened once in ``bootstrap`` and handed down."""

    @property
    def version(self) -> str:
        """Short name of this compiled dictionary; equal versions give equal verdicts."""
        ...

    def find(self, reading: str) -> Known | None:
        """Everything known of a hiragana reading (ー kept), or None."""
        ...

    def readings(self, written: str) -> tuple[str, ...]:
        """The readings of a written form (NFKC-folded), most usual first; empty if unknown."""
        ...

    def search(self, pattern: Pattern) -> Iterator[Word]:
        """Words that fit, best known first."""
        ...


class QuickLexicon(Lexicon, Protocol):
    """A lexicon with short ways to what a judge asks all the time.

    Each gives what follows from ``find``, at a fraction of its cost, and is asked for the text of
    a ``Reading`` or a piece of one, while ``find`` may be asked for any text.
    """

    @property
    def short(self) -> Mapping[str, Word]:
        """The plain readings of at most three letters, which compounds are made of, in memory."""
        ...

    @property
    def things(self) -> Mapping[str, str]:
        """Plain readings whose best noun is less of a thing than another form (とり), with that."""
        ...

    def summary(self, reading: str) -> Summary | None:
        """All that a verdict needs of a hiragana reading, or None."""
        ...

    def correction(self, reading: str) -> Correction | None:
        """The plain noun that an unlisted reading may have been meant for, or None."""
        ...

    def noun(self, reading: str) -> Word | None:
        """A plain reading as a word, None for any other."""
        ...

    def is_plain(self, reading: str) -> bool:
        """Whether a reading is plain."""
        ...

    def prefixes(self, reading: str) -> list[str]:
        """The listed readings that a reading begins with, short ones first."""
        ...
