"""Which clay subjects, letters and guesses are in a list, and what is the answer to each?"""

from __future__ import annotations

from collections.abc import Callable

from wordsvc.batch.ask.rowwise import Row, Told
from wordsvc.batch.job import Job
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.guess import GuessQuestion, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.subject import Subject, judge_subject
from wordsvc.validators.shape import shaped


def subject(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Judges clay subjects."""

    def judge(told: Told) -> Row:
        verdict = judge_subject(shaped(told, Subject), lexicon)
        cells = {
            "length": verdict.length,
            "letters": " ".join(noted.letter or "" for noted in verdict.letters),
            "concreteness": verdict.concreteness,
            "other_readings": " ".join(verdict.other_readings),
        }
        return Row(verdict.answer, verdict.findings, cells)

    return judge


def letter(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Names letters; every question that can be read has an answer."""

    def judge(told: Told) -> Row:
        noted = judge_letter(shaped(told, LetterQuestion, strict=False))
        return Row("yes", (), {"letter": noted.letter or "", "note": noted.note})

    return judge


def guess(job: Job, lexicon: Lexicon) -> Callable[[Told], Row]:
    """Compares guesses with subjects, given as columns or, in JSON, as an object."""

    def judge(told: Told) -> Row:
        asked = dict(told)
        named = {name: asked.pop(name) for name in ("reading", "written") if name in asked}
        asked.setdefault("subject", named)
        verdict = judge_guess(shaped(asked, GuessQuestion), lexicon)
        return Row(verdict.answer, verdict.findings, {"relation": verdict.relation})

    return judge
