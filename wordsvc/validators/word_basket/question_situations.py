"""Where is the word of a question to be played: on what, with which card, as the last one?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.unread import Unread, Unreadable
from wordsvc.validators.word import judge_word
from wordsvc.validators.word_basket.cards import Card, cards_for
from wordsvc.validators.word_basket.connecting_form import ConnectingForm
from wordsvc.validators.word_basket.connection import ANYTHING, Connection, to_field, to_word
from wordsvc.validators.word_basket.notation import card_of
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.question import Question
from wordsvc.validators.word_basket.situation import Situation


def situations(question: Question, lexicon: Lexicon, rules: WordBasketRules) -> list[Situation]:
    """More than one if the previous word has several readings."""
    if question.previous is None:
        return [on_field(question, rules)]
    thrown = None if question.card is None else card_of(question.card)
    if question.field is not None:
        raise Faulty([Fault("/field", "basket.previous-and-field")])
    connections = after(question.previous, question.previous_card, lexicon, rules)
    return [Situation(rules, c, thrown, question.last) for c in connections]


def on_field(question: Question, rules: WordBasketRules) -> Situation:
    """Where no previous word is told."""
    if question.previous_card is not None:
        if question.card is not None:
            card_of(question.card)
        raise Faulty([Fault("/previous_card", "basket.no-previous")])
    return _with_card(question.field, question.card, question.last, rules)


@lru_cache(maxsize=256)
def _with_card(
    field: str | None, card: str | None, last: bool, rules: WordBasketRules
) -> Situation:
    thrown = None if card is None else card_of(card)
    connection = ANYTHING if field is None else to_field(field)
    return Situation(rules, connection, thrown, last)


def after(
    previous: str, previous_card: str | None, lexicon: Lexicon, rules: WordBasketRules
) -> list[Connection]:
    """What the word connects to after each reading of the previous word."""
    heard = [ConnectingForm.of(reading, rules.options) for reading in readings(previous, lexicon)]
    if not heard:
        return [Connection(unread=fold_written(previous))]
    if previous_card is None:
        return [to_word(word.reading, word.length, None) for word in heard]
    card = card_of(previous_card, "/previous_card")
    fitting = [word for word in heard if _fits(card, word)]
    if not fitting:
        first = heard[0]
        fits = cards_for(first.end, first.length)
        facts = {"card": card.name, "previous": first.reading.text, "cards": list(fits)}
        raise Faulty([Fault("/previous_card", "basket.previous-card", facts)])
    return [to_word(word.reading, word.length, card) for word in fitting]


def readings(word: str, lexicon: Lexicon) -> Sequence[Reading]:
    """How a previous word may be read: as it would be judged; empty where nobody knows.

    Raises Unreadable for what is no writing.
    """
    try:
        return (Reading.parse(word),)
    except NotKana:
        try:
            candidates = judge_word(word, None, lexicon, WordRules())
        except NotKana as error:
            raise Unreadable([Unread.at("/previous", error)]) from None
        return [one.reading for one in candidates if one.reading.text]


def _fits(card: Card, word: ConnectingForm) -> bool:
    if card.kind == "number":
        return card.spans(word.length)
    return word.end in card.letters
