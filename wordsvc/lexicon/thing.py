"""The form of a reading as the name of a thing, which its best noun need not be."""

from __future__ import annotations

from wordsvc.lexicon.protocol import Known, word_of
from wordsvc.lexicon.summary import Summary

_CLOSE = 0.75  # Zipf: about as usual
_SEVERAL = 2


def thing_of(known: Known) -> str | None:
    """A thing about as usual as the best noun of a plain reading (とり: 鳥, 取り); None where that
    noun is one, or none is as usual."""
    noun = word_of(known)
    if noun is None:
        return None
    enough = (noun.familiarity or 0.0) - _CLOSE
    shown = Summary.of(known).shown
    if sum((one.familiarity or 0.0) >= enough for one in shown) < _SEVERAL:
        return None
    things = (
        entry.written
        for entry in known.entries
        if entry.status == "plain"
        and entry.concreteness == "concrete"
        and (entry.familiarity or 0.0) >= enough
    )
    thing = next(things, noun.written)
    return None if thing == noun.written else thing
