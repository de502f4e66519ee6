"""Does each word of a chain follow from the one before, chain by chain?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec

from wordsvc.batch.ask.cells import parts
from wordsvc.batch.ask.rowwise import Row, Told
from wordsvc.batch.job import Job
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.shape import shaped
from wordsvc.validators.word_basket import ChainWord, chain

WORDS_AT_MOST = 1000

_Word = Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]


class _Link(ChainWord, frozen=True, forbid_unknown_fields=True):
    word: _Word
    reading: _Word | None = None


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[tuple[_Word | _Link, ...], msgspec.Meta(max_length=WORDS_AT_MOST)]
    field: str | None = None


def chains(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges a row of words; ``at`` (from 1) is the first word that does not simply follow."""

    def judge(told: Told) -> Row:
        asked = shaped(told | {"words": parts(told["words"])}, _Asked)
        judged = chain(asked.words, lexicon, job.rules, asked.field)
        findings = [finding for verdict in judged.verdicts for finding in verdict.findings]
        stops = (place for place, one in enumerate(judged.verdicts) if one.answer == judged.answer)
        if judged.answer == "yes":
            return Row("yes", findings, {})
        at = next(stops)
        return Row(judged.answer, findings, {"at": at + 1, "stopped_by": judged.verdicts[at].word})

    return judge
