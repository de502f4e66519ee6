"""Why is this text not kana, and where?"""

from __future__ import annotations

import re
import unicodedata
from typing import Any

LOOKALIKES = {
    "一": "ー", "二": "ニ", "三": "ミ", "八": "ハ", "千": "チ", "力": "カ", "夕": "タ", "口": "ロ",
    "工": "エ", "卜": "ト", "才": "オ", "匕": "ヒ", "又": "ヌ", "厶": "ム", "了": "ア",
}  # fmt: skip
"""Kanji that are often meant as the katakana of the same shape."""

_KATAKANA = re.compile(r"[ァ-ヺーｦ-ﾟ]")


class NotKana(ValueError):
    """Text that cannot be read as kana.

    ``position`` counts code points of ``text`` as given, from 0. ``reason`` is the last part of
    the message code: ``empty``, ``kanji``, ``latin``, ``foreign``, ``digit``, ``mark``, ``space``,
    ``control``, ``surrogate``, ``emoji``, ``symbol``, ``long-mark``, ``iteration``, ``kana`` (kana
    that no game uses), ``small`` (no place in gojūon order), ``romaji``, ``romaji-unfinished``,
    ``romaji-nn``. ``message`` is filled in by a face, in its language.
    """

    message = ""

    def __init__(self, text: str, position: int, reason: str) -> None:
        super().__init__(text, position, reason)
        self.text = text
        self.position = position
        self.reason = reason

    def __str__(self) -> str:
        return self.message or f"{self.code} at {self.position}"

    @property
    def code(self) -> str:
        """The message code, ``kana.<reason>``."""
        return f"kana.{self.reason}"

    @property
    def facts(self) -> dict[str, Any]:
        """What a message says: ``position`` from 1, ``char`` as it can be shown, ``looks_like``.

        Without a character to point at (``empty``) there are no facts.
        """
        if self.position >= len(self.text) or self.reason == "empty":
            return {}
        char = self.text[self.position]
        facts: dict[str, Any] = {"position": self.position + 1, "char": _shown(char)}
        around = self.text[max(self.position - 1, 0) : self.position + 2]
        if char in LOOKALIKES and _KATAKANA.search(around):
            facts["looks_like"] = LOOKALIKES[char]
        return facts


def _shown(char: str) -> str:
    """The character as it can be printed anywhere: marks on a ring, invisible ones by number."""
    if unicodedata.category(char).startswith("M"):
        return f"◌{char}"
    return char if char.isprintable() and not char.isspace() else f"U+{ord(char):04X}"
