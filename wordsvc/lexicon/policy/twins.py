"""Spelling twins: one loanword in two spellings, which share all that is known of either.

A reading is folded by what loanwords are freely spelt with: ヴ and バ, ティ and チ, イア and イヤ,
ウィ and ウイ. Readings that sound alike then are twins only where a source keeps them as one word:
JMdict in one entry, a tagger under one lemma. ー is another matter: many words have it or not, and
the taggers list every slip (コーヒ), so a source must have such a spelling itself.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from wordsvc.kana import to_katakana
from wordsvc.lexicon.sources.row import Row

RowsOf = Callable[[str], Sequence[Row]]
Twins = dict[str, tuple[str, ...]]

_SOUNDS = {
    "ゔぁ": "ば", "ゔぃ": "び", "ゔぇ": "べ", "ゔぉ": "ぼ", "ゔ": "ぶ",
    "てぃ": "ち", "でぃ": "じ", "うぃ": "うい", "うぇ": "うえ", "うぉ": "うお",
}  # fmt: skip
_SOUND = re.compile("|".join(_SOUNDS))
_GLIDE = re.compile("(?<=[いきぎしじちぢにひびぴみり])あ")
_LONG_E = re.compile("(?<=[えけげせぜてでねへべぺめれぇ])い")
_LONG_O = re.compile("(?<=[おこごそぞとどのほぼぽもよろょぉ])う")
_LONG = "ー"


def folded(reading: str) -> str:
    """A reading in the one spelling of its sounds that stands for all free ones."""
    plain = _SOUND.sub(lambda sound: _SOUNDS[sound[0]], reading)
    return _GLIDE.sub("や", plain)


def alike(one: str, other: str) -> bool:
    """Whether two readings differ in free spellings and in ー alone."""
    return _without_length(one) == _without_length(other)


def _without_length(reading: str) -> str:
    plain = folded(reading.removesuffix(_LONG))
    return _LONG_O.sub(_LONG, _LONG_E.sub(_LONG, plain))


def twins(readings: Iterable[str], rows_of: RowsOf) -> Twins:
    """The twins of every reading that has any."""
    listed = set(readings)
    groups: dict[str, set[str]] = defaultdict(set)
    for reading in listed:
        plain = folded(reading)
        if plain != reading:
            groups[plain].add(reading)
    found: dict[str, set[str]] = defaultdict(set)
    for plain, group in groups.items():
        if plain in listed:
            group.add(plain)
        words = {reading: _filed(reading, rows_of(reading)) for reading in group}
        for one, other in combinations(group, 2):
            if not words[one].isdisjoint(words[other]):
                found[one].add(other)
                found[other].add(one)
    return {reading: tuple(sorted(others)) for reading, others in found.items()}


def in_kana(reading: str, rows: Iterable[Row]) -> list[Row]:
    """The rows of a word that is written as it is read."""
    forms = (reading, to_katakana(reading))
    return [row for row in rows if row.written in forms]


def _filed(reading: str, rows: Iterable[Row]) -> set[object]:
    """Where sources file a word in kana: JMdict's entries, the lemmas that nouns are kept under."""
    filed: set[object] = set()
    for row in in_kana(reading, rows):
        if row.entry:
            filed.add(row.entry)
        elif row.lemma and row.kind == "common" and row.source != "jmnedict":
            filed.add((row.source, row.lemma))
    return filed
