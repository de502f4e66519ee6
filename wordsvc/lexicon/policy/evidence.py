"""What all sources together hold of one (reading, written form)."""

from __future__ import annotations

from wordsvc.lexicon.sources.row import Row


class Evidence:
    """The rows of every source for one (reading, written form), sorted by who says it.

    ``zipf`` is the frequency of the written form as far as it belongs to this reading, None where
    no list has a figure. UniDic and SudachiDict count as one voice, ``analysers``: the second grew
    out of the first, so that their agreement is no second witness.
    """

    __slots__ = ("analysers", "house", "jmdict", "reading", "written", "zipf")

    def __init__(
        self, reading: str, written: str, rows: list[Row], zipf: float | None = None
    ) -> None:
        self.reading = reading
        self.written = written
        self.zipf = zipf
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
    def marked_common(self) -> bool:
        """Whether JMdict marks the pair as belonging to everyday vocabulary."""
        return any(row.marks for row in self.jmdict)
