"""May this word be played? (WB-05 … WB-29, WB-31)"""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket.cards import Card, cards_for
from wordsvc.validators.word_basket.checks import Situation
from wordsvc.validators.word_basket.connection import ANYTHING, Connection, to_field, to_word
from wordsvc.validators.word_basket.heard import Heard
from wordsvc.validators.word_basket.notation import card_of
from wordsvc.validators.word_basket.options import BasketRules
from wordsvc.validators.word_basket.question import Question
from wordsvc.validators.word_basket.trial import best_of, verdict
from wordsvc.validators.word_basket.usual import by_itself, usual
from wordsvc.validators.words import judge_word


def judge(question: Question, lexicon: Lexicon, rules: BasketRules) -> Verdict:
    """The verdict on the best word that the text may be.

    Every reading is tried, and for a previous word in kanji every reading of that too. Raises
    NotKana for unreadable text; Faulty for a card or field that does not exist
    (``basket.bad-card``, ``basket.bad-field``), for a previous card that cannot have been thrown
    on the previous word (``basket.previous-card``), for a previous word beside a field
    (``basket.previous-and-field``) and a previous card without a word (``basket.no-previous``).
    """
    word = question.word
    if question.reading is None and question.previous is None:
        heard = Reading.at_once(word)
        if heard is not None:
            if (
                question.card is None
                and question.field is None
                and question.previous_card is None
                and not question.last
            ):
                return by_itself(word, heard, lexicon, rules)
            return usual(word, heard, lexicon, _on_field(question, rules))
    candidates = judge_word(word, question.reading, lexicon, rules.options.words)
    trial = best_of(candidates, _situations(question, lexicon, rules))
    return verdict(word, trial, lexicon.version)


def _situations(question: Question, lexicon: Lexicon, rules: BasketRules) -> list[Situation]:
    """Where the word is to be played; more than one if the previous word has several readings."""
    if question.previous is None:
        return [_on_field(question, rules)]
    thrown = None if question.card is None else card_of(question.card)
    connections = _after(question.previous, question, lexicon, rules)
    return [Situation(rules, c, thrown, question.last) for c in connections]


def _on_field(question: Question, rules: BasketRules) -> Situation:
    """Where the word is to be played where no previous word is told."""
    thrown = None if question.card is None else card_of(question.card)
    if question.previous_card is not None:
        raise Faulty([Fault("/previous_card", "basket.no-previous")])
    connection = ANYTHING if question.field is None else to_field(question.field)
    return Situation(rules, connection, thrown, question.last)


def _after(
    previous: str, question: Question, lexicon: Lexicon, rules: BasketRules
) -> list[Connection]:
    """What the word connects to after each reading of the previous word."""
    if question.field is not None:
        raise Faulty([Fault("/field", "basket.previous-and-field")])
    heard = [Heard.of(reading, rules.options) for reading in _readings(previous, lexicon)]
    if question.previous_card is None:
        return [to_word(word.reading, word.length, None) for word in heard]
    card = card_of(question.previous_card, "/previous_card")
    fitting = [word for word in heard if _fits(card, word)]
    if not fitting:
        first = heard[0]
        fits = cards_for(first.end, first.length)
        facts = {"card": card.name, "previous": first.reading.text, "cards": list(fits)}
        raise Faulty([Fault("/previous_card", "basket.previous-card", facts)])
    return [to_word(word.reading, word.length, card) for word in fitting]


def _readings(word: str, lexicon: Lexicon) -> Sequence[Reading]:
    """How a previous word may be read. Raises NotKana if it is neither kana nor a known word."""
    try:
        return (Reading.parse(word),)
    except NotKana:
        known = lexicon.readings(fold_written(word))
        if not known:
            raise
        return [Reading.parse(reading) for reading in known]


def _fits(card: Card, word: Heard) -> bool:
    if card.kind == "number":
        return card.spans(word.length)
    return word.end in card.letters
