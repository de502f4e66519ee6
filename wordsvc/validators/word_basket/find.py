"""Words that lead from a field to a card of a hand, best known first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from heapq import merge

import msgspec

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Lexicon, Pattern, Word
from wordsvc.validators.word_basket.notation import card_of

_COMMA = re.compile(r"\s*[,、]\s*")
_LENGTH = re.compile(r"([1-9]\d?)(?:-([1-9]\d?)|(\+))?\Z")


class _Half(msgspec.Struct, frozen=True):
    """One way to begin or to end: any of the letters (none = any), and a length."""

    letters: frozenset[str] = frozenset()
    shortest: int = 1
    longest: int = LETTERS_AT_MOST
    number: bool = False


def find(
    lexicon: Lexicon,
    *,
    start: str | None = None,
    end: str | None = None,
    length: str | None = None,
    kind: Kind = "common",
) -> Iterator[Word]:
    """Words that begin with a letter of ``start``, end on a card of ``end`` and have the length.

    ``start`` and ``end`` are cards (``ゆ``, ``や行``, ``5``, ``7+``), several with commas: a whole
    hand. ``length`` is ``5``, ``4-6`` or ``7+``. Each may be left out. Number wilds are
    never laid on number wilds (WB-27). Raises Faulty for what is no card or no length.
    """
    patterns = _patterns(start, end, length, kind)
    offers = [lexicon.search(pattern) for pattern in patterns]
    return offers[0] if len(offers) == 1 else _each_once(merge(*offers, key=_obscurity))


def _patterns(start: str | None, end: str | None, length: str | None, kind: Kind) -> list[Pattern]:
    shortest, longest = _span(length)
    return [
        Pattern(
            starts=first.letters,
            ends=last.letters,
            shortest=max(shortest, first.shortest, last.shortest),
            longest=min(longest, first.longest, last.longest),
            kind=kind,
        )
        for first in _halves(start, "/start")
        for last in _halves(end, "/end")
        if not (first.number and last.number)
    ]


def _halves(cards: str | None, pointer: str) -> Iterator[_Half]:
    """Letters and lines together, each number wild by itself."""
    if cards is None:
        yield _Half()
        return
    known = dict.fromkeys(card_of(name, pointer) for name in _COMMA.split(cards))
    letters = frozenset[str]().union(*(card.letters for card in known))
    if letters:
        yield _Half(letters)
    for card in known:
        if card.kind == "number":
            yield _Half(frozenset(), card.shortest, card.longest or LETTERS_AT_MOST, number=True)


def _span(length: str | None) -> tuple[int, int]:
    if length is None:
        return 1, LETTERS_AT_MOST
    found = _LENGTH.match(length.strip())
    shortest = int(found[1]) if found else 0
    longest = int(found[2]) if found and found[2] else shortest
    if found is None or longest < shortest:
        raise Faulty([Fault("/length", "shape.pattern", {"pattern": "5, 4-6, 7+", "got": length})])
    return shortest, LETTERS_AT_MOST if found[3] else longest


def _obscurity(word: Word) -> tuple[bool, float]:
    return word.familiarity is None, -(word.familiarity or 0.0)


def _each_once(words: Iterable[Word]) -> Iterator[Word]:
    seen: set[str] = set()
    for word in words:
        if word.reading not in seen:
            seen.add(word.reading)
            yield word
