"""What else is wrong with a question of Word Basket, once something is?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from wordsvc.kana import NotKana
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.faults import FAULTS_AT_MOST, Fault, Faulty
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word_basket import resolve
from wordsvc.validators.word_basket.notation import card_of, field_of
from wordsvc.validators.words import judge_word
from wordsvc.web.layer.problem import Problem

Cards = Iterable[tuple[str, str | None]]
Words = Iterable[tuple[str, str, str | None]]


def every_fault(
    first: Faulty, rules: str | Mapping[str, Any] | None, field: str | None, cards: Cards
) -> Faulty:
    """The fault that stopped the judge, among all that the rules, the field and the cards (each
    with its pointer) have."""
    found = list(_raised("/rules", resolve, rules))
    if field is not None:
        found += _raised("", field_of, field)
    for pointer, card in cards:
        if card is not None:
            found += _raised("", card_of, card, pointer)
    places = {fault.pointer for fault in found}
    found += [fault for fault in first.faults if fault.pointer not in places]
    return Faulty(found[:FAULTS_AT_MOST])


def every_unreadable(words: Words, lexicon: Lexicon) -> Problem | None:
    """Several words that cannot be read, told together: each with its pointer, text and reading.

    None where it is but one: that is told by itself. The code is that of the first.
    """
    found = tuple(islice(_unreadable(words, lexicon), FAULTS_AT_MOST))
    if len(found) < 2:
        return None
    facts = {**found[0].facts, "pointer": found[0].pointer, "errors": found}
    return Problem(400, found[0].code, facts)


def _unreadable(words: Words, lexicon: Lexicon) -> Iterator[Fault]:
    rules = WordRules()
    for pointer, word, reading in words:
        try:
            judge_word(word, reading, lexicon, rules)
        except NotKana as refusal:
            wrong_reading = refusal.text == reading
            at = f"{pointer.removesuffix('/word')}/reading" if wrong_reading else pointer
            facts = {"position": refusal.position + 1, "reason": refusal.reason}
            yield Fault(at, refusal.code, facts | refusal.facts)


def _raised(under: str, check: Callable[..., object], *asked: object) -> tuple[Fault, ...]:
    try:
        check(*asked)
    except Faulty as faulty:
        return faulty.under(under).faults
    return ()
