"""Familiarity: frequencies of written forms, shared out among those who write them so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from wordsvc.kana.writing import has_kanji, is_kana
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.policy.evidence import NAMES, Evidence
from wordsvc.lexicon.sources.frequency import key
from wordsvc.lexicon.sources.mozc import Typed
from wordsvc.lexicon.sources.row import Row

_UNSEEN_CHINESE, _UNSEEN_NATIVE = 7404, 7864  # UniDic's costs for nouns its corpus never met
UNSEEN = frozenset({_UNSEEN_CHINESE, _UNSEEN_NATIVE})
_COST_PER_ZIPF = 1000.0  # a thousand cost units are about a factor of ten
_MOST_OFF = 3.5
_TYPED_PER_ZIPF = 1151.0  # Mozc's costs are -500 · ln(probability)
_OTHER_READING = 2.5
_UNTYPED = 1.0
_STEMS = frozenset({"verb", "adjective"})
_MARKED = 3.0
_SHORT = 2
_USUAL_PART = 3.0
_FIRST_BAND, _PER_BAND = 4.8, 0.04  # JMdict's nf01 … nf48, 500 words a band


class Familiarity:
    """Zipf values by written form, and word costs to tell whom a figure belongs to.

    中腹 is ちゅうふく far more often than なかはら, and 山口 a place far more often than
    a mountain's mouth: the figure goes to the cheapest reading and kind, the others get less.
    Where Mozc has the reading that UniDic finds most usual, its costs tell which is meant how
    often (明日: あした, あす), also of readings that UniDic lacks (明後日: あさって). A noun that
    nobody types so is less usual than UniDic's corpus, read by a machine, has it (同人: どうにん).
    """

    def __init__(
        self,
        zipf: Mapping[str, float],
        rows: Iterable[Row] = (),
        typed: Mapping[str, Iterable[Typed]] | None = None,
    ) -> None:
        self._zipf = zipf
        self._costs: dict[str, dict[str, int]] = {}
        self._typed: dict[str, dict[str, int]] = {}
        self._untyped: set[tuple[str, str]] = set()
        self._marked: set[tuple[str, str]] = set()
        for row in rows:
            self.add(row)
        self.compare(typed or {})

    def add(self, row: Row) -> None:
        """Take in the word cost of a row, if it has one and the form a figure, and its marks."""
        pair = row.written, row.reading
        if row.marks:
            self._untyped.discard(pair)
            self._marked.add(pair)
        if row.cost is None or key(row.written) not in self._zipf:
            return
        readings = self._costs.setdefault(row.written, {})
        if row.cost < readings.get(row.reading, row.cost + 1):
            readings[row.reading] = row.cost
            if row.kind == "common" and pair not in self._marked:
                self._untyped.add(pair)
            else:
                self._untyped.discard(pair)

    def compare(self, typed: Mapping[str, Iterable[Typed]]) -> None:
        """Take in how often forms that UniDic has are typed as which reading."""
        for reading, words in typed.items():
            for word in words:
                if word.written in self._costs and _tells_a_reading(word):
                    self._typed.setdefault(word.written, {}).setdefault(reading, word.cost)

    def zipf(self, written: str, reading: str) -> float | None:
        """Frequency of a written form as far as it is read so; None = not known, never "rare"."""
        if written.isascii():  # the figure counts English text and digits, not this reading
            return None
        figure = self._zipf.get(key(written))
        readings = self._costs.get(written)
        if figure is None or not readings:
            return figure
        typed = self._typed.get(written, {})
        usual = min(readings, key=readings.__getitem__)
        corrected = typed and usual not in typed and (written, usual) in self._untyped
        if reading in typed and (usual in typed or corrected):
            least = min(typed.values())
            return figure - min(_MOST_OFF, (typed[reading] - least) / _TYPED_PER_ZIPF)
        if reading not in readings:
            return figure - _OTHER_READING
        cost, least = readings[reading], readings[usual]
        if cost in UNSEEN and least < cost:
            return None
        off = _off(cost - least)
        if typed and (written, reading) in self._untyped:
            off += _UNTYPED
        return figure - min(_MOST_OFF, off)

    def composed(self, written: str) -> bool:
        """Whether a form of three letters and more is usual words, one after the other.

        One of them at most is a single kanji (会, 料).
        """
        return len(written) > _SHORT and not self._is_usual(written) and self._cut(written, 1)

    def _cut(self, rest: str, single: int) -> bool:
        if not rest:
            return True
        shortest = 1 if single and has_kanji(rest[0]) else 2
        return any(
            self._is_usual(rest[:end]) and self._cut(rest[end:], single - (end == 1))
            for end in range(len(rest), shortest - 1, -1)
        )

    def _is_usual(self, written: str) -> bool:
        return self._zipf.get(written, 0.0) >= _USUAL_PART


def _tells_a_reading(word: Typed) -> bool:
    """Whether a form in kanji is typed as a word: no name, and no stem of a verb (長 of 長い)."""
    if not has_kanji(word.written) or word.sort in NAMES:
        return False
    return word.sort not in _STEMS or is_kana(word.written[-1])


def familiarity(word: Evidence, kind: Kind) -> float | None:
    """Zipf of a word as one of this kind: its frequency, or JMdict's commonness marks, or None."""
    if word.zipf is None:
        return _from_marks([row for row in word.jmdict if row.written == word.written])
    costs = [(row.cost, row.kind) for row in word.analysers if row.cost is not None]
    own = [cost for cost, whose in costs if whose == kind]
    return word.zipf - _off(min(own) - min(costs)[0]) if own else word.zipf


def _from_marks(rows: list[Row]) -> float | None:
    marks = [mark for row in rows for mark in row.marks]
    bands = [int(mark[2:]) for mark in marks if mark.startswith("nf")]
    if bands:
        return _FIRST_BAND - _PER_BAND * min(bands)
    return _MARKED if marks else None


def _off(cost: int) -> float:
    return min(_MOST_OFF, cost / _COST_PER_ZIPF)


def obscure(word: Evidence, figure: float | None) -> bool:
    """A short Chinese word that UniDic's corpus never met and nobody else has or counts."""
    if word.jmdict or word.house or figure is not None or len(word.written) > _SHORT:
        return False
    return any(row.cost == _UNSEEN_CHINESE for row in word.analysers)
