"""What the next word must begin with, given the field or the word before."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wordsvc.kana import Reading, tails
from wordsvc.validators.word_basket.cards import Card, number_wilds
from wordsvc.validators.word_basket.notation import field_of

_NOTHING: frozenset[str] = frozenset()


class Connection(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What lies in the basket, as the next word meets it.

    ``heads`` are the letters that plainly connect; None where any does. ``number`` is a number
    wild that lies there by opening or reset (WB-27). ``bridged`` letters connect only if a number
    wild was thrown on ``previous`` (WB-26): ``bridge_card`` names it where that may have been so.
    ``unread`` is a previous word in kanji whose reading nobody knows.
    """

    heads: frozenset[str] | None = None
    number: Card | None = None
    previous: str = ""
    bridged: frozenset[str] = _NOTHING
    bridge_card: str | None = None
    unread: str = ""


ANYTHING = Connection()


@lru_cache(maxsize=1024)
def to_field(field: str) -> Connection:
    """The connection to a field as it is written in a question. Raises Faulty."""
    cards = field_of(field)
    if cards[0].kind == "number":
        return Connection(number=cards[0])
    return Connection(heads=frozenset().union(*(card.letters for card in cards)))


def to_word(previous: Reading, length: int, card: Card | None) -> Connection:
    """The connection to a word of ``length`` letters, on which ``card`` was thrown (None: untold).

    Nothing connects to a word that ends in ん (WB-17).
    """
    strict, wild = tails(previous), tails(previous, number_wild=True)
    if card is not None and card.kind == "number":
        return Connection(heads=_heads(wild), previous=previous.text)
    if wild == strict:
        return Connection(heads=_heads(strict), previous=previous.text)
    possible = number_wilds(length) if card is None else ()
    return Connection(
        heads=_heads(strict),
        previous=previous.text,
        bridged=_heads(wild) - _heads(strict),
        bridge_card=possible[0].name if possible else None,
    )


@lru_cache(maxsize=128)
def _heads(letters: tuple[str, ...]) -> frozenset[str]:
    return frozenset(letters) - {"ん"}
