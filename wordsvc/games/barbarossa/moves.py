"""The moves of Barbarossa.

The clay stands on the real table. Works are numbered from 1, those of the first seat first.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from wordsvc.games.core import Move
from wordsvc.games.core.values import snake
from wordsvc.kana.writing import LETTERS_AT_MOST

Said = Annotated[str, msgspec.Meta(min_length=1, max_length=LETTERS_AT_MOST)]

Reply = Literal["yes", "perhaps", "neither", "no", "unknown"]
"""はい, そうかもしれない, どちらともいえない, いいえ, わからない (BB-20)."""


class WriteSubject(Move, frozen=True):
    """Write down, for nobody to see, what a work will be (BB-07 … BB-09).

    ``reading`` in kana, ``written`` as the word is usually written. ``tag`` is what everybody sees
    beside the work, so that it is found on the table.
    """

    work: int
    reading: Said
    written: Said | None = None
    tag: Said | None = None


class Finish(Move, frozen=True):
    """One's sculptures are done; whoever says so first begins (BB-10)."""


class Roll(Move, frozen=True):
    """Roll the die and move (BB-11)."""


class Spend(Move, frozen=True):
    """Spend gems instead and move that many tiles (BB-11, BB-A05)."""

    gems: int


class AskLetter(Move, frozen=True):
    """Ask for a letter of a work's reading, counted from 1 (BB-15, BB-33)."""

    work: int
    position: int


class Ask(Move, frozen=True):
    """Ask a question about a work; at the table it is spoken, so it need not be typed (BB-19)."""

    work: int
    question: Said | None = None


class Answer(Move, frozen=True):
    """The maker answers the question (BB-20)."""

    reply: Reply


class CallTooDirect(Move, frozen=True):
    """The maker says that the question asks for the subject itself (BB-19, BB-A25)."""


class Guess(Move, frozen=True):
    """Write down, for the maker alone, what a work is (BB-23, BB-33)."""

    work: int
    guess: Said


class Judge(Move, frozen=True):
    """The maker says whether the guess is right (BB-23, BB-24)."""

    right: bool


class Curse(Move, frozen=True):
    """Raise a hand and pay a curse stone for a letter or a guess (BB-30 … BB-34)."""


class GoOn(Move, frozen=True):
    """Nothing more here: the next step, the next player, or play where it was interrupted."""


BarbarossaMove: TypeAlias = (
    WriteSubject
    | Finish
    | Roll
    | Spend
    | AskLetter
    | Ask
    | Answer
    | CallTooDirect
    | Guess
    | Judge
    | Curse
    | GoOn
)

URGENT = frozenset(snake(move.__name__) for move in get_args(BarbarossaMove) if move is not Curse)
"""Nothing goes on without them; whoever interrupts does so of their own accord (BB-30)."""
