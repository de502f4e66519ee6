"""What all sources together hold of one (reading, written form)."""

from __future__ import annotations

from collections.abc import Mapping

from wordsvc.lexicon.sources.mozc import Sort
from wordsvc.lexicon.sources.row import Row

NOUNS: tuple[Sort, ...] = ("noun", "adverbial", "adjectival")
NAMES: tuple[Sort, ...] = ("surname", "person", "place", "company", "name")


class Evidence:
    """The rows of every source for one (reading, written form), sorted by who says it.

    ``zipf`` is the frequency of the written form as far as it belongs to this reading, None where
    no list has a figure. UniDic and SudachiDict count as one voice, ``analysers``: the second grew
    out of the first, so that their agreement is no second witness. ``typed`` is what Mozc has the
    pair as, with the cost of each: a witness, which makes no word by itself. ``composed`` says that
    the form is two usual words, one after the other (落語会).
    """

    __slots__ = ("analysers", "composed", "house", "jmdict", "reading", "typed", "written", "zipf")

    def __init__(
        self,
        reading: str,
        written: str,
        rows: list[Row],
        zipf: float | None = None,
        typed: Mapping[Sort, int] | None = None,
        composed: bool = False,
    ) -> None:
        self.reading = reading
        self.written = written
        self.zipf = zipf
        self.typed = typed or {}
        self.composed = composed
        self.jmdict = [row for row in rows if row.source == "jmdict"]
        self.house = [row for row in rows if row.source == "house"]
        self.analysers = [row for row in rows if row.source in ("unidic", "sudachi")]

    @property
    def sources(self) -> tuple[str, ...]:
        """Names of the sources that have the pair, sorted."""
        return tuple(sorted({row.source for row in self.rows}))

    @property
    def rows(self) -> list[Row]:
        """All rows, house lists first."""
        return [*self.house, *self.jmdict, *self.analysers]

    @property
    def typed_noun(self) -> int | None:
        """What Mozc lets the pair cost as a noun; None where it has none."""
        return min((self.typed[sort] for sort in NOUNS if sort in self.typed), default=None)

    @property
    def typed_name(self) -> int | None:
        """What Mozc lets the pair cost as a name; None where it has none."""
        return min((self.typed[sort] for sort in NAMES if sort in self.typed), default=None)

    @property
    def marked_common(self) -> bool:
        """Whether JMdict marks the pair as belonging to everyday vocabulary."""
        return any(row.marks for row in self.jmdict)
