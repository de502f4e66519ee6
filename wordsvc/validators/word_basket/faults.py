"""Everything that is wrong with a question, once something is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.unread import unread_words
from wordsvc.validators.word_basket.notation import card_of, field_of
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.question import Question, WordBasketChainWord
from wordsvc.validators.word_basket.question_situations import after, readings


def question_faults(
    question: Question, lexicon: Lexicon, rules: WordBasketRules
) -> Iterator[Fault]:
    """Texts that cannot be read, then what is no field, no card, or no card there."""
    yield from unread_words("/word", question.word, "/reading", question.reading, lexicon)
    unread: tuple[Fault, ...] = ()
    if question.previous is not None:
        unread = _raised(readings, question.previous, lexicon)
    yield from unread
    if question.field is not None:
        yield from _of_field(question.field, beside=question.previous)
    yield from _of_card(question.card, "/card")
    card = question.previous_card
    if card is None:
        return
    if not_one := _of_card(card, "/previous_card"):
        yield from not_one
    elif question.previous is None:
        yield Fault("/previous_card", "basket.no-previous")
    elif not unread:
        yield from _raised(after, question.previous, card, lexicon, rules)


def chain_faults(
    words: Sequence[str | WordBasketChainWord], lexicon: Lexicon, field: str | None
) -> Iterator[Fault]:
    """The field, then word by word."""
    if field is not None:
        yield from _of_field(field)
    for index, word in enumerate(words):
        at = f"/words/{index}"
        if isinstance(word, str):
            yield from unread_words(at, word, at, None, lexicon)
        else:
            yield from unread_words(f"{at}/word", word.word, f"{at}/reading", word.reading, lexicon)
            yield from _of_card(word.card, f"{at}/card")


def _of_field(field: str, *, beside: str | None = None) -> tuple[Fault, ...]:
    also = () if beside is None else (Fault("/field", "basket.previous-and-field"),)
    return _raised(field_of, field) or also


def _of_card(card: str | None, pointer: str) -> tuple[Fault, ...]:
    return () if card is None else _raised(card_of, card, pointer)


def _raised(check: Callable[..., object], *asked: object) -> tuple[Fault, ...]:
    try:
        check(*asked)
    except Faulty as faulty:
        return faulty.faults
    return ()
