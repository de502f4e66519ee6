"""In which of our two languages does this person want to read?"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

Language = Literal["ja", "en"]

_RANGE = re.compile(r"\s*([A-Za-z*]{1,8})(?:-[A-Za-z0-9-]*)?\s*(?:;\s*q=\s*([0-9.]+)\s*)?$")


def of_locale(environ: Mapping[str, str]) -> Language:
    """The language of a terminal, from LC_ALL, LC_MESSAGES and LANG in POSIX order."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name)
        if value:
            return "ja" if value.lower().startswith("ja") else "en"
    return "en"


def of_accept_language(header: str | None, default: Language = "ja") -> Language:
    """The better liked of ja and en in an ``Accept-Language`` header (RFC 9110, 12.5.4).

    No header, or one that asks for anything (``*``), gives ``default``; one that names other
    languages only gives English. Unreadable parts are passed over.
    """
    best: Language | None = None
    best_quality = 0.0
    named_others = False
    for part in (header or "").split(","):
        tag, quality = _range(part)
        if quality <= 0.0:
            continue
        language: Language | None = (
            "ja" if tag == "ja" else "en" if tag == "en" else default if tag == "*" else None
        )
        if language is None:
            named_others = True
        elif quality > best_quality:
            best, best_quality = language, quality
    return best or ("en" if named_others else default)


def _range(part: str) -> tuple[str, float]:
    """One language range and its weight; weight 0 where it cannot be read."""
    match = _RANGE.match(part)
    if match is None:
        return "", 0.0
    try:
        return match[1].lower(), float(match[2] or "1")
    except ValueError:
        return "", 0.0
