"""The judge of Word Basket for a list of words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from wordsvc.batch.job import Job
from wordsvc.batch.judge.answers import Answers, Column, Outcomes
from wordsvc.batch.judge.counts import judged_lines, look_closer, tally_of
from wordsvc.batch.judge.refusal import Refusal, beyond, codes_of, refusal, said
from wordsvc.batch.judge.shortcut import JudgedWord, Shortcut
from wordsvc.batch.read.rows import Rows
from wordsvc.batch.spec import ANSWER, CODE, MESSAGE, spec_of
from wordsvc.batch.tally import BLANK, ERROR
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.propose import proposed
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.messages import sentence
from wordsvc.validators.verdict import Finding, Verdict
from wordsvc.validators.word_basket import Question, judge
from wordsvc.validators.word_basket.book import WORD_BASKET

GIVEN, OWN, PROPOSED = "given", "word", "proposed"
"""Where a reading is from: the list itself, a word in kana, or made up for one in kanji."""

OUTCOMES_AT_MOST = 1 << 17

_SPEC = spec_of(WORD_BASKET.path)
_NAMES = [name for name in _SPEC.columns if name != "reading"]
_FEW = frozenset({"word", "reading"})


class WordBasketJudge:
    """Judges the rows of one job."""

    def __init__(self, job: Job, lexicon: Lexicon) -> None:
        self._job = job
        self._lexicon = lexicon
        self._begin_anew()

    def _begin_anew(self) -> None:
        self._outcomes = Outcomes(_NAMES)
        self._shortcut = Shortcut(self._lexicon, lambda word: self._judged(word, None))

    def ask(self, rows: Rows) -> Answers:
        """The answers to a block."""
        if len(self._outcomes.rows) > OUTCOMES_AT_MOST:
            self._begin_anew()
        words, faults = _texts(rows.fields["word"])
        if rows.fields.keys() == {"word"}:
            numbers, readings, messages = self._shortcut.look_up(words)
        else:
            numbers, readings, messages = map(list, zip(*self._each(rows, words), strict=True))
        for place, code in (faults | rows.faults).items():
            numbers[place], readings[place], messages[place] = self._refused((Fault("", code),))
        return self._answers(words, numbers, readings, messages)

    def _each(self, rows: Rows, words: Sequence[str]) -> Iterable[JudgedWord]:
        """Rows that tell more than a word."""
        if rows.fields.keys() == _FEW:
            readings, _ = _texts(rows.fields["reading"])
            for word, reading in zip(words, readings, strict=True):
                if reading.strip():
                    yield self._judged(word, reading)
                else:
                    yield from map(JudgedWord, *self._shortcut.look_up([word]))
        else:
            columns = [[(name, value) for value in rows.fields[name]] for name in rows.fields]
            yield from (self._asked(dict(row)) for row in zip(*columns, strict=True))

    def _asked(self, row: dict[str, Any]) -> JudgedWord:
        """A row with everything that a question may have; empty cells say nothing."""
        told = {name: value for name, value in row.items() if value not in (None, "")}
        if "word" not in told:
            return self._blank()
        try:
            return self._answered(shaped(told, Question, strict=False))
        except (NotKana, Faulty) as error:
            return self._refused(refusal(error))

    def _judged(self, word: str, reading: str | None) -> JudgedWord:
        """A word that is asked about by itself."""
        if not word.strip():
            return self._blank()
        if too_long := beyond(word, "/word") or beyond(reading, "/reading"):
            return self._refused(too_long)
        try:
            return self._answered(Question(word, reading))
        except (NotKana, Faulty) as error:
            return self._refused(refusal(error))

    def _answered(self, question: Question) -> JudgedWord:
        verdict = judge(question, self._lexicon, self._job.rules)
        source = GIVEN if question.reading is not None else _source(question.word)
        shape = verdict if verdict.reading else self._guessed(question) or verdict
        code = " ".join([finding.code for finding in verdict.findings])
        outcome = (
            verdict.answer,
            code,
            source if shape.reading else "",
            shape.head,
            " ".join(shape.tails),
            shape.length or None,
            " ".join(shape.cards),
        )
        said = self._said(verdict.findings)
        return JudgedWord(self._outcomes.number(outcome), shape.reading, said)

    def _guessed(self, question: Question) -> Verdict | None:
        """How a word would be read that no dictionary knows; that decides nothing."""
        reading = proposed(question.word)
        if reading is None:
            return None
        asked = Question(question.word, reading.text)
        return judge(asked, self._lexicon, self._job.rules)

    def _refused(self, why: Refusal) -> JudgedWord:
        outcome = (ERROR, codes_of(why), "", "", "", None, "")
        language = self._job.language
        told = "" if language is None else said(why, _SPEC.main, language)
        return JudgedWord(self._outcomes.number(outcome), "", told)

    def _blank(self) -> JudgedWord:
        return JudgedWord(self._outcomes.number((BLANK, "", "", "", "", None, "")), "", "")

    def _said(self, findings: Iterable[Finding]) -> str:
        language = self._job.language
        if language is None:
            return ""
        return " ".join(sentence(found.code, found.facts, language) for found in findings)

    def _answers(
        self, words: list[str], numbers: list[int], readings: list[str], messages: list[str]
    ) -> Answers:
        coded = self._outcomes.columns(numbers)
        columns: dict[str, Column] = {**coded, "reading": readings}
        ordered = {name: columns[name] for name in _SPEC.columns}
        if self._job.language is not None:
            ordered[MESSAGE] = messages
        tally = tally_of(coded[ANSWER], coded[CODE])
        if not self._job.thorough:
            return Answers(ordered, tally)
        outcomes = self._outcomes.rows
        look_closer(tally, words, numbers, outcomes)
        return Answers(ordered, tally, judged_lines(words, numbers, readings, outcomes))


def _texts(values: Sequence[Any]) -> tuple[list[str], dict[int, str]]:
    """Cells as text, with the rows whose cell is no text; nothing at all is empty text."""
    if all(type(value) is str for value in values):
        return list(values), {}
    faults = {
        place: "shape.type"
        for place, value in enumerate(values)
        if value is not None and not isinstance(value, str)
    }
    return [value if isinstance(value, str) else "" for value in values], faults


def _source(word: str) -> str:
    try:
        Reading.parse(word)
    except NotKana:
        return PROPOSED
    return OWN
