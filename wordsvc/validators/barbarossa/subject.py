"""May this be a clay subject, and what must be known of its reading? (BB-07 … BB-09)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import LETTERS_AT_MOST, fold_written
from wordsvc.lexicon.entry import Concreteness, Entry, Evidence
from wordsvc.lexicon.entry import evidence as as_evidence
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.concreteness import concreteness_findings, concreteness_of
from wordsvc.validators.barbarossa.letters import NotedLetter, noted_letters
from wordsvc.validators.barbarossa.readings import other_readings
from wordsvc.validators.barbarossa.spelling import loose
from wordsvc.validators.rules import WordRules
from wordsvc.validators.unread import refuse_question, unread_words
from wordsvc.validators.verdict import Answer, Finding, answer_of
from wordsvc.validators.word import judge_word

RULES = "dictionary"
WORD_RULES = WordRules()
_ANY = "あ"  # where nothing is written beside the reading

Text = Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]


class Subject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a maker writes down: the reading in kana, and the word as it is usually written."""

    reading: Text
    written: Text | None = None


class SubjectVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a subject is in a dictionary and a thing one can shape; advice, as the table judges.

    ``letters`` are what the letter dwarf will hear; ``other_readings`` is what else people call
    the same word, which does not change the reading that was written down (BB-09).
    """

    answer: Answer
    word: str
    reading: str
    written: tuple[str, ...]
    length: int
    letters: tuple[NotedLetter, ...]
    concreteness: Concreteness
    other_readings: tuple[str, ...]
    findings: tuple[Finding, ...]
    evidence: tuple[Evidence, ...]
    rules: str
    lexicon: str


def judge_subject(subject: Subject, lexicon: Lexicon) -> SubjectVerdict:
    """The verdict on a subject. Raises Unreadable for what is no kana in place of the reading, and
    for a written form that is no writing."""
    try:
        return _judged(subject, lexicon)
    except NotKana:
        refuse_question(subject_faults(subject, lexicon))
        raise


def subject_faults(subject: Subject, lexicon: Lexicon) -> Iterator[Fault]:
    """Everything in a subject that cannot be read."""
    written = (subject.written or "").strip() or _ANY
    yield from unread_words("/written", written, "/reading", subject.reading, lexicon)


def _judged(subject: Subject, lexicon: Lexicon) -> SubjectVerdict:
    reading = Reading.parse(subject.reading)
    word = (subject.written or "").strip() or reading.text
    best = judge_word(word, _listed(reading, subject, lexicon), lexicon, WORD_RULES)[0]
    entries = best.entries(lexicon)
    findings = (
        *best.findings,
        *_elsewhere(word, reading, best.findings, entries),
        *concreteness_findings(entries),
    )
    return SubjectVerdict(
        answer=answer_of(findings),
        word=word,
        reading=reading.text,
        written=tuple(dict.fromkeys(entry.written for entry in entries)),
        length=reading.length,
        letters=noted_letters(reading),
        concreteness=concreteness_of(entries),
        other_readings=other_readings(reading, _forms(subject, entries), lexicon),
        findings=findings,
        evidence=tuple(map(as_evidence, entries)),
        rules=RULES,
        lexicon=lexicon.version,
    )


def _listed(reading: Reading, subject: Subject, lexicon: Lexicon) -> str:
    """The reading under which dictionaries have the word, where the maker's is only another
    spelling of it (しーでー of CD): that is the maker's to choose (BB-09)."""
    known = lexicon.readings(fold_written(subject.written or ""))
    if reading.text in known:
        return reading.text
    alike = (other for other in known if loose(other) == loose(reading.text))
    return next(alike, reading.text)


def _elsewhere(
    word: str, reading: Reading, found: Sequence[Finding], entries: Sequence[Entry]
) -> Iterator[Finding]:
    """A question where the word was written in a way that no dictionary has for the reading."""
    if any(finding.code == "word.spelling" for finding in found):
        return
    try:
        alike = loose(Reading.parse(word).text) == loose(reading.text)
    except NotKana:
        written = fold_written(word).casefold()
        forms = {entry.written.casefold() for entry in entries}
        alike = not forms or written in forms
    if not alike:
        standard = [entry.written for entry in entries[:1]]
        yield Finding("word.spelling", "ask", {"standard": standard} if standard else {})


def _forms(subject: Subject, entries: Sequence[Entry]) -> tuple[str, ...]:
    """The written form that the subject stands for: its own, or the best-known noun read so."""
    if subject.written:
        return (subject.written,)
    return tuple(entry.written for entry in entries[:1] if entry.status == "plain")
