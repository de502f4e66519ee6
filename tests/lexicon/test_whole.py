"""The compiled dictionary as a whole, checked against itself and against what it is made of."""

from __future__ import annotations

from collections import defaultdict
from itertools import chain
from typing import NamedTuple

import pytest

from wordsvc.files import packaged
from wordsvc.kana import Reading, to_katakana
from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.derivation import derivation
from wordsvc.lexicon.entry import Entry, Kind
from wordsvc.lexicon.policy import twins
from wordsvc.lexicon.policy.evidence import NAMES
from wordsvc.lexicon.policy.twins import folded
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources import mozc, registry, unidic
from wordsvc.lexicon.sources.jmdict import rows as jmdict
from wordsvc.lexicon.sources.row import Row
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word import judge_word

REFUSED = frozenset({"proper", "not-noun", "spelling"})
RULES = WordRules()


class Seen(NamedTuple):
    """What one walk through all readings found."""

    readings: list[str]
    empty: list[str]
    outweighed: list[tuple[Entry, Entry]]
    barred: list[tuple[str, str]]


@pytest.fixture(scope="module")
def seen(lexicon: CompiledLexicon) -> Seen:
    """Readings without an entry, nouns beside the name that outweighs them, forms that are lost."""
    found = Seen([], [], [], [])
    for reading in lexicon:
        known = lexicon.find(reading)
        entries = known.entries if known is not None else ()
        found.readings.append(reading)
        if not entries:
            found.empty.append(reading)
        if known is not None and (dominant := known.dominant) is not None:
            found.outweighed.extend((entry, dominant) for entry in entries)
        found.barred.extend(
            (reading, entry.written) for entry in entries if not _enters(entry, lexicon)
        )
    return found


@pytest.fixture(scope="module")
def usual_nouns() -> frozenset[tuple[str, str]]:
    """Pairs as usual as nouns as they are as names to UniDic, and no names to who types them."""
    least: dict[tuple[str, str], dict[Kind, int]] = defaultdict(dict)
    for row in unidic.rows():
        if row.cost is not None and row.kind in ("common", "proper"):
            costs = least[row.reading, row.written]
            costs[row.kind] = min(row.cost, costs.get(row.kind, row.cost))
    typed = mozc.read(registry.load(packaged.dictionaries())["mozc"].path(), {r for r, _ in least})
    spelt_otherwise = {
        folded(reading)
        for reading, words in typed.items()
        if folded(reading) != reading and any(word.sort in NAMES for word in words)
    }  # ムーヴ, the car, is a twin of ムーブ
    return frozenset(
        (reading, written)
        for (reading, written), costs in least.items()
        if "common" in costs
        and costs["common"] <= costs.get("proper", costs["common"])
        and not any(
            word.sort in NAMES and word.written == written for word in typed.get(reading, ())
        )
        and folded(reading) not in spelt_otherwise
    )


@pytest.fixture(scope="module")
def spelt() -> dict[str, list[Row]]:
    """The rows of UniDic and JMdict that are written as they are read, by reading."""
    rows: dict[str, list[Row]] = defaultdict(list)
    listed = jmdict.rows(registry.load(packaged.dictionaries())["jmdict"].path())
    for row in chain(unidic.rows(), listed):
        if is_kana(row.written) and not row.flags.count("renyou"):
            rows[row.reading].append(row)
    return rows


def test_every_reading_has_an_entry(seen: Seen) -> None:
    """Sounds that words have only inside compounds (だね of 種) are no readings."""
    assert seen.readings
    assert seen.empty == []


def test_no_spelling_twins_are_yes_and_no(
    lexicon: CompiledLexicon, spelt: dict[str, list[Row]]
) -> None:
    """One word in two spellings is no noun in one and something to refuse in the other."""
    pairs = [
        (one, other)
        for one, others in twins(spelt, lambda reading: spelt[reading]).items()
        for other in others
        if one < other
    ]
    assert len(pairs) > 1000
    statuses = {
        reading: _status_in_kana(lexicon.find(reading)) for pair in pairs for reading in pair
    }
    assert [
        pair
        for pair in pairs
        if "plain" in (statuses[pair[0]], statuses[pair[1]])
        and not REFUSED.isdisjoint({statuses[pair[0]], statuses[pair[1]]})
    ] == []


def _status_in_kana(known: Known | None) -> str | None:
    """The best status of the word that is written as it is read, in katakana or else hiragana."""
    entries = known.entries if known is not None else ()
    for form in (to_katakana(known.reading), known.reading) if known is not None else ():
        if own := [entry.status for entry in entries if entry.written == form]:
            return own[0]
    return None


def test_nothing_is_yes_without_a_noun_or_a_regular_derivation(lexicon: CompiledLexicon) -> None:
    """A reading that is no plain noun is accepted only as made of a usual word."""
    doubtful = [reading for reading in lexicon if not lexicon.is_plain(reading)]
    assert doubtful
    accepted = [
        reading for reading in doubtful if not judge_word(reading, None, lexicon, RULES)[0].findings
    ]
    made = [(reading, derivation(reading, lexicon.find)) for reading in accepted]
    assert [reading for reading, found in made if found is None and not _twin(reading)] == []
    stems = [found.stem for _, found in made if found is not None]
    assert [one.written for one in stems if one.kind not in ("verb", "adjective", "common")] == []


def _twin(reading: str) -> bool:
    """Whether it is accepted as the spelling of a noun with バ."""
    return "ゔ" in reading


def test_no_name_outweighs_itself(seen: Seen, usual_nouns: frozenset[tuple[str, str]]) -> None:
    """A noun as usual as the name of the same writing is outweighed by others (ハンバーグ)."""
    assert seen.outweighed
    assert [
        noun.reading
        for noun, name in seen.outweighed
        if noun.status == "plain"
        and (name.kind, name.written) == ("proper", noun.written)
        and (noun.reading, noun.written) in usual_nouns
    ] == []


def test_every_written_form_that_is_listed_enters_as_written(seen: Seen) -> None:
    """It is folded as texts are, found under its reading, and in kana it spells it."""
    assert seen.readings
    assert seen.barred == []


def _enters(entry: Entry, lexicon: CompiledLexicon) -> bool:
    written = entry.written
    if is_kana(written):
        return Reading.parse(written).text == entry.reading
    return fold_written(written) == written and entry.reading in lexicon.readings(written)
