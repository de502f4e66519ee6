"""The events of Barbarossa. What only some may know is "?" or "hidden" for the others."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from wordsvc.games.barbarossa.moves import Reply
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.core import Act, Event
from wordsvc.validators.barbarossa.guess import Relation
from wordsvc.validators.barbarossa.letters import Note
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.score import Score
from wordsvc.validators.verdict import Answer, Finding

FACE_DOWN = "?"
HIDDEN: Literal["hidden"] = "hidden"


class Opened(Event, frozen=True):
    """Everything is laid out (BB-01 … BB-06); ``lexicon`` judged first, "" if none did; by which
    ``rulings`` it is played, 1 in games of before."""

    seats: int
    options: BarbarossaOptions
    sheet: BarbarossaSheet
    sheet_hash: str
    lexicon: str
    rulings: int = 1


class SubjectWritten(Act, frozen=True):
    """A paper lies face down beside a work (BB-08); only its maker sees what it says."""

    seat: int
    work: int
    tag: str
    reading: str
    written: str | None


class SubjectDeclined(Act, frozen=True):
    """This is no subject, for these reasons; only its maker hears of it (BB-07)."""

    seat: int
    work: int
    reading: str
    written: str | None
    findings: tuple[Finding, ...]


class Finished(Act, frozen=True):
    """A player has finished all sculptures (BB-10)."""

    seat: int


class TurnBegan(Event, frozen=True):
    """It is this player's turn (BB-12)."""

    seat: int


class Rolled(Act, frozen=True):
    """The die was rolled and the pawn moved (BB-11)."""

    news: ClassVar = ("die",)
    seat: int
    die: int


class Spent(Act, frozen=True):
    """Gems were spent and the pawn moved (BB-11)."""

    seat: int
    gems: int


class DragonCame(Event, frozen=True):
    """Everybody else scores (BB-13)."""

    seat: int


class GemGained(Event, frozen=True):
    """The player gets a gem (BB-14)."""

    seat: int


class DwarfMet(Event, frozen=True):
    """The player may ask for a letter (BB-15)."""

    seat: int


class LetterTold(Act, frozen=True):
    """The letter dwarf's answer, for the asker and the maker alone (BB-16, BB-17)."""

    news: ClassVar = ("letter", "note")
    seat: int
    maker: int
    work: int
    position: int
    letter: str | None
    note: Note | Literal["hidden"]


class StepBegan(Event, frozen=True):
    """On the ?: 1 is the question step, 2 the step for questions and a guess (BB-18)."""

    seat: int
    step: int


class Asked(Act, frozen=True):
    """A question about a work; null where it was only spoken (BB-19)."""

    seat: int
    work: int
    question: str | None


class Answered(Act, frozen=True):
    """The maker's answer (BB-20)."""

    work: int
    reply: Reply


class TooDirect(Act, frozen=True):
    """The maker says that the question was too direct: it is asked in another way (BB-19)."""

    work: int


class Guessed(Act, frozen=True):
    """A guess, for its maker and its guesser alone; how the dictionaries see it is told to the
    maker only, as advice (BB-23, BB-24)."""

    seat: int
    maker: int
    work: int
    guess: str
    relation: Relation | Literal["hidden"]
    advice: Answer | Literal["hidden"]


class Judged(Act, frozen=True):
    """The maker says aloud: right, or wrong (BB-23)."""

    seat: int
    work: int
    right: bool


class PegStuck(Event, frozen=True):
    """The topmost peg goes into the work, and both players score (BB-26 … BB-29)."""

    seat: int
    work: int
    row: int


class StonePaid(Act, frozen=True):
    """A player interrupts with a curse stone (BB-30, BB-33)."""

    seat: int


class Resumed(Event, frozen=True):
    """Play goes on where it was interrupted (BB-36)."""

    seat: int


class Ended(Event, frozen=True):
    """Everything added up, after the settlement (BB-37 … BB-39)."""

    score: Score


class Uncovered(Event, frozen=True):
    """The papers are turned up, work by work, once nothing can be guessed any more."""

    news: ClassVar = ("readings", "written")
    readings: tuple[str, ...]
    written: tuple[str | None, ...]


BarbarossaEvent: TypeAlias = (
    Opened
    | SubjectWritten
    | SubjectDeclined
    | Finished
    | TurnBegan
    | Rolled
    | Spent
    | DragonCame
    | GemGained
    | DwarfMet
    | LetterTold
    | StepBegan
    | Asked
    | Answered
    | TooDirect
    | Guessed
    | Judged
    | PegStuck
    | StonePaid
    | Resumed
    | Ended
    | Uncovered
)
