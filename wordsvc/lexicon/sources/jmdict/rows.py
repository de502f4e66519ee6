"""JMdict, from the shipped snapshot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.sources import fold
from wordsvc.lexicon.sources.jmdict import table
from wordsvc.lexicon.sources.jmdict.entry import Pair
from wordsvc.lexicon.sources.row import Row

SOURCE = "jmdict"
Sense = tuple[tuple[str, ...], tuple[str, ...]]

_KINDS: tuple[tuple[Kind, frozenset[str]], ...] = (
    ("common", frozenset({"n", "n-adv", "n-t"})),
    ("proper", frozenset({"n-pr"})),
    ("pronoun", frozenset({"pn"})),
    ("numeral", frozenset({"num"})),
    ("affix", frozenset({"suf", "pref", "n-suf", "n-pref", "ctr"})),
    ("adverb", frozenset({"adv", "adv-to"})),
)
_NAMES = frozenset(
    {"char", "company", "creat", "dei", "ev", "fict", "given", "group", "leg", "myth"}
    | {"organization", "person", "place", "product", "relig", "serv", "ship", "station"}
    | {"surname", "unclass", "work"}
)
_IRREGULAR = frozenset({"ik", "ok", "rk", "sk"})
_NO_VERB = frozenset({"vs", "vi", "vt"})


def rows(path: Path, skipped: Counter[str] | None = None) -> Iterator[Row]:
    """Every pair of the snapshot, ``detail`` holding the senses; ``BadSnapshot`` if it is broken.

    ``lemma_reading`` of an irregular reading is the first regular one of its entry.
    Readings that are not kana are left out and counted in ``skipped``.
    """
    for _, group in groupby(table.read(path), attrgetter("entry")):
        pairs = list(group)
        regular = [pair for pair in pairs if _IRREGULAR.isdisjoint(pair.reading_info)]
        for pair in pairs:
            reading = fold.reading(pair.reading)
            if reading is None:
                if skipped is not None:
                    skipped[SOURCE] += 1
                continue
            kind, tags = judged(pair.senses)
            yield Row(
                source=SOURCE,
                reading=reading,
                written=fold_written(pair.written),
                kind=kind,
                detail=table.sense_text(pair),
                lemma=fold_written(pairs[0].written),
                lemma_reading=reading if pair in regular else _standard(pair, regular),
                flags=pair.reading_info + pair.written_info + tags,
                marks=pair.marks,
                entry=pair.entry,
            )


def _standard(irregular: Pair, regular: list[Pair]) -> str:
    """Reading that the entry gives the same written form, or failing that its first; or ''."""
    same = [pair for pair in regular if pair.written == irregular.written]
    return next((fold.reading(pair.reading) or "" for pair in same or regular), "")


@lru_cache(maxsize=65536)
def judged(senses: tuple[Sense, ...]) -> tuple[Kind, tuple[str, ...]]:
    """Kind of a word and the tags of the sense that gave it.

    The first sense that is a common noun decides, then the first that is anything definite:
    a noun of a later sense may still be played, and ``detail`` shows the order.
    """
    kinds = [sense_kind(sense) for sense in senses]
    for wanted in ("common", *(kind for kind in kinds if kind != "other"), "other"):
        if wanted in kinds:
            place = kinds.index(wanted)
            return kinds[place], senses[place][1]
    return "other", ()


@lru_cache(maxsize=65536)
def sense_kind(sense: Sense) -> Kind:
    """Kind of one sense. ``vs`` alone makes no noun: きらきら bears it, being an adverb."""
    pos, tags = sense
    for kind, codes in _KINDS:
        if not codes.isdisjoint(pos):
            return "proper" if kind == "common" and not _NAMES.isdisjoint(tags) else kind
    if any(code.startswith("adj") for code in pos):
        return "adjective"
    if any(code.startswith("v") and code not in _NO_VERB for code in pos):
        return "verb"
    return "other"
