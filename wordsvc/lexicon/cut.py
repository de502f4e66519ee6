"""Which known words is an unlisted string made of? A tagger cuts; it explains, it never judges."""

from __future__ import annotations

import threading
from typing import Literal

import msgspec

PartKind = Literal[
    "noun", "of", "particle", "modifier", "stem", "auxiliary", "affix", "other", "unknown"
]

_local = threading.local()
_KINDS: dict[str, PartKind] = {
    "名詞": "noun",
    "接頭辞": "affix",
    "接尾辞": "affix",
    "助詞": "particle",
    "連体詞": "modifier",
    "形状詞": "stem",
    "助動詞": "auxiliary",
}
_FINITE = ("終止形", "連体形", "命令形")


class Part(msgspec.Struct, frozen=True):
    """One piece of a cut string; ``reading`` is katakana, or empty when nobody knows it.

    ``of`` is the particle の. A ``modifier`` is a form that stands before a noun or ends a clause
    (大きな, 走る), a ``stem`` one that enters compounds (歩き in 歩きスマホ).
    """

    surface: str
    reading: str
    kind: PartKind


def cut(text: str) -> tuple[Part, ...]:
    """Cut a string into words with UniDic. Loads the tagger on first use, one a thread."""
    tagger = getattr(_local, "tagger", None)
    if tagger is None:
        import fugashi  # 25 ms and 45 MB: only where a string stands in no dictionary

        tagger = _local.tagger = fugashi.Tagger()
    return tuple(_part(word) for word in tagger(text))


def _part(word: object) -> Part:
    surface: str = word.surface  # type: ignore[attr-defined]
    feature = word.feature  # type: ignore[attr-defined]
    if word.is_unk:  # type: ignore[attr-defined]
        return Part(surface, "", "unknown")
    kana = feature.kana
    reading = kana if kana and kana != "*" else ""
    if feature.pos1 == "助詞" and surface == "の":
        return Part(surface, reading, "of")
    if feature.pos1 in ("動詞", "形容詞"):
        return Part(surface, reading, "modifier" if feature.cForm.startswith(_FINITE) else "stem")
    return Part(surface, reading, _KINDS.get(feature.pos1, "other"))
