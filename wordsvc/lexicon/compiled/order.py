"""The order of words, best known first, and the form under which a word is offered."""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.lexicon.entry import Entry, Kind

STEPS = 100
HIGHEST = 10
FAMILIARITY: tuple[float | None, ...] = (
    None,
    *(step / STEPS for step in range(HIGHEST * STEPS + 1)),
)
"""Familiarity by its code. Two bytes hold it, in hundredths of a Zipf value."""

_SOURCES = 63


def familiarity_code(familiarity: float | None) -> int:
    """The code of a familiarity, rounded to hundredths. ValueError outside 0 … 10."""
    if familiarity is None:
        return 0
    if not 0 <= familiarity <= HIGHEST:
        raise ValueError(f"familiarity is a Zipf value from 0 to {HIGHEST}, not {familiarity}")
    return round(familiarity * STEPS) + 1


def obscurity(entry: Entry) -> int:
    """A number that is smaller the better an entry is known.

    Familiarity decides; entries without a figure come after all others. Among equals those marked
    as common come first, then plain nouns, then what more sources hold.
    """
    unknown = len(FAMILIARITY) - familiarity_code(entry.familiarity)
    fewer = _SOURCES - min(len(entry.sources), _SOURCES)
    return (unknown << 8) | ((not entry.common) << 7) | ((entry.status != "plain") << 6) | fewer


def offered(plain: bool, entries: Sequence[Entry], kind: Kind) -> Entry | None:
    """The entry under which a reading is suggested when words of a kind are wanted, or None.

    As a common word a reading is offered where it is plain, under its best plain entry, and not
    where that is a sensitive word. Any other kind is offered under its best entry of that kind.
    """
    if kind != "common":
        return next((entry for entry in entries if entry.kind == kind), None)
    if not plain:
        return None
    best = next((entry for entry in entries if entry.status == "plain"), None)
    return None if best is None or best.sensitive else best
