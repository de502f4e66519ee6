"""Is this the usual question, a good word in kana asked by itself? Then the answer is short.

Lists of a million words ask nothing else. The answer is the one that the long way gives.
"""

from __future__ import annotations

from collections.abc import Sequence

from wordsvc.kana import NotKana, Reading, tails
from wordsvc.kana.letters import BASE, VOICING
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.options import BasketRules
from wordsvc.validators.word_basket.question import Question

_ENOUGH = 3
_HEADS = {kana: letter for kana, letter in BASE.items() if kana != "を"}
_ENDS = {kana: (letter,) for kana, letter in BASE.items() if kana not in "をん"}
_LONG = "ー"


def telling(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries that a good word rests on: the nouns among its best few, as the lexicon's."""
    nouns = [entry for entry in entries if entry.standing == "plain"]
    return [entry for entry in entries[:_ENOUGH] if entry.standing == "plain"] or nouns[:_ENOUGH]


def by_itself(question: Question) -> bool:
    """Whether only the word is asked about, not where it is to be played."""
    return (
        question.field is None
        and question.card is None
        and question.previous is None
        and not question.last
        and question.previous_card is None
        and question.reading is None
    )


def usual(word: str, lexicon: Lexicon, rules: BasketRules) -> Verdict | None:
    """The verdict on a plain noun in kana that breaks no rule; None for the long way."""
    try:
        text = Reading.parse(word).text
    except NotKana:
        return None
    nouns = lexicon.nouns(text)
    length = len(text)
    if not nouns or length < rules.least or VOICING in text or rules.options.yoon_as_one:
        return None
    head, last = _HEADS.get(text[0]), text[-1]
    ends = _ENDS.get(last) or (tails(Reading(text)) if last == _LONG else None)
    if head is None or ends is None or ends[0] == "ん":
        return None
    return Verdict(
        answer="yes",
        word=word,
        reading=text,
        written=tuple([noun.written for noun in nouns]),
        letters=tuple(text),
        length=length,
        head=head,
        tails=ends,
        cards=cards_for(ends[0], length),
        findings=(),
        evidence=nouns,
        rules=rules.name,
        lexicon=lexicon.version,
    )
