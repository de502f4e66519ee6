"""Which bounds and descriptions do the fields of questions have?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

WORD_LETTERS_AT_MOST = 64
CHAIN_WORDS_AT_MOST = 1000

Text = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=WORD_LETTERS_AT_MOST,
        description="A word in kana, kanji or both, at most 64 characters.",
    ),
]
Kana = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=WORD_LETTERS_AT_MOST,
        description="The reading in kana, at most 64 characters.",
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
        max_length=WORD_LETTERS_AT_MOST,
        description="What lies on the table: a card, or a set of letters (`す,つ`).",
    ),
]
