"""A word as the table reads and judges it, by the validators' rules on this field."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from wordsvc.games.core import Context, Refused
from wordsvc.games.word_basket.moves import Throw
from wordsvc.games.word_basket.options import WordBasketTableOptions, rules_of
from wordsvc.games.word_basket.state import Word, WordBasketState
from wordsvc.kana import NotKana, Reading, tails
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word import judge_word
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.connection import Connection, to_field
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import Trial, best_of

DEAD_END = "ん"


def reading_meant(state: WordBasketState, seat: int, move: Throw, ctx: Context) -> Reading:
    """The reading of the word as the player means it; of several that kanji have, the best.

    Raises NotKana for what cannot be read, and Refused for kanji that nobody knows how to read.
    """
    try:
        in_kana = Reading.parse(move.word)
    except NotKana:
        word = word_of(state, seat, move, move.reading or "")
        trial = judge(state.options, word, ctx.lexicon)
        if not trial.candidate.reading.text:
            raise Refused("word.no-reading", word=move.word) from None
        return trial.candidate.reading
    return in_kana if move.reading is None else Reading.parse(move.reading)


def word_of(state: WordBasketState, seat: int, move: Throw, reading: str) -> Word:
    """The word as it will lie on the table."""
    last = len(state.hands[seat]) == 1
    return Word(seat, move.card, move.word, reading, state.field, last)


def judge(options: WordBasketTableOptions, word: Word, lexicon: Lexicon) -> Trial:
    """The word as it was thrown, judged by the rules that hold for its player."""
    rules = rules_of(options, word.seat)
    candidates = judge_word(word.word, word.reading or None, lexicon, rules.options.words)
    thrown = by_name()[word.card]
    return best_of(candidates, [Situation(rules, connection(word.onto_field), thrown, word.last)])


def judge_thrown(options: WordBasketTableOptions, word: Word, lexicon: Lexicon) -> Trial:
    """A word that lies on the table. A stored one may hold a character that is no writing, which
    was let pass once: it was taken by its reading, and is judged by it."""
    try:
        return judge(options, word, lexicon)
    except NotKana:
        return judge(options, replace(word, word=word.reading), lexicon)


@lru_cache(maxsize=256)
def connection(field: str) -> Connection:
    """What a word on this field must begin with; nothing follows ん (WB-17)."""
    return Connection(heads=frozenset()) if field == DEAD_END else to_field(field)


def field_after(card: str, reading: Reading) -> str:
    """What the next word meets: the letter card itself, or for a wild the letter card of the
    word's end (WB-06, WB-25, WB-28), where じ ぢ ず づ under a number wild are two (WB-26)."""
    kind = by_name()[card].kind
    if kind == "letter":
        return card
    return ",".join(tails(reading, number_wild=kind == "number"))
