"""What does ``import wordsvc`` offer to other Python programs? (docs/library.md)

``judge``, ``ask``, ``explain``, ``meaning``, ``find`` and ``reading`` are those of one referee
that all callers share; it opens the dictionary when a question first needs it.
"""

from __future__ import annotations

from wordsvc.asking.explain import Explained, ExplainedEntry
from wordsvc.asking.meaning import Meaning
from wordsvc.decoding.faults import Faulty
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.entry import Evidence
from wordsvc.lexicon.protocol import Word
from wordsvc.library.opening import open  # noqa: A004
from wordsvc.library.referee import Referee
from wordsvc.validators.verdict import Finding, Verdict

__all__ = [
    "Evidence",
    "Explained",
    "ExplainedEntry",
    "Faulty",
    "Finding",
    "Meaning",
    "NotKana",
    "Reading",
    "Referee",
    "Verdict",
    "Word",
    "ask",
    "explain",
    "find",
    "judge",
    "meaning",
    "open",
    "reading",
]

_shared = Referee()
judge = _shared.judge
ask = _shared.ask
explain = _shared.explain
find = _shared.find
meaning = _shared.meaning
reading = _shared.reading
