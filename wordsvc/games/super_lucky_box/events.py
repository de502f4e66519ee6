"""The events of Super Lucky Box. Boxes go by the number of their face, 0 is face down."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from wordsvc.games.core import Act, Event
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions
from wordsvc.validators.score import Score
from wordsvc.validators.super_lucky_box.box import Bonus
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet

FACE_DOWN = 0


class Opened(Event, frozen=True):
    """The table is laid: the whole deck face down, all 18 number cards aside (LB-02, LB-03)."""

    seats: int
    options: SuperLuckyBoxOptions
    sheet: SuperLuckyBoxSheet
    sheet_hash: str


class Drew(Event, frozen=True):
    """A player drew boxes to choose from; only that player sees them (LB-03, LB-A02)."""

    news: ClassVar = ("boxes",)
    seat: int
    boxes: tuple[int, ...]


class Reshuffled(Event, frozen=True):
    """The deck was empty: the discarded boxes are the deck again (LB-A17)."""


class Kept(Act, frozen=True):
    """A player chose; the others of the boxes drawn are discarded, unseen by all (LB-03)."""

    seat: int
    boxes: tuple[int, ...]
    discarded: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    """All 18 number cards were shuffled and 9 of them dealt face down (LB-19)."""

    round: int


class Revealed(Event, frozen=True):
    """The next number card (LB-05)."""

    news: ClassVar = ("number",)
    number: int


class Crossed(Act, frozen=True):
    """A square was crossed, for lightning (LB-07) or for a bonus (LB-12, LB-13)."""

    seat: int
    box: int
    square: int
    spent: int = 0
    bonus: Bonus | None = None


class Gained(Event, frozen=True):
    """A line was completed and gave its bonus (LB-10). Lines: rows 0-2, columns 3-5."""

    seat: int
    box: int
    line: int
    bonus: Bonus


class Lapsed(Event, frozen=True):
    """A bonus found no square (LB-A07)."""

    seat: int
    bonus: Bonus


class Skipped(Event, frozen=True):
    """A player crossed nothing this turn (LB-06)."""

    seat: int


class RoundScored(Event, frozen=True):
    """The round is over: per player the boxes completed, which leave play (LB-18, LB-A10)."""

    round: int
    completed: tuple[tuple[int, ...], ...]


class Ended(Event, frozen=True):
    """Everything added up (LB-20)."""

    score: Score


SuperLuckyBoxEvent: TypeAlias = (
    Opened
    | Drew
    | Reshuffled
    | Kept
    | RoundBegan
    | Revealed
    | Crossed
    | Gained
    | Lapsed
    | Skipped
    | RoundScored
    | Ended
)
