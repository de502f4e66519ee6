"""Words that lead from a field to a card of a hand, best known first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Lexicon, Pattern, Word
from wordsvc.validators.word_basket.cards import Card
from wordsvc.validators.word_basket.connection import ANYTHING, Connection
from wordsvc.validators.word_basket.demand import ends
from wordsvc.validators.word_basket.notation import card_of
from wordsvc.validators.word_basket.offers import ANY_LENGTH, Span, offers
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.presets import preset
from wordsvc.validators.word_basket.situation import Situation

_COMMA = re.compile(r"\s*[,、]\s*")
_LENGTH = re.compile(r"([1-9]\d?)(?:-([1-9]\d?)|(\+))?\Z")


def find(
    lexicon: Lexicon,
    *,
    start: str | None = None,
    end: str | None = None,
    length: str | None = None,
    kind: Kind = "common",
    last: bool = False,
    rules: WordBasketRules | None = None,
) -> Iterator[Word]:
    """Words that can be played on a card of ``start`` with a card of ``end``, of that length.

    ``start`` and ``end`` are cards (``ゆ``, ``や行``, ``5``, ``7+``), several with commas: a whole
    hand. ``length`` is ``5``, ``4-6`` or ``7+``, ``last`` asks for a word to go out with. Each may
    be left out; without cards, rules and ``last`` nothing is played, and all words of the
    dictionary have their turn. Raises Faulty for what is no card or no length.
    """
    first, thrown = _cards(start, "/start"), _cards(end, "/end")
    span = _span(length)
    if start is None and end is None and rules is None and not last:
        return lexicon.search(Pattern(shortest=span[0], longest=span[1], kind=kind))
    held = rules or preset()
    if last and not held.options.wild_last:
        thrown = tuple(card for card in thrown if card.kind == "letter")
    situations = [
        Situation(held, connection, card, last)
        for connection in ([ANYTHING] if start is None else _fields(first))
        for card in ([None] if end is None else _together(thrown))
    ]
    return offers(lexicon, situations, kind=kind, span=span)


def _cards(names: str | None, pointer: str) -> tuple[Card, ...]:
    known = [] if names is None else [card_of(name, pointer) for name in _COMMA.split(names)]
    return tuple(dict.fromkeys(known))


def _fields(cards: Iterable[Card]) -> Iterator[Connection]:
    """Letters and lines together, each number wild by itself; nothing follows ん (WB-17)."""
    for card in _together(cards):
        if card.kind == "number":
            yield Connection(number=card)
        else:
            yield Connection(heads=card.letters & ends())


def _together(cards: Iterable[Card]) -> Iterator[Card]:
    """All letters as one card, then the number wilds."""
    numbers = [card for card in cards if card.kind == "number"]
    letters = frozenset[str]().union(*(card.letters for card in cards))
    if letters:
        yield Card(name="", kind="letter", letters=letters)
    yield from numbers


def _span(length: str | None) -> Span:
    if length is None:
        return ANY_LENGTH
    found = _LENGTH.match(length.strip())
    shortest = int(found[1]) if found else 0
    longest = int(found[2]) if found and found[2] else shortest
    if found is None or longest < shortest:
        raise Faulty([Fault("/length", "shape.pattern", {"pattern": "5, 4-6, 7+", "got": length})])
    return shortest, LETTERS_AT_MOST if found[3] else longest
