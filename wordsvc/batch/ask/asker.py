"""Who answers the rows of a job?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from wordsvc.batch.ask import barbarossa, tensai_clever
from wordsvc.batch.ask.answers import Answers, Rows
from wordsvc.batch.ask.basket import Basket
from wordsvc.batch.ask.chain import chains
from wordsvc.batch.ask.rowwise import Row, Rowwise, Told
from wordsvc.batch.ask.spec import SPECS
from wordsvc.batch.job import Job
from wordsvc.lexicon.protocol import Lexicon


class Asker(Protocol):
    """Answers blocks of rows, one after another."""

    def ask(self, rows: Rows) -> Answers:
        """The answers to a block."""
        ...


_ROWWISE: Mapping[str, Callable[[Job, Lexicon], Callable[[Told], Row]]] = {
    "word-basket/chain": chains,
    "tensai-clever/pink": tensai_clever.pink,
    "tensai-clever/light-blue": tensai_clever.light_blue,
    "tensai-clever/green": tensai_clever.green,
    "tensai-clever/yellow": tensai_clever.yellow,
    "barbarossa/subject": barbarossa.subject,
    "barbarossa/letter": barbarossa.letter,
    "barbarossa/guess": barbarossa.guess,
}


def asker(job: Job, lexicon: Lexicon) -> Asker:
    """The judge of a job's validator."""
    if job.validator == "word-basket":
        return Basket(job, lexicon)
    judge = _ROWWISE[job.validator](job, lexicon)
    return Rowwise(job, SPECS[job.validator], judge)
