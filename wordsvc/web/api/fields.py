"""Which bounds and descriptions do the fields of questions have?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wordsvc.kana.writing import LETTERS_AT_MOST

CHAIN_WORDS_AT_MOST = 1000

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
Card = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=8,
        description="A card: a letter (`ゆ`), a line (`や行`) or a number wild (`5`, `6`, `7+`).",
    ),
]
Field = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LETTERS_AT_MOST,
        description="What lies on the table: a card, or a set of letters (`す,つ`).",
    ),
]
