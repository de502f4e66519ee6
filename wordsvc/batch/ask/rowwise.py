"""How is a list judged row by row, for the games whose questions differ from row to row?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from wordsvc.batch.ask.answers import Answers, Rows
from wordsvc.batch.ask.refusal import Refusal, codes_of, refusal, said
from wordsvc.batch.ask.spec import ANSWER, CODE, MESSAGE, Spec
from wordsvc.batch.job import Job
from wordsvc.batch.tally import BLANK, ERROR, Tally
from wordsvc.kana import NotKana
from wordsvc.messages import sentence
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.verdict import Answer, Finding

Told = dict[str, Any]
"""The cells of a row that are told: empty ones are left out."""


class Row(msgspec.Struct, frozen=True):
    """The answer to one row, why, and the cells that the game adds."""

    answer: Answer
    findings: Sequence[Finding]
    cells: dict[str, Any]


class Rowwise:
    """Judges the rows of one job, each by ``judge``, which raises NotKana and Faulty."""

    def __init__(self, job: Job, spec: Spec, judge: Callable[[Told], Row]) -> None:
        self._job = job
        self._spec = spec
        self._judge = judge

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

    def _row(self, told: Told) -> dict[str, Any]:
        if self._spec.main not in told:
            return {ANSWER: BLANK, CODE: ""}
        try:
            row = self._judge(told)
        except (NotKana, Faulty) as error:
            return self._refused(refusal(error))
        codes = dict.fromkeys(finding.code for finding in row.findings)
        return row.cells | self._why(row.answer, " ".join(codes), row.findings)

    def _refused(self, why: Refusal) -> dict[str, Any]:
        language = self._job.language
        told = "" if language is None else said(why, self._spec.main, language)
        return {ANSWER: ERROR, CODE: codes_of(why), MESSAGE: told}

    def _why(self, answer: str, code: str, findings: Sequence[Finding]) -> dict[str, Any]:
        language = self._job.language
        said = (
            ""
            if language is None
            else " ".join(sentence(found.code, found.facts, language) for found in findings)
        )
        return {ANSWER: answer, CODE: code, MESSAGE: said}


def _told(rows: Rows) -> Iterator[Told]:
    names = list(rows.fields)
    for values in zip(*rows.fields.values(), strict=True):
        yield {
            name: value
            for name, value in zip(names, values, strict=True)
            if value is not None and not (isinstance(value, str) and not value.strip())
        }
