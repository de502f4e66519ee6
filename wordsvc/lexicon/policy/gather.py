"""Gathering: the rows of one reading brought together as evidence."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from wordsvc.kana import to_katakana, unvoiced
from wordsvc.lexicon.policy import senses
from wordsvc.lexicon.policy.evidence import ASIDE, Evidence
from wordsvc.lexicon.sources import jmnedict
from wordsvc.lexicon.sources.jmdict.naming import CAPITAL
from wordsvc.lexicon.sources.mozc import Sort, Typed
from wordsvc.lexicon.sources.row import Row


class Familiarity(Protocol):
    """How usual written forms are (see ``policy.familiarity``)."""

    def zipf(self, written: str, reading: str) -> float | None:
        """Frequency of a form as far as it is read so."""
        ...

    def composed(self, written: str) -> bool:
        """Whether a form is two usual words."""
        ...


class Twin(NamedTuple):
    """Another spelling of a reading: its rows, and what Mozc has for it."""

    reading: str
    rows: Sequence[Row]
    typed: Sequence[Typed]


def evidence(
    reading: str,
    rows: Iterable[Row],
    familiar: Familiarity,
    typed: Iterable[Typed] = (),
    twins: Sequence[Twin] = (),
) -> list[Evidence]:
    """All words of one reading with their evidence, one for each written form.

    ``familiar`` has the frequency of each written form as far as it belongs to the reading;
    ``typed`` is what Mozc has for the reading. What ``twins`` have of the word in kana counts as
    if it stood here.
    """
    rows = list(rows)
    pairs: dict[str, list[Row]] = {}
    for row in standing_alone(row for row in rows if row.source not in ASIDE):
        pairs.setdefault(row.written, []).append(row)
    shared = lend_spellings(reading, pairs, twins)
    lend_jmdict(reading, pairs)
    lend_tags(reading, pairs)
    add_asides(pairs, [row for row in rows if row.source in ASIDE])
    for form in shared:
        pairs[form].extend(
            row for twin in twins for row in twin.rows if row.source == jmnedict.SOURCE
        )
    costs: dict[str, dict[Sort, int]] = defaultdict(dict)
    for word in typed:
        costs[word.written].setdefault(word.sort, word.cost)
    proven = {
        written
        for written, own in pairs.items()
        if any(row.source in ("jmdict", "house") and row.kind == "common" for row in own)
    }
    in_latin = {row.lemma for row in rows if row.kind == "common" and _latin_spelling(row)}
    found = []
    for written, own in pairs.items():
        sorts = costs.get(written, {})
        if written in shared:
            sorts = _cheapest(sorts, twins)
        found.append(
            Evidence(
                reading,
                written,
                own,
                familiar.zipf(written, reading),
                sorts,
                composed=familiar.composed(written),
                filed=any(row.lemma in proven for row in own),
                noun_in_latin=written in in_latin,
            )
        )
    return found


def lend_spellings(
    reading: str, pairs: dict[str, list[Row]], twins: Sequence[Twin]
) -> tuple[str, ...]:
    """What is known of a word in one spelling is known of it in every other.

    クリスマスイヴ is the クリスマスイブ of the same entry. Returns the forms that borrowed.
    """
    if not twins:
        return ()
    forms = tuple(form for form in (reading, to_katakana(reading)) if form in pairs)
    for form in forms:
        in_hiragana = form == reading
        pairs[form].extend(
            row
            for twin in twins
            for row in twin.rows
            if row.written == (twin.reading if in_hiragana else to_katakana(twin.reading))
            and row.source not in ASIDE
        )
    return forms


def _cheapest(sorts: Mapping[Sort, int], twins: Sequence[Twin]) -> dict[Sort, int]:
    least = dict(sorts)
    for twin in twins:
        for word in twin.typed:
            if word.written == to_katakana(twin.reading):
                least[word.sort] = min(word.cost, least.get(word.sort, word.cost))
    return least


def add_asides(pairs: dict[str, list[Row]], rows: Iterable[Row]) -> None:
    """JMnedict tells what is a name of what others list, the house what is an abstract noun.

    Alone JMnedict lists single persons, firms and works; its surnames and villages make no reading
    doubtful that stands nowhere else.
    """
    listed = frozenset(pairs)
    for row in rows:
        single = row.source == jmnedict.SOURCE and not jmnedict.SINGLE.isdisjoint(row.detail)
        if row.written in listed or (single and not listed):
            pairs.setdefault(row.written, []).append(row)


def standing_alone(rows: Iterable[Row]) -> list[Row]:
    """The rows that speak for a word by itself.

    ``delicate`` filed under デリケート is a way to spell it and proves no noun. はかり turns
    ばかり inside compounds (台秤) but alone it is no word of that sound: UniDic tells,
    SudachiDict follows.
    """
    whole = [row for row in rows if not _latin_spelling(row)]
    alone = [row for row in whole if not _sounds_so_only_inside(row)]
    inside = {row.written for row in whole} - {row.written for row in alone if _unidic_noun(row)}
    inside &= {row.written for row in whole if _sounds_so_only_inside(row)}
    return [
        row
        for row in alone
        if row.source != "sudachi" or row.kind != "common" or row.written not in inside
    ]


def lend_jmdict(reading: str, pairs: dict[str, list[Row]]) -> None:
    """A word in kana that only the taggers print is what JMdict says of its usual writing.

    ときどき is 時々, and アウト is the OUT of JMdict.
    """
    for written, rows in pairs.items():
        if not _is_kana(written, reading) or any(row.source == "jmdict" for row in rows):
            continue
        lemmas = {row.lemma for row in rows}
        rows.extend(
            row
            for other, theirs in pairs.items()
            if other != written and (other in lemmas or other.isascii())
            for row in theirs
            if row.source == "jmdict"
        )


def lend_tags(reading: str, pairs: dict[str, list[Row]]) -> None:
    """What a tagger says of one form of a word holds for the forms that JMdict alone prints.

    眞面目 is the 真面目 of the same entry, にゃーにゃー the ニャーニャー, and 以色列, which
    JMdict glosses as a name, is イスラエル.
    """
    katakana = to_katakana(reading)
    untagged = {
        written: rows
        for written, rows in pairs.items()
        if all(row.source == "jmdict" for row in rows)
    }
    for written, rows in untagged.items():
        lenders = {other for other in pairs if _same_entry(rows, pairs[other])}
        if written in (reading, katakana):
            lenders |= {reading, katakana}
        names = all(_names_only(row) for row in rows)
        if names:
            lenders.add(katakana)
        lent = [pairs[other] for other in lenders if other in pairs and other not in untagged]
        rows.extend(
            row
            for theirs in lent
            for row in theirs
            if row.source != "jmdict" and (names or row.kind != "proper")
        )


def _same_entry(rows: list[Row], others: list[Row]) -> bool:
    return not {row.entry for row in rows}.isdisjoint(
        row.entry for row in others if row.source == "jmdict"
    )


def _names_only(row: Row) -> bool:
    return row.source == "jmdict" and senses.first_noun_tagged(row.detail, CAPITAL)


def _is_kana(written: str, reading: str) -> bool:
    return written in (reading, to_katakana(reading))


def _latin_spelling(row: Row) -> bool:
    tagged = row.source in ("unidic", "sudachi")
    return tagged and row.written.isascii() and row.written != row.lemma


def _unidic_noun(row: Row) -> bool:
    return row.source == "unidic" and row.kind == "common"


def _sounds_so_only_inside(row: Row) -> bool:
    lemma = row.lemma_reading
    return (
        _unidic_noun(row)
        and lemma != row.reading
        and row.reading[0] != unvoiced(row.reading[0])
        and lemma[1:] == row.reading[1:]
        and lemma[0] == unvoiced(row.reading[0])
    )
