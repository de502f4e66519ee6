"""How a list within one text is written: words, letters, rows of a sheet."""

from __future__ import annotations

import re
from typing import Any

from wordsvc.kana import NotKana, Reading

WORD = ("words", "単語", "言葉", "ことば", "語", "用語", "語彙", "表記", "見出し", "見出し語")
READING = (
    *("reading", "読み", "よみ", "ヨミ", "読み方", "読み仮名", "読みがな", "よみがな"),
    *("ふりがな", "フリガナ", "振り仮名", "かな", "カナ", "ひらがな", "カタカナ", "kana", "yomi"),
)
"""What columns of words and of their readings are called."""

_BETWEEN = re.compile(r"[\s,、，;；/／]+")


def parts(value: object) -> object:
    """The words of a cell, parted by spaces, commas or strokes; what is no text as it is."""
    if not isinstance(value, str):
        return value
    return [part for part in _BETWEEN.split(value) if part]


def letters(value: object) -> object:
    """The letters of a cell, parted like words or written in one."""
    found = parts(value)
    if isinstance(found, list) and len(found) == 1:
        try:
            return list(Reading.parse(found[0]).letters)
        except NotKana:
            return found
    return found


def rows(value: object) -> object:
    """Rows of a sheet: words, each with the theme that its writer claims (``でんわ:school``)."""
    found = parts(value)
    return [_row(part) for part in found] if isinstance(found, list) else found


def _row(part: Any) -> object:  # noqa: ANN401 - of JSON, whatever stands there
    if not isinstance(part, str):
        return part
    text, _, theme = part.partition(":")
    return {"text": text, "theme": theme or None}
