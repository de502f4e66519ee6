"""Cards and fields as a question writes them: ``ゆ``, ``や行``, ``5``, ``7+``, ``す,つ``."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana import NotKana, Reading, head
from wordsvc.validators.word_basket.cards import Card, by_name

_COMMA = re.compile(r"\s*[,、]\s*")
_LINE = "行"
_N = Card(name="ん", kind="letter", letters=frozenset("ん"))


def card_of(text: str, pointer: str = "/card") -> Card:
    """The card of that name. Kana of any script, width, size and voicing name the letter they
    connect as. Raises Faulty (``basket.bad-card``) at ``pointer`` for what is no card; ``ん`` is
    none either, but a table that asks for it is answered by the verdict (WB-17).
    """
    card = _N if text in ("ん", "ン") else _card(text)
    if card is None:
        raise Faulty([Fault(pointer, "basket.bad-card", {"got": text})])
    return card


@lru_cache(maxsize=1024)
def field_of(text: str) -> tuple[Card, ...]:
    """The field as the card that lies there, or as several cards for a set.

    Raises Faulty (``basket.bad-field``) at ``/field`` for what can lie on no table; a number wild
    is no member of a set.
    """
    cards = [_card(part) for part in _COMMA.split(unicodedata.normalize("NFKC", text))]
    known = tuple(card for card in cards if card is not None)
    mixed = len(known) > 1 and any(card.kind == "number" for card in known)
    if len(known) < len(cards) or mixed:
        raise Faulty([Fault("/field", "basket.bad-field", {"got": text})])
    return known


@lru_cache(maxsize=1024)
def _card(text: str) -> Card | None:
    name = unicodedata.normalize("NFKC", text).strip()
    if name in by_name():
        return by_name()[name]
    line = name.endswith(_LINE)
    try:
        reading = Reading.parse(name.removesuffix(_LINE))
    except NotKana:
        return None
    if reading.length != 1:
        return None
    return by_name().get(f"{reading.text}{_LINE}" if line else head(reading))
