"""The trial of one of the words that a text may be, and the verdict it ends in."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordsvc.validators.verdict import Answer, Finding, Verdict, answer_of, telling
from wordsvc.validators.word import Candidate
from wordsvc.validators.word_basket.fit import fit
from wordsvc.validators.word_basket.situation import Fit, Situation

_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}

Rank = tuple[int, int]


class Trial(msgspec.Struct, frozen=True, gc=False):
    """One candidate played in one situation, with everything that was found."""

    candidate: Candidate
    fit: Fit
    situation: Situation
    findings: tuple[Finding, ...]
    answer: Answer

    @property
    def rank(self) -> Rank:
        """The better the smaller: by answer, then by how many rules are broken."""
        return _RANK[self.answer], sum(finding.level == "no" for finding in self.findings)


def attempt(candidate: Candidate, situation: Situation) -> Trial:
    """Play one candidate: first the rules of the game, then the word itself."""
    found = fit(candidate.reading, situation)
    findings = found.findings + candidate.findings
    answer = answer_of(findings) if findings else "yes"
    return Trial(candidate, found, situation, findings, answer)


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
    candidate, fit = trial.candidate, trial.fit
    reading, summary = candidate.reading, candidate.summary
    findings = trial.findings
    if candidate.others and findings:
        findings = (telling(findings[0], candidate.others), *findings[1:])
    return Verdict(
        answer=trial.answer,
        word=word,
        reading=reading.text,
        written=summary.written,
        letters=reading.letters,
        length=fit.length,
        head=fit.head,
        tails=fit.tails,
        cards=fit.cards,
        findings=findings,
        evidence=summary.shown,
        rules=trial.situation.rules.name,
        lexicon=lexicon,
    )
