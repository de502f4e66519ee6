"""What is the n-th letter of a reading, and what must be said about it? (BB-15 … BB-17)"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from wordsvc.kana import Reading
from wordsvc.kana.letters import LONG, SMALL
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.validators.unread import read

Note = Literal["normal", "small", "choonpu", "none"]

Position = Annotated[
    int, msgspec.Meta(ge=1, description="Which letter of the reading, from 1.", title="Position")
]


class LetterQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which letter stands at this position of this reading?"""

    reading: Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]
    position: Position


class NotedLetter(msgspec.Struct, frozen=True):
    """A letter as the maker writes it down: small letters and the long mark are named as such.

    ``letter`` null with note "none" lies beyond the end (「無し」).
    """

    letter: str | None
    note: Note


BEYOND = NotedLetter(None, "none")


def judge_letter(question: LetterQuestion) -> NotedLetter:
    """The answer of the letter dwarf. Raises Unreadable for a reading that is not kana."""
    letters = noted_letters(read(question.reading, "/reading"))
    return letters[question.position - 1] if question.position <= len(letters) else BEYOND


def noted_letters(reading: Reading) -> tuple[NotedLetter, ...]:
    """Every letter with its note; each written kana is one letter (BB-A19)."""
    return tuple(NotedLetter(letter, _note(letter)) for letter in reading.letters)


def _note(letter: str) -> Note:
    if letter == LONG:
        return "choonpu"
    return "small" if letter in SMALL else "normal"
