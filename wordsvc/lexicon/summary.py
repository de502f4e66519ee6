"""The summary of a reading: the forms to show and, where it is doubtful, the claims.

Houses differ in what they accept, so nothing is decided here. But entries of one status are
answered alike, and the best known of them speaks for all: they are counted as one claim when the
dictionary is written, so that a verdict need not weigh every entry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from wordsvc.lexicon.entry import Entry, Evidence, Status, evidence

if TYPE_CHECKING:
    from wordsvc.lexicon.protocol import Known

NAMED = 3
"""How many entries are named where a claim is told; it has one more, as one may be passed over."""

_FEW = 3  # how many entries tell what a reading means
_WELL_KNOWN = 3.5  # Zipf from which everybody knows a name

Claim = tuple[Status, bool, int, Sequence[int]]
"""Entries of one status: is a widely known word among them, and where, best first, stand the best
known and the first few."""


class Summary(msgspec.Struct, frozen=True, gc=False):
    """The entries that an answer shows, best first, and their written forms, each once.

    Of a plain reading these are the nouns that tell what it means, and ``claims`` is None. Of any
    other they are all entries: ``claims`` say what these are, ``standards`` how misspelt ones are
    rightly spelt, by their places; ``dominant`` is the claim of the homophone
    that outweighs good nouns.
    """

    written: tuple[str, ...]
    shown: tuple[Evidence, ...]
    claims: Sequence[Claim] | None = None
    standards: Mapping[int, str] | None = None
    dominant: Claim | None = None

    @classmethod
    def of(cls, known: Known) -> Summary:
        """The summary of everything that is known of a reading."""
        entries = known.entries
        if known.plain:
            return showing([entries[place] for place in supporting(nouns_of(entries))])
        summary = showing(entries)
        return cls(
            summary.written,
            summary.shown,
            claims_of(entries),
            standards_of(entries),
            dominant_claim(known),
        )

    @property
    def nouns(self) -> Summary:
        """What is shown where a house takes the word: its nouns, else what it is taken as."""
        if self.claims is None:
            return self
        plain = next((places for status, _, _, places in self.claims if status == "plain"), ())
        if not plain:
            return Summary(self.written, self.shown)
        shown = tuple([self.shown[place] for place in supporting(plain)])
        return Summary(tuple(dict.fromkeys([one.written for one in shown])), shown)


def supporting(nouns: Sequence[int]) -> Sequence[int]:
    """The places of the nouns that a good word rests on, given the places of all or a few nouns.

    Those among the best few entries; where there are none, the best few.
    """
    return [place for place in nouns if place < _FEW] or nouns[:_FEW]


def nouns_of(entries: Sequence[Entry]) -> Sequence[int]:
    """The places of the plain entries."""
    return [place for place, entry in enumerate(entries) if entry.status == "plain"]


def claims_of(entries: Sequence[Entry]) -> list[Claim]:
    """What entries claim a reading to be, in the order in which the statuses come up."""
    places: dict[Status, list[int]] = {}
    for place, entry in enumerate(entries):
        places.setdefault(entry.status, []).append(place)
    return [_claim(entries, alike) for alike in places.values()]


def standards_of(entries: Sequence[Entry]) -> dict[int, str] | None:
    """The right spellings of misspelt entries, None where all are right."""
    return {p: one.standard for p, one in enumerate(entries) if one.standard is not None} or None


def dominant_claim(known: Known) -> Claim | None:
    """The claim of the word that outweighs good nouns, if there is one. ValueError for no entry."""
    if known.dominant is None:
        return None
    return _claim(known.entries, [known.entries.index(known.dominant)])


def _claim(entries: Sequence[Entry], alike: Sequence[int]) -> Claim:
    known = any(entries[p].common or _figure(entries[p]) >= _WELL_KNOWN for p in alike)
    best = max(alike, key=lambda place: _figure(entries[place]))
    return entries[best].status, known, best, alike[: NAMED + 1]


def _figure(entry: Entry) -> float:
    return entry.familiarity or 0.0


def showing(entries: Sequence[Entry]) -> Summary:
    """Entries as they are shown."""
    written = tuple(dict.fromkeys([entry.written for entry in entries]))
    return Summary(written, tuple(map(evidence, entries)))
