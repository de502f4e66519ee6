"""Words that can be played: the judge says yes to each, on this field and with this card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import merge

from wordsvc.kana import Reading
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Lexicon, Pattern, Word
from wordsvc.validators.word_basket.demand import demand
from wordsvc.validators.word_basket.fit import fit
from wordsvc.validators.word_basket.situation import Situation

Span = tuple[int, int]
"""From so many letters to so many, as the rules count them."""

ANY_LENGTH: Span = (1, LETTERS_AT_MOST)


def offers(
    lexicon: Lexicon,
    situations: Iterable[Situation],
    *,
    kind: Kind = "common",
    span: Span = ANY_LENGTH,
) -> Iterator[Word]:
    """The words of all situations together, each once, best known first.

    Of another ``kind`` than common nouns they have the form that is wanted, and no more.
    """
    streams = [_offers(lexicon, at, kind, span) for at in situations]
    return streams[0] if len(streams) == 1 else _each_once(merge(*streams, key=_obscurity))


def _offers(lexicon: Lexicon, at: Situation, kind: Kind, span: Span) -> Iterator[Word]:
    wanted = demand(at)
    if wanted is None:
        return
    shortest, longest = span
    # where きゃ counts as one letter, a word has more letters in the dictionary than at the table
    loose = at.rules.options.yoon_as_one
    upper = min(longest, wanted.longest or LETTERS_AT_MOST)
    pattern = Pattern(
        starts=wanted.heads,
        ends=wanted.ends,
        shortest=max(shortest, wanted.shortest),
        longest=LETTERS_AT_MOST if loose else upper,
        kind=kind,
    )
    for word in lexicon.search(pattern):
        found = fit(Reading.parse(word.reading), at)
        if not found.findings and shortest <= found.length <= longest:
            yield word


def _obscurity(word: Word) -> tuple[bool, float]:
    return word.familiarity is None, -(word.familiarity or 0.0)


def _each_once(words: Iterable[Word]) -> Iterator[Word]:
    seen: set[str] = set()
    for word in words:
        if word.reading not in seen:
            seen.add(word.reading)
            yield word
