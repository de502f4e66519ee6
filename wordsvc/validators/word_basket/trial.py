"""How does one of the words that a text may be fare, and how is that answered?"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from wordsvc.kana import tails
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.gist import Gist, nouns_of, showing, telling
from wordsvc.validators.verdict import Answer, Finding, Verdict, answer_of
from wordsvc.validators.word_basket.cards import cards_for
from wordsvc.validators.word_basket.checks import Situation, check
from wordsvc.validators.word_basket.heard import Heard
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
    entries: Sequence[Entry] = trial.candidate.entries
    if not trial.candidate.findings:
        nouns = telling(nouns_of(entries))
        entries = [entries[place] for place in nouns] if nouns else entries
    return composed(word, trial.heard, trial.situation, trial.findings, showing(entries), lexicon)


def composed(
    word: str,
    heard: Heard,
    at: Situation,
    findings: tuple[Finding, ...],
    gist: Gist,
    lexicon: str,
) -> Verdict:
    """Everything that a verdict says: the answer of the findings, and the entries of ``gist``."""
    thrown, reading, end, length = at.thrown, heard.reading, heard.end, heard.length
    wild = thrown is not None and thrown.kind == "number" and thrown.spans(length)
    return Verdict(
        answer=answer_of(findings) if findings else "yes",
        word=word,
        reading=reading.text,
        written=gist.written,
        letters=reading.letters,
        length=length,
        head=heard.head,
        tails=tails(reading, number_wild=True) if wild else (end,) if end else (),
        cards=cards_for(end, length, at.connection.number is None),
        findings=findings,
        evidence=gist.shown,
        rules=at.rules.name,
        lexicon=lexicon,
    )
