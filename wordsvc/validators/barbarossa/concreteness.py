"""Is this a thing one can shape in clay? (BB-07: 名誉 and 勇気 are refused)"""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.lexicon.entry import Concreteness, Entry
from wordsvc.validators.verdict import Finding

LISTED = "abstract"
"""The category of words on the house's list of abstract subjects."""


def concreteness_of(entries: Sequence[Entry]) -> Concreteness:
    """The class of a reading: concrete if any of its common nouns is, since the maker may mean
    that one; else abstract if the first that has a class is."""
    classes = [_class(entry) for entry in entries if entry.kind == "common"]
    if "concrete" in classes:
        return "concrete"
    return "abstract" if "abstract" in classes else "unknown"


def concreteness_findings(entries: Sequence[Entry]) -> tuple[Finding, ...]:
    """A house-listed abstract word is no subject; one that was computed so is a question."""
    if concreteness_of(entries) != "abstract":
        return ()
    nouns = [entry for entry in entries if entry.kind == "common"]
    listed = [entry.written for entry in nouns if entry.category == LISTED]
    abstract = [entry.written for entry in nouns if _class(entry) == "abstract"]
    if listed and len(listed) == len(nouns):
        return (Finding("barbarossa.abstract-listed", "no", {"written": listed}),)
    return (Finding("barbarossa.abstract", "ask", {"written": abstract}),)


def _class(entry: Entry) -> Concreteness:
    return "abstract" if entry.category == LISTED else entry.concreteness
