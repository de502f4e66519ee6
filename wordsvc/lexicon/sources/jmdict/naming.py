"""English glosses that translate a name, told by their capital letters.

The editions up to 2021 list 東京 as a noun like any other; later ones tag names. The glosses
themselves are not kept, only these two facts about them:

``cap``   the first gloss begins with a capital letter (Tokyo, Christmas cake)
``name``  every gloss is a name of several words, word for word (Leaning Tower of Pisa)
"""

from __future__ import annotations

import re
from collections.abc import Sequence

CAPITAL = "cap"
NAME = "name"

_ASIDE = re.compile(r"\([^)]*\)")
_WORD = re.compile(r"[^\W\d_][\w'’.-]*")
_SMALL = frozenset(
    [
        "a",
        "an",
        "and",
        "at",
        "de",
        "era",
        "for",
        "in",
        "la",
        "le",
        "of",
        "on",
        "period",
        "the",
        "to",
    ]
)


def tags(glosses: Sequence[str]) -> tuple[str, ...]:
    """The facts about a sense with these glosses, as tags."""
    if not glosses or not _ASIDE.sub("", glosses[0]).lstrip()[:1].isupper():
        return ()
    return (CAPITAL, NAME) if all(map(_is_name, glosses)) else (CAPITAL,)


def _is_name(gloss: str) -> bool:
    words = [word for word in _WORD.findall(_ASIDE.sub("", gloss)) if word not in _SMALL]
    return len(words) > 1 and all(word[0].isupper() for word in words)
