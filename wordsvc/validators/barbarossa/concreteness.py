"""Is this a thing one can shape in clay? (BB-07: 名誉 and 勇気 are refused)"""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.lexicon.entry import Concreteness, Entry
from wordsvc.validators.verdict import Finding

LISTED = "abstract"
"""The category of words on the house's list of abstract subjects."""


NEAR = 0.5
"""How far below the best-known noun another still comes to mind, in familiarity (log 10)."""


def concreteness_of(entries: Sequence[Entry]) -> Concreteness:
    """The class of a reading: concrete if any noun that may be meant is, since the maker may mean
    that one; else abstract if any of them is."""
    classes = [_class(entry) for entry in _meant(entries)]
    if "concrete" in classes:
        return "concrete"
    return "abstract" if "abstract" in classes else "unknown"


def concreteness_findings(entries: Sequence[Entry]) -> tuple[Finding, ...]:
    """No subject where the best-known noun is on the house's list (ruling 7.3), unless a noun of
    another class comes to mind as well; a noun that was computed to be abstract is a question."""
    if concreteness_of(entries) != "abstract":
        return ()
    nouns = _meant(entries)
    abstract = [entry for entry in nouns if _class(entry) == "abstract"]
    if nouns[0].category == LISTED and len(abstract) == len(nouns):
        listed = [entry.written for entry in nouns if entry.category == LISTED]
        return (Finding("barbarossa.abstract-listed", "no", {"written": listed}),)
    facts = {"written": [entry.written for entry in abstract]}
    return (Finding("barbarossa.abstract", "ask", facts),)


def _meant(entries: Sequence[Entry]) -> list[Entry]:
    """The common nouns; beside a house-listed one that leads, only those nearly as well known
    (きかい is 機会 and 機械, but じかん is hardly 次官)."""
    nouns = [entry for entry in entries if entry.kind == "common"]
    if not nouns or nouns[0].category != LISTED:
        return nouns
    least = (nouns[0].familiarity or 0.0) - NEAR
    return [entry for entry in nouns if (entry.familiarity or 0.0) >= least]


def _class(entry: Entry) -> Concreteness:
    return "abstract" if entry.category == LISTED else entry.concreteness
