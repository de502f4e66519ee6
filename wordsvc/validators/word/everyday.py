"""The readings in everyday use for a written form, of all that dictionaries have (ruling 7.3)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordsvc.kana import Reading, unvoiced
from wordsvc.lexicon.entry import Entry
from wordsvc.validators.verdict import Answer

_EVERYDAY = 1.5  # thirty times as usual: nobody says the other reading first
_AS_USUAL = 0.05
_OUTWEIGHS = 1.6  # forty times as usual
_WELL_KNOWN = 3.8  # Zipf of a name that everybody knows
_NAMED = 0.4  # two and a half times as usual
_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}
_TOLD = 3


class Way(msgspec.Struct, frozen=True, gc=False):
    """A way to read a form: the entries that are written and read so, and their answer."""

    reading: Reading
    own: tuple[Entry, ...]
    answer: Answer

    @property
    def figure(self) -> float:
        """How usual the form is, read so."""
        return max((one.familiarity or 0.0) for one in self.own)

    @property
    def marked(self) -> bool:
        """Whether JMdict marks it as everyday vocabulary, or a house list has it."""
        return any(one.common or "house" in one.sources for one in self.own)

    @property
    def named(self) -> bool:
        """Whether it is a name first of all."""
        return self.answer == "no" and any(one.kind == "proper" for one in self.own)

    @property
    def witnessed(self) -> bool:
        """Whether a dictionary has it, not a tagger alone."""
        return any({"jmdict", "house"} & set(one.sources) for one in self.own)

    @property
    def noun(self) -> bool:
        """Whether it is a noun to somebody."""
        return any(one.kind == "common" for one in self.own)


def everyday(ways: Sequence[Way]) -> list[Way]:
    """The ways that people read a form, best answer first, given all, most usual first.

    Where a dictionary marks some as everyday vocabulary these count (明日: あした, あす), and what
    is about as usual. Else it is the most usual one, and others that are close to it and give no
    better answer. A form that is usually read as a name is that name (白石).
    """
    alone = [way for way in ways if not _heard_inside(way, ways)] or list(ways)
    marked = [way for way in alone if way.marked]
    if not marked:
        return _unmarked(alone)
    best, most = max(way.figure for way in marked), max(way.figure for way in alone)
    names = [way for way in alone if way.named and way.figure > max(best + _OUTWEIGHS, _WELL_KNOWN)]
    if names:  # 上田, whatever 上田 as a field is
        return sorted(names, key=_order)
    kept = [way for way in marked if best - way.figure < _EVERYDAY]
    kept += [
        way
        for way in alone
        if not way.marked and way.witnessed and way.noun and way.figure > most - _AS_USUAL
    ]
    return sorted(kept, key=_order)


def rarer(ways: Sequence[Way], kept: Sequence[Way]) -> tuple[str, ...]:
    """The readings that are nouns too, but that nobody says first (猫: ねこま)."""
    taken = {way.reading.text for way in kept}
    return tuple(
        way.reading.text
        for way in ways
        if way.reading.text not in taken and way.answer == "yes" and way.witnessed
    )[:_TOLD]


def _unmarked(ways: Sequence[Way]) -> list[Way]:
    most = max(way.figure for way in ways)
    told = [way for way in ways if way.witnessed or way.named]
    heard = told if any(way.figure > most - _OUTWEIGHS for way in told) else ways
    first = max(heard, key=lambda way: way.figure)
    others = [way for way in heard if not way.named]
    if first.named and others:
        noun = max(others, key=lambda way: way.figure)
        if first.figure - noun.figure < _NAMED:
            first = noun
    kept = [
        way
        for way in heard
        if way.named == first.named
        and first.figure - way.figure < _EVERYDAY
        and _RANK[way.answer] >= _RANK[first.answer]
    ]
    return sorted(kept, key=_order)


def _heard_inside(way: Way, ways: Sequence[Way]) -> bool:
    """Whether it is another reading as it sounds inside compounds (づよい, どおり), and no noun."""
    text = way.reading.text
    plain = unvoiced(text[0]) + text[1:]
    if way.noun or plain == text:
        return False
    if way.marked and not all(one.kind == "affix" for one in way.own):
        return False
    return any(one.reading.text == plain for one in ways)


def _order(way: Way) -> tuple[int, float]:
    return _RANK[way.answer], -way.figure
