"""Is a guess the subject? Advice to the maker, whose word is final (BB-23, BB-24, BB-A25)"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.meaning import glosses
from wordsvc.validators.barbarossa.spelling import loose
from wordsvc.validators.barbarossa.subject import Subject, Text
from wordsvc.validators.unread import Unread, refuse_question
from wordsvc.validators.verdict import Answer, Finding, answer_of

Relation = Literal["same", "spelling", "reading", "different"]


class GuessQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Is this guess, in kana or as it is usually written, that subject?"""

    subject: Subject
    guess: Text


class GuessVerdict(msgspec.Struct, frozen=True):
    """``same``: letter for letter; ``spelling``: another way to spell the reading; ``reading``:
    another reading or written form of the word; ``different``: as far as dictionaries know."""

    answer: Answer
    relation: Relation
    findings: tuple[Finding, ...] = ()


class _Word(msgspec.Struct, frozen=True):
    """A word by the readings it may have and the written forms it may take; ``given`` is the form
    that was written down, where that is more than the reading."""

    readings: tuple[str, ...]
    written: frozenset[str]
    given: str | None = None


def judge_guess(question: GuessQuestion, lexicon: Lexicon) -> GuessVerdict:
    """How the guess relates to the subject. Raises Unreadable for a subject's reading that is not
    kana and for a guess without a letter."""
    try:
        return _judged(question, lexicon)
    except NotKana:
        refuse_question(guess_faults(question, lexicon))
        raise


def guess_faults(question: GuessQuestion, lexicon: Lexicon) -> Iterator[Fault]:
    """Everything that cannot be read in subject and guess."""
    try:
        Reading.parse(question.subject.reading)
    except NotKana as error:
        yield Unread.at("/subject/reading", error)
    try:
        _word(question.guess, None, lexicon)
    except NotKana as error:
        yield Unread.at("/guess", error)


def _judged(question: GuessQuestion, lexicon: Lexicon) -> GuessVerdict:
    subject = _word(question.subject.written or "", question.subject.reading, lexicon)
    guess = _word(question.guess, None, lexicon)
    relation, findings = _related(subject, guess, lexicon)
    findings = (*findings, *_unlike(question.subject, lexicon))
    return GuessVerdict(answer_of(findings), relation, findings)


def _unlike(subject: Subject, lexicon: Lexicon) -> Iterator[Finding]:
    """A question where the subject's written form is not read as the maker reads it: then what
    agrees with the form alone says little."""
    written = fold_written(subject.written or "")
    try:
        read: tuple[str, ...] = (Reading.parse(written).text,)
        facts: dict[str, list[str]] = {}
    except NotKana:
        read = lexicon.readings(written) if any(map(str.isalnum, written)) else ()
        facts = {"written": [written], "readings": list(read)}
    said = loose(Reading.parse(subject.reading).text)
    if read and said not in map(loose, read):
        yield Finding("word.spelling", "ask", facts)


def _word(written: str, reading: str | None, lexicon: Lexicon) -> _Word:
    """A subject with its reading, or a guess that may be either."""
    readings = () if reading is None else (Reading.parse(reading).text,)
    try:
        heard = Reading.parse(written).text
    except NotKana:
        given = fold_written(written)
        if any(map(str.isalnum, given)):
            known = lexicon.readings(given)
            return _Word(readings or known, frozenset({given} if known else ()), given)
        if reading is None:
            raise
        heard = reading
    spoken = readings or (heard,)
    return _Word(spoken, _written_forms(spoken[0], lexicon))


def _written_forms(reading: str, lexicon: Lexicon) -> frozenset[str]:
    known = lexicon.find(reading)
    return frozenset(entry.written for entry in known.entries) if known else frozenset()


def _related(  # noqa: PLR0911 - one a relation
    subject: _Word, guess: _Word, lexicon: Lexicon
) -> tuple[Relation, tuple[Finding, ...]]:
    shared = _meanings(subject, lexicon) & _meanings(guess, lexicon)
    if subject.given is not None and guess.given is not None:
        by_form = _related_forms(subject, guess, one_meaning=bool(shared))
        if by_form is not None:
            return by_form
    elif set(subject.readings) & set(guess.readings):
        return ("same" if guess.given is None else "reading"), ()
    if subject.written & guess.written:
        return ("spelling" if _spelt_alike(subject, guess) else "reading"), ()
    if _spelt_alike(subject, guess) and not _told_apart(subject, guess, lexicon):
        return "spelling", ()
    if shared or _named_in_english(subject, guess, lexicon):
        facts = {"glosses": sorted(shared)} if shared else {}
        return "different", (Finding("barbarossa.same-thing", "ask", facts),)
    if not guess.written:
        return "different", (Finding("barbarossa.unknown-guess", "ask"),)
    return "different", (Finding("barbarossa.different", "no"),)


def _meanings(word: _Word, lexicon: Lexicon) -> frozenset[str]:
    forms = word.written if word.given is None else (word.given,)
    return glosses(word.readings, forms, lexicon)


def _named_in_english(subject: _Word, guess: _Word, lexicon: Lexicon) -> bool:
    """Whether one is what the other is called in English (PC, パソコン)."""
    pairs = ((subject, guess), (guess, subject))
    return any(
        one.given is not None and one.given.casefold() in _meanings(other, lexicon)
        for one, other in pairs
    )


def _related_forms(
    subject: _Word, guess: _Word, *, one_meaning: bool
) -> tuple[Relation, tuple[Finding, ...]] | None:
    """Two written forms: one word if they share a character beside the reading (取引, 取り引き), or
    a meaning (卵, 玉子)."""
    one, other = subject.given or "", guess.given or ""
    if one.casefold() == other.casefold():
        return "same", ()
    if not set(subject.readings) & set(guess.readings):
        return None
    if one_meaning or set(one) & set(other):
        return "reading", ()
    facts = {"subject": one, "guess": other}
    return "different", (Finding("barbarossa.homophone", "ask", facts),)


def _spelt_alike(subject: _Word, guess: _Word) -> bool:
    keys = {loose(reading) for reading in subject.readings}
    return any(loose(reading) in keys for reading in guess.readings)


def _told_apart(subject: _Word, guess: _Word, lexicon: Lexicon) -> bool:
    """Whether dictionaries know both as words that are never written alike (こうり, こおり).

    Loan words in katakana are written as they are read, so a difference there says nothing.
    """
    if not guess.written or not all(lexicon.find(reading) for reading in subject.readings):
        return False
    return not any(_katakana(form) for form in subject.written | guess.written)


def _katakana(form: str) -> bool:
    return all("ァ" <= char <= "ー" for char in form)
