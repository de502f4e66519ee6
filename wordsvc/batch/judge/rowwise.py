"""A judge row by row, for the games whose questions differ from row to row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wordsvc.asking.judge import judge
from wordsvc.batch.job import Job
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.judge.refusal import Refusal, codes_of, refusal, said
from wordsvc.batch.judge.sheets import JobSheets
from wordsvc.batch.read.rows import Rows
from wordsvc.batch.spec import ANSWER, CODE, MESSAGE, spec_of
from wordsvc.batch.tally import BLANK, ERROR, Tally
from wordsvc.catalogue import validators
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana import NotKana
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.validator import Cells, Desk, findings_of


class RowwiseJudge:
    """Judges the rows of one job by its validator."""

    def __init__(self, job: Job, lexicon: Lexicon) -> None:
        self._job = job
        self._spec = spec_of(job.validator)
        self._validator = validators()[job.validator]
        self._desk = Desk(lexicon, JobSheets(job.sheet), job.rules)

    def ask(self, rows: Rows) -> Answers:
        """The answers to a block."""
        names = self._spec.columns if self._job.language is None else (*self._spec.columns, MESSAGE)
        columns: dict[str, list[Any]] = {name: [] for name in names}
        tally = Tally()
        for place, told in enumerate(_told(rows)):
            if place in rows.faults:
                row = self._refused((Fault("", rows.faults[place]),))
            else:
                row = self._row(told)
            for name, column in columns.items():
                column.append(row.get(name))
            codes = row[CODE].split()
            tally.count(row[ANSWER], codes)
            if self._job.thorough:
                for name in (row[ANSWER], *codes):
                    tally.example(name, [str(told.get(self._spec.main, ""))])
        return Answers(dict(columns), tally)

    def _row(self, told: Cells) -> Cells:
        if self._spec.main not in told:
            return {ANSWER: BLANK, CODE: ""}
        columns = self._validator.columns
        try:
            asked = columns.question(told, self._desk)
            verdict = judge(self._validator, asked, self._desk, self._job.language)
        except (NotKana, Faulty) as error:
            return self._refused(refusal(error))
        found = tuple(findings_of(verdict))
        return columns.cells(verdict) | {
            ANSWER: verdict.answer if self._validator.answers else "yes",
            CODE: " ".join(dict.fromkeys(finding.code for finding in found)),
            MESSAGE: " ".join(finding.message for finding in found),
        }

    def _refused(self, why: Refusal) -> Cells:
        language = self._job.language
        told = "" if language is None else said(why, self._spec.main, language)
        return {ANSWER: ERROR, CODE: codes_of(why), MESSAGE: told}


def _told(rows: Rows) -> Iterator[Cells]:
    names = list(rows.fields)
    for values in zip(*rows.fields.values(), strict=True):
        yield {
            name: value
            for name, value in zip(names, values, strict=True)
            if value is not None and not (isinstance(value, str) and not value.strip())
        }
