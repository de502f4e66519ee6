"""A referee for Japanese word games: may this word be played, and why not?

``import wordsvc`` loads nothing; each name below brings what it needs when it is first used. What
the functions do is told in ``docs/library.md`` and in their own docstrings.

>>> import wordsvc
>>> verdict = wordsvc.judge("イングリッシュ", previous="スキー", card="ゆ")
>>> verdict.answer, verdict.tails
('yes', ('ゆ',))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str
    from wordsvc.library import (
        Evidence,
        Explained,
        ExplainedEntry,
        Faulty,
        Finding,
        Meaning,
        NotKana,
        Reading,
        Referee,
        Verdict,
        Word,
        ask,
        explain,
        find,
        judge,
        meaning,
        open,  # noqa: A004
        reading,
    )

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


def _load(name: str) -> object:
    if name == "__version__":
        return import_module("importlib.metadata").version(__name__)
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module("wordsvc.library"), name)
    globals()[name] = found
    return found


if not TYPE_CHECKING:  # a type checker shall tell of names that are not there
    __getattr__ = _load


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
