"""What is asked about a word at a Word Basket table?"""

from __future__ import annotations

import msgspec


class Question(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False
):
    """May this word be played?

    ``word`` in kana, kanji or mixed script; ``reading`` in kana where the player has said it.
    The word connects either to ``previous`` (a word, with ``previous_card`` if it is known which
    card was thrown on it) or to ``field``: ``ゆ``, ``や行``, ``5``, ``6``, ``7+`` or a set of
    letters ``す,つ``. ``card`` is the card to be thrown; ``last`` says that it is the last of the
    hand.
    """

    word: str
    reading: str | None = None
    previous: str | None = None
    previous_card: str | None = None
    field: str | None = None
    card: str | None = None
    last: bool = False


class ChainWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One word of a chain: as in Question, the word before it being what it connects to."""

    word: str
    reading: str | None = None
    card: str | None = None
    last: bool = False
