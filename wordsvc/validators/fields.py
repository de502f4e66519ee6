"""Texts in a question, with their bounds and what is said of them to programs."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wordsvc.kana.writing import LETTERS_AT_MOST

Text = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LETTERS_AT_MOST,
        description=f"A word in kana, kanji or both, at most {LETTERS_AT_MOST} characters.",
    ),
]
Kana = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LETTERS_AT_MOST,
        description=f"The reading in kana, at most {LETTERS_AT_MOST} characters.",
    ),
]
