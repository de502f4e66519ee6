"""The table of Barbarossa, and the papers beside it."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from wordsvc.games.barbarossa.moves import Reply
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.core import Phase, State
from wordsvc.validators.barbarossa.guess import Relation
from wordsvc.validators.barbarossa.letters import Note
from wordsvc.validators.barbarossa.scored_game import PEGS_A_WORK, Peg
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.barbarossa.subject import Subject
from wordsvc.validators.score import Score
from wordsvc.validators.verdict import Answer

SEATS = range(3, 7)
SIDES = 6
"""Of the die."""
RULINGS = 2
"""The newest. By the first, a game that a player won at the goal was settled all the same."""
QUESTIONS = 1
QUESTIONS_AND_GUESS = 2


class Unopened(Phase, frozen=True):
    """Nothing is laid yet."""


class Making(Phase, frozen=True):
    """Everybody chooses subjects and sculpts; ``first`` was done first (BB-07 … BB-10)."""

    first: int | None = None


class Moving(Phase, frozen=True):
    """The player on turn rolls or spends gems (BB-11)."""

    seat: int


class AtDwarf(Phase, frozen=True):
    """The player on turn may ask for a letter (BB-15)."""

    seat: int


class Asking(Phase, frozen=True):
    """The player on turn asks in this step of the ? (BB-18 … BB-22)."""

    seat: int
    step: int


class Answering(Phase, frozen=True):
    """The maker of the work owes an answer (BB-20)."""

    seat: int
    step: int
    work: int


class Cursing(Phase, frozen=True):
    """A player has interrupted (BB-33). ``ready``: the stone just paid is not used yet."""

    seat: int
    ready: bool
    resume: Moving | AtDwarf | Asking | Answering


class Judging(Phase, frozen=True):
    """The maker of the work reads a guess (BB-23), made in an interruption or not."""

    seat: int
    work: int
    curse: Cursing | None = None


class Over(Phase, frozen=True):
    """The game is scored."""

    score: Score


OfTurn: TypeAlias = Moving | AtDwarf | Asking | Answering
BarbarossaPhase: TypeAlias = Unopened | Making | OfTurn | Cursing | Judging | Over


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one player has. ``tile`` from 1, which is the ?; ``dragons`` are points from dragons,
    ``spared`` those that were not lost as the marker stood at the end of the track (BB-A07)."""

    gems: int
    stones: int
    paid: int = 0
    tile: int = 1
    dragons: int = 0
    spared: int = 0
    finished: bool = False


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sculpture with its pegs; it leaves the table with the second one (BB-29)."""

    maker: int
    tag: str = ""
    pegs: tuple[Peg, ...] = ()

    @property
    def stands(self) -> bool:
        """Whether it is on the table."""
        return len(self.pegs) < PEGS_A_WORK


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The letter dwarf's answer to a seat about a work."""

    seat: int
    work: int
    position: int
    letter: str | None
    note: Note | Literal["hidden"]


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question with its answer; null = not answered yet, or asked in another way."""

    seat: int
    work: int
    question: str | None
    reply: Reply | None = None


class Guess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guess with the advice to the maker, and what the maker said."""

    seat: int
    work: int
    guess: str
    relation: Relation | Literal["hidden"]
    advice: Answer | Literal["hidden"]
    right: bool | None = None


class BarbarossaState(State, frozen=True):
    """``rows`` are the rows of the gain table that still hold a peg, from the top; ``subjects``
    are the papers, work by work. Works count from 1."""

    phase: BarbarossaPhase
    options: BarbarossaOptions = BarbarossaOptions()
    sheet: BarbarossaSheet | None = None
    players: tuple[Player, ...] = ()
    works: tuple[Work, ...] = ()
    subjects: tuple[Subject | None, ...] = ()
    rows: tuple[int, ...] = ()
    die: int | None = None
    letters: tuple[Letter, ...] = ()
    questions: tuple[Question, ...] = ()
    guesses: tuple[Guess, ...] = ()
    rulings: int = 1

    @property
    def rules(self) -> BarbarossaSheet:
        """The sheet; there is one as soon as the table is open."""
        if self.sheet is None:
            raise LookupError("the table is not open")
        return self.sheet

    def work(self, number: int) -> Work:
        """The work of that number, from 1."""
        return self.works[number - 1]

    def subject(self, work: int) -> Subject:
        """What is written beside a work."""
        subject = self.subjects[work - 1]
        if subject is None:
            raise LookupError("nothing is written beside this work")
        return subject
