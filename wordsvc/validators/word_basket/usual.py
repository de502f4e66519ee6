"""Is this the usual question, a word asked by itself? Then there is a short way to answer.

Lists of a million words ask nothing else. The answer is the one that the long way gives.
"""

from __future__ import annotations

from wordsvc.kana import tails
from wordsvc.kana.letters import BASE, VOICING
from wordsvc.validators.verdict import Evidence, Finding, Verdict, answer_of
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.options import BasketRules
from wordsvc.validators.word_basket.question import Question
from wordsvc.validators.words import Candidate

ENOUGH = 3
"""A good word rests on its best entries; a doubtful one shows all that is known."""

_HEADS = {kana: letter for kana, letter in BASE.items() if kana != "を"}
_WO = ("を",)
_ENDS = {kana: (letter,) for kana, letter in BASE.items()} | {"を": _WO}
_ENDS_N = (Finding("basket.ends-n", "no"),)


def by_itself(question: Question) -> bool:
    """Whether only the word is asked about, not where it is to be played."""
    return (
        question.field is None
        and question.card is None
        and question.previous is None
        and not question.last
        and question.previous_card is None
    )


def usual(word: str, candidate: Candidate, rules: BasketRules, lexicon: str) -> Verdict | None:
    """The verdict on a word asked by itself that has one reading; None for the long way."""
    reading = candidate.reading
    text = reading.text
    head, length = _HEADS.get(text[0]), len(text)
    if head is None or length < rules.least or VOICING in text or rules.options.yoon_as_one:
        return None
    ends = _ENDS.get(text[-1]) or tails(reading)
    if ends is _WO:
        return None
    findings, entries = candidate.findings, candidate.entries
    if not findings:
        entries = entries[:ENOUGH]
    if ends[0] == "ん":
        findings = _ENDS_N + findings
    return Verdict(
        answer=answer_of(findings) if findings else "yes",
        word=word,
        reading=text,
        written=tuple(dict.fromkeys([entry.written for entry in entries])),
        letters=tuple(text),
        length=length,
        head=head,
        tails=ends,
        cards=cards_for(ends[0], length),
        findings=findings,
        evidence=tuple(
            [Evidence(e.reading, e.written, e.kind, e.sources, e.familiarity) for e in entries]
        ),
        rules=rules.name,
        lexicon=lexicon,
    )
