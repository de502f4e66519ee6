"""Does each word of a chain follow from the one before, chain by chain?"""

from __future__ import annotations

from collections.abc import Callable

from wordsvc.batch.ask.cells import parts
from wordsvc.batch.ask.rowwise import Row, Told
from wordsvc.batch.job import Job
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.shape import shaped
from wordsvc.validators.word_basket import BasketChain, chain


def chains(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges a row of words; ``at`` (from 1) is the first word that does not simply follow."""

    def judge(told: Told) -> Row:
        asked = shaped(told | {"words": parts(told["words"])}, BasketChain)
        judged = chain(asked.words, lexicon, job.rules, asked.field)
        findings = [finding for verdict in judged.verdicts for finding in verdict.findings]
        stops = (place for place, one in enumerate(judged.verdicts) if one.answer == judged.answer)
        if judged.answer == "yes":
            return Row("yes", findings, {})
        at = next(stops)
        return Row(judged.answer, findings, {"at": at + 1, "stopped_by": judged.verdicts[at].word})

    return judge
