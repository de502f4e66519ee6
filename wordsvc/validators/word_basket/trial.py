"""How does one of the words that a text may be fare, and how is that answered?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordsvc.kana import tails
from wordsvc.lexicon.entry import Entry, evidence
from wordsvc.validators.verdict import Answer, Finding, Verdict, answer_of
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.checks import Situation, check
from wordsvc.validators.word_basket.heard import Heard
from wordsvc.validators.word_basket.usual import telling
from wordsvc.validators.words import Candidate

_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}

Rank = tuple[int, int]


class Trial(msgspec.Struct, frozen=True, gc=False):
    """One candidate played in one situation, with everything that was found."""

    candidate: Candidate
    heard: Heard
    situation: Situation
    findings: tuple[Finding, ...]
    answer: Answer

    @property
    def rank(self) -> Rank:
        """The better the smaller: by answer, then by how many rules are broken."""
        return _RANK[self.answer], sum(finding.level == "no" for finding in self.findings)


def attempt(candidate: Candidate, situation: Situation) -> Trial:
    """Play one candidate: first the rules of the game, then the word itself."""
    heard = Heard.of(candidate.reading, situation.rules.options)
    findings = check(heard, situation) + candidate.findings
    answer = answer_of(findings) if findings else "yes"
    return Trial(candidate, heard, situation, findings, answer)


def best_of(candidates: Sequence[Candidate], situations: Sequence[Situation]) -> Trial:
    """The best trial; among equals the first candidate, then the first situation."""
    best: Trial | None = None
    for candidate in candidates:
        for situation in situations:
            trial = attempt(candidate, situation)
            if trial.answer == "yes":
                return trial
            if best is None or trial.rank < best.rank:
                best = trial
    if best is None:
        raise ValueError("nothing to try")
    return best


def verdict(word: str, trial: Trial, lexicon: str) -> Verdict:
    """The verdict on ``word``, as its asker wrote it, by the dictionary of that version."""
    entries: Sequence[Entry]
    heard, entries, thrown = trial.heard, trial.candidate.entries, trial.situation.thrown
    if not trial.candidate.findings:
        entries = telling(entries)
    reading = heard.reading
    wild = thrown is not None and thrown.kind == "number" and thrown.spans(heard.length)
    return Verdict(
        answer=trial.answer,
        word=word,
        reading=reading.text,
        written=tuple(dict.fromkeys([entry.written for entry in entries])),
        letters=reading.letters,
        length=heard.length,
        head=heard.head,
        tails=tails(reading, number_wild=True) if wild else (heard.end,) if heard.end else (),
        cards=cards_for(heard.end, heard.length, trial.situation.connection.number is None),
        findings=trial.findings,
        evidence=tuple([evidence(entry) for entry in entries]),
        rules=trial.situation.rules.name,
        lexicon=lexicon,
    )
