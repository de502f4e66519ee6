"""The judge of a job's rows."""

from __future__ import annotations

from typing import Protocol

from wordsvc.batch.job import Job
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.judge.rowwise import RowwiseJudge
from wordsvc.batch.judge.word_basket import WordBasketJudge
from wordsvc.batch.read.rows import Rows
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket.book import WORD_BASKET


class Judge(Protocol):
    """Answers blocks of rows, one after another."""

    def ask(self, rows: Rows) -> Answers:
        """The answers to a block."""
        ...


def judge_for(job: Job, lexicon: Lexicon) -> Judge:
    """The judge of a job's validator. Words come by the million: they have one of their own."""
    kind = WordBasketJudge if job.validator == WORD_BASKET.path else RowwiseJudge
    return kind(job, lexicon)
