"""The events of Word Basket. Cards go by their names; "?" is a card face down."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from wordsvc.games.core import Act, Event
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.validators.verdict import Finding

FACE_DOWN = "?"


class Opened(Event, frozen=True):
    """The table is laid, all cards in the pile; ``lexicon`` judged first, "" if none did."""

    seats: int
    options: WordBasketTableOptions
    deck: tuple[str, ...]
    lexicon: str


class DealBegan(Event, frozen=True):
    """All cards are shuffled into the pile again."""

    deal: int


class Drew(Event, frozen=True):
    """A player took cards from the pile; only that player sees them."""

    news: ClassVar = ("cards",)
    seat: int
    cards: tuple[str, ...]


class TurnedUp(Event, frozen=True):
    """The top card of the pile was opened into the bowl and is the field (WB-04)."""

    news: ClassVar = ("card",)
    card: str


class Thrown(Act, frozen=True):
    """A word was said and a card thrown; ``field`` is what the next word meets (WB-06, WB-25)."""

    seat: int
    card: str
    word: str
    reading: str
    field: str
    reach: bool


class WentOut(Event, frozen=True):
    """A player has no card left (WB-02). The deal stays open to objections (WB-19)."""

    seat: int


class HandReset(Act, frozen=True):
    """A player said "reset, n cards" and threw the whole hand in, this card on top (WB-21)."""

    seat: int
    cards: int
    top: str


class Reshuffled(Event, frozen=True):
    """Play stopped: all cards in the bowl are the new pile (WB-30)."""


class Challenged(Act, frozen=True):
    """A player objected to the word just said (WB-08)."""

    seat: int


class Deliberating(Event, frozen=True):
    """The word is doubtful, for these reasons; everybody is asked (WB-15)."""

    findings: tuple[Finding, ...]


class Voted(Act, frozen=True):
    """A player said whether the doubtful word shall stand (WB-15)."""

    seat: int
    accept: bool


class Stood(Event, frozen=True):
    """The word just said is good and cannot be challenged again."""


class Withdrawn(Event, frozen=True):
    """The word just said is bad: its card is back in the hand, the field as before (WB-07)."""

    seat: int
    findings: tuple[Finding, ...]


class ReachSaid(Act, frozen=True):
    """A player said "reach" late, but in time (WB-18)."""

    seat: int


class ReachMissed(Act, frozen=True):
    """A player was caught without "reach", also after going out (WB-18, WB-19)."""

    seat: int
    by: int


class DealWon(Act, frozen=True):
    """Nobody objected: the deal is this player's."""

    seat: int


class Ended(Event, frozen=True):
    """The last deal is over."""


WordBasketEvent: TypeAlias = (
    Opened
    | DealBegan
    | Drew
    | TurnedUp
    | Thrown
    | WentOut
    | HandReset
    | Reshuffled
    | Challenged
    | Deliberating
    | Voted
    | Stood
    | Withdrawn
    | ReachSaid
    | ReachMissed
    | DealWon
    | Ended
)
