"""A guessed reading for a writing that no dictionary has, marked as a guess wherever shown."""

from __future__ import annotations

import threading
from functools import cache
from typing import TYPE_CHECKING

from wordsvc.kana import NotKana, Reading

if TYPE_CHECKING:
    import pykakasi

_lock = threading.Lock()


def proposed(written: str) -> Reading | None:
    """The reading that pykakasi makes up for a writing, or None where that is no kana or a part of
    the writing is passed over.

    The first call takes about a second and 140 MB: it stands in no path that judges words.
    """
    with _lock:
        pieces = _converter().convert(written)
    if not all(piece["hira"] for piece in pieces):
        return None
    try:
        return Reading.parse("".join(piece["hira"] for piece in pieces))
    except NotKana:
        return None


@cache
def _converter() -> pykakasi.kakasi:
    import pykakasi

    return pykakasi.kakasi()  # type: ignore[no-untyped-call]
