"""Rows as the sources yield them, in short."""

from __future__ import annotations

from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.sources.row import Row

NOUN = "名詞-普通名詞-一般"
SURNAME = "名詞-固有名詞-人名-姓"
LOOSE = "名詞-固有名詞-一般"


def unidic(
    reading: str,
    written: str,
    detail: str = NOUN,
    kind: Kind = "common",
    *,
    lemma: str = "",
    lemma_reading: str = "",
    cost: int | None = 5000,
) -> Row:
    """A row of UniDic; filed under itself unless said otherwise."""
    return Row(
        source="unidic",
        reading=reading,
        written=written,
        kind=kind,
        detail=detail,
        lemma=lemma or written,
        lemma_reading=lemma_reading or reading,
        cost=cost,
    )


def sudachi(
    reading: str,
    written: str,
    detail: str = NOUN,
    kind: Kind = "common",
    *,
    lemma: str = "",
    lemma_reading: str = "",
) -> Row:
    """A row of SudachiDict; filed under itself unless said otherwise."""
    return Row(
        source="sudachi",
        reading=reading,
        written=written,
        kind=kind,
        detail=detail,
        lemma=lemma or written,
        lemma_reading=lemma_reading or reading,
    )


def jmdict(
    reading: str,
    written: str,
    detail: str = "n",
    kind: Kind = "common",
    *,
    lemma_reading: str = "",
    flags: tuple[str, ...] = (),
    marks: tuple[str, ...] = (),
    entry: int = 0,
) -> Row:
    """A row of JMdict, whose detail holds the senses."""
    return Row(
        source="jmdict",
        reading=reading,
        written=written,
        kind=kind,
        detail=detail,
        lemma=written,
        lemma_reading=lemma_reading or reading,
        flags=flags,
        marks=marks,
        entry=entry,
    )


def named(reading: str, written: str, kinds: str) -> Row:
    """A name of JMnedict, with the letters of its kinds."""
    return Row(source="jmnedict", reading=reading, written=written, kind="proper", detail=kinds)


def house(reading: str, written: str, detail: str = "food", kind: Kind = "common") -> Row:
    """A line of a house list; ``detail`` is its category."""
    return Row(source="house", reading=reading, written=written, kind=kind, detail=detail)


def word(*rows: Row, zipf: float | None = None) -> Evidence:
    """The evidence of some rows for one word."""
    return Evidence(rows[0].reading, rows[0].written, list(rows), zipf)
