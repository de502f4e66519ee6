"""What all sources together hold of one (reading, written form)."""

from __future__ import annotations

from collections.abc import Mapping

from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.sources import jmnedict
from wordsvc.lexicon.sources.mozc import Sort
from wordsvc.lexicon.sources.row import Row

NOUNS: tuple[Sort, ...] = ("noun", "adverbial", "adjectival")
NAMES: tuple[Sort, ...] = ("surname", "person", "place", "company", "name")
ABSTRACT = "abstract"  # source of a row that proves no word, but a noun of what others have
ASIDE = frozenset({ABSTRACT, jmnedict.SOURCE})
_SEEN, _NOTICED = 2.0, 1.5  # Zipf of a form that is seen; that is seen where people type it too
_TYPED = 7500  # Mozc's cost beyond which a form was only collected
DEFINITE = jmnedict.SINGLE | {"l"}


class Evidence:
    """The rows of every source for one (reading, written form), sorted by who says it.

    ``zipf`` is the frequency of the written form as far as it belongs to this reading, None where
    no list has a figure. UniDic and SudachiDict count as one voice, ``analysers``: the second grew
    out of the first, so that their agreement is no second witness. ``typed`` is what Mozc has the
    pair as, with the cost of each: a witness, which makes no word by itself. ``named`` are the rows
    of JMnedict; ``abstract`` is what the house lists as an abstract noun. ``composed`` says that
    the form is usual words, one after the other (落語会), ``filed`` that a tagger keeps it under a
    form that a dictionary or list has (醫學), ``noun_in_latin`` that SudachiDict has a noun in
    Latin letters (loose ball) under the form.
    """

    __slots__ = (
        "abstract", "analysers", "composed", "filed", "house", "jmdict", "named", "noun_in_latin",
        "reading", "typed", "written", "zipf",
    )  # fmt: skip

    def __init__(
        self,
        reading: str,
        written: str,
        rows: list[Row],
        zipf: float | None = None,
        typed: Mapping[Sort, int] | None = None,
        *,
        composed: bool = False,
        filed: bool = False,
        noun_in_latin: bool = False,
    ) -> None:
        self.reading = reading
        self.written = written
        self.zipf = zipf
        self.typed = typed or {}
        self.composed = composed
        self.filed = filed
        self.noun_in_latin = noun_in_latin
        self.jmdict = [row for row in rows if row.source == "jmdict"]
        self.house = [row for row in rows if row.source == "house"]
        self.named = [row for row in rows if row.source == "jmnedict"]
        self.abstract = any(row.source == ABSTRACT for row in rows)
        self.analysers = [row for row in rows if row.source in ("unidic", "sudachi")]

    @property
    def sources(self) -> tuple[str, ...]:
        """Names of the sources that have the pair, sorted."""
        return tuple(sorted({row.source for row in self.rows}))

    @property
    def rows(self) -> list[Row]:
        """All rows, house lists first."""
        return [*self.house, *self.jmdict, *self.analysers, *self.named]

    def least_cost(self, kind: Kind) -> int | None:
        """UniDic's word cost of the pair as one of this kind; None where it has none."""
        costs = [row.cost for row in self.analysers if row.cost is not None and row.kind == kind]
        return min(costs, default=None)

    @property
    def typed_noun(self) -> int | None:
        """What Mozc lets the pair cost as a noun; None where it has none."""
        return min((self.typed[sort] for sort in NOUNS if sort in self.typed), default=None)

    @property
    def typed_name(self) -> int | None:
        """What Mozc lets the pair cost as a name; None where it has none."""
        return min((self.typed[sort] for sort in NAMES if sort in self.typed), default=None)

    @property
    def witnessed(self) -> bool:
        """Whether people are seen to use the form: in texts, or when they type."""
        if self.marked_common or (self.zipf is not None and self.zipf >= _SEEN):
            return True
        if "verb" in self.typed:  # its 連用形 is typed all the time
            return True
        return self.typed_often or (self.typed_noun is not None and (self.zipf or 0.0) >= _NOTICED)

    @property
    def typed_often(self) -> bool:
        """Whether people type the noun, and Mozc has not only collected it."""
        return self.typed_noun is not None and self.typed_noun <= _TYPED

    @property
    def names_one(self) -> bool:
        """Whether JMnedict has the pair as a place, person, firm or work, and not as a surname."""
        return any(not DEFINITE.isdisjoint(row.detail) for row in self.named)

    @property
    def marked_common(self) -> bool:
        """Whether JMdict marks the pair as belonging to everyday vocabulary."""
        return any(row.marks for row in self.jmdict)
