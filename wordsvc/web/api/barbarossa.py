"""Is this a clay subject, what is its n-th letter, and is that guess right?"""

from __future__ import annotations

from wordsvc.bootstrap import Services
from wordsvc.messages import Language
from wordsvc.messages.told_deep import told_deep
from wordsvc.validators.barbarossa.guess import GuessQuestion, GuessVerdict, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, NotedLetter, judge_letter
from wordsvc.validators.barbarossa.subject import Subject, SubjectVerdict, judge_subject
from wordsvc.web.edge.metrics import VERDICTS
from wordsvc.web.layer.endpoint import Api, Example

barbarossa = Api("/api/v1/judge/barbarossa", tag="barbarossa")


@barbarossa.post(
    "/subject",
    limited=True,
    example=Example(body={"reading": "しーでぃー", "written": "CD"}),
)
def judge_clay_subject(body: Subject, services: Services, language: Language) -> SubjectVerdict:
    """May this be a clay subject, and what will the letter dwarf hear?"""
    verdict = judge_subject(body, services.lexicon)
    VERDICTS.labels("barbarossa/subject", verdict.answer).inc()
    return told_deep(verdict, language)


@barbarossa.post(
    "/letter", limited=True, example=Example(body={"reading": "しーでぃー", "position": 4})
)
def judge_nth_letter(body: LetterQuestion) -> NotedLetter:
    """Which letter stands at this position? Small letters and the long mark are named as such

    Beyond the end the letter is null and the note `none`.
    """
    return judge_letter(body)


@barbarossa.post(
    "/guess",
    limited=True,
    example=Example(
        body={"subject": {"reading": "しーでぃー", "written": "CD"}, "guess": "しーでー"}
    ),
)
def judge_a_guess(body: GuessQuestion, services: Services, language: Language) -> GuessVerdict:
    """How does a guess relate to the subject? Advice: the maker's word is final"""
    verdict = judge_guess(body, services.lexicon)
    VERDICTS.labels("barbarossa/guess", verdict.answer).inc()
    return told_deep(verdict, language)
