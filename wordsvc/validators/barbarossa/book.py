"""Barbarossa, as the catalogue lists it: subjects, their letters, guesses at them."""

from __future__ import annotations

from wordsvc.validators.barbarossa.finished import SCORER
from wordsvc.validators.barbarossa.guess import GuessQuestion, GuessVerdict, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, NotedLetter, judge_letter
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet, house, load
from wordsvc.validators.barbarossa.subject import Subject, SubjectVerdict, judge_subject
from wordsvc.validators.book import Book, SheetKind
from wordsvc.validators.cells import READING, WORD
from wordsvc.validators.validator import Cells, Columns, Desk, Validator


def _of_subject(verdict: SubjectVerdict) -> Cells:
    return {
        "length": verdict.length,
        "letters": " ".join(noted.letter or "" for noted in verdict.letters),
        "concreteness": verdict.concreteness,
        "other_readings": " ".join(verdict.other_readings),
    }


def _of_letter(noted: NotedLetter) -> Cells:
    return {"letter": noted.letter or "", "note": noted.note}


def _guess(cells: Cells, _: Desk) -> Cells:
    """The subject given as columns or, in JSON, as an object."""
    asked = dict(cells)
    named = {name: asked.pop(name) for name in ("reading", "written") if name in asked}
    return {"subject": named} | asked


def _of_guess(verdict: GuessVerdict) -> Cells:
    return {"relation": verdict.relation}


SUBJECT = Validator(
    path="barbarossa/subject",
    name="judge_clay_subject",
    about="May this be a clay subject, and what will the letter dwarf hear?",
    question=Subject,
    verdict=SubjectVerdict,
    judge=lambda subject, desk: judge_subject(subject, desk.lexicon),
    example={"reading": "しーでぃー", "written": "CD"},
    columns=Columns(
        fields={"reading": (*READING, "word", *WORD), "written": ("word", *WORD)},
        added={"length": int, "letters": str, "concreteness": str, "other_readings": str},
        cells=_of_subject,
    ),
)

LETTER = Validator(
    path="barbarossa/letter",
    name="judge_nth_letter",
    about="""Which letter stands at this position? Small letters and the long mark are named as such

    Beyond the end the letter is null and the note `none`.
    """,
    question=LetterQuestion,
    verdict=NotedLetter,
    judge=lambda question, _: judge_letter(question),
    example={"reading": "しーでぃー", "position": 4},
    columns=Columns(
        fields={
            "reading": (*READING, "word", *WORD),
            "position": ("位置", "何文字目"),
        },
        added={"letter": str, "note": str},
        cells=_of_letter,
    ),
)

GUESS = Validator(
    path="barbarossa/guess",
    name="judge_a_guess",
    about="How does a guess relate to the subject? Advice: the maker's word is final",
    question=GuessQuestion,
    verdict=GuessVerdict,
    judge=lambda question, desk: judge_guess(question, desk.lexicon),
    example={"subject": {"reading": "しーでぃー", "written": "CD"}, "guess": "しーでー"},
    columns=Columns(
        fields={
            "guess": ("解答", "答え"),
            "subject": (),
            "reading": (*READING, "word", *WORD),
            "written": ("word", *WORD),
        },
        added={"relation": str},
        question=_guess,
        cells=_of_guess,
    ),
)

BOOK = Book(
    sheets=SheetKind(BarbarossaSheet, load, house),
    scorer=SCORER,
    validators=(SUBJECT, LETTER, GUESS),
)
