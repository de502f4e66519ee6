"""A question about a word at a Word Basket table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.validators.fields import Kana, Text

CHAIN_WORDS_AT_MOST = 1000

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
RulesName = Annotated[
    str, Meta(min_length=1, max_length=40, description="Name of a preset; see `/api/v1/rules`.")
]
Rules = Annotated[
    RulesName | dict[str, Any],
    Meta(description="A preset's name, or `{preset, option: value, …}`; see `/api/v1/rules`."),
]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """May this word be played?

    ``word`` in kana, kanji or mixed script; ``reading`` in kana where the player has said it.
    The word connects either to ``previous`` (a word, with ``previous_card`` if it is known which
    card was thrown on it) or to ``field``: ``ゆ``, ``や行``, ``5``, ``6``, ``7+`` or a set of
    letters ``す,つ``. ``card`` is the card to be thrown; ``last`` says that it is the last of the
    hand.
    """

    word: Text
    reading: Kana | None = None
    previous: Text | None = None
    previous_card: Card | None = None
    field: Field | None = None
    card: Card | None = None
    last: bool = False


class WordBasketQuestion(Question, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about one word. It connects to `previous` or to `field`, or to nothing."""

    rules: Rules | None = None


class WordBasketQuery(WordBasketQuestion, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A question about one word, in a query string."""

    rules: RulesName | None = None


class WordBasketChainWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word of a chain with what is known of the throw."""

    word: Text
    reading: Kana | None = None
    card: Card | None = None
    last: bool = False


class WordBasketChain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Words, each judged against the one before; the first against `field` if there is one."""

    words: Annotated[
        tuple[Text | WordBasketChainWord, ...], Meta(min_length=1, max_length=CHAIN_WORDS_AT_MOST)
    ]
    field: Field | None = None
    rules: Rules | None = None
