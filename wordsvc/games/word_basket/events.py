"""The events of Word Basket. Cards go by their names; "?" is a card face down."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from wordsvc.games.core import Act, Event
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.validators.verdict import Finding

FACE_DOWN = "?"


class _About(Event, frozen=True, kw_only=True):
    """Which word it is about: ``thrower`` said it, ``onto`` is its place. All of them are missing
    in games that were opened before events told it."""

    onto: int = 0
    thrower: int | None = None
    word: str = ""
    reading: str = ""


class _ActAbout(Act, frozen=True, kw_only=True):
    """The same of what a seat did."""

    onto: int = 0
    thrower: int | None = None
    word: str = ""
    reading: str = ""


About: TypeAlias = _About | _ActAbout


class Opened(Event, frozen=True):
    """The table is laid, all cards in the pile; ``lexicon`` judged first, "" if none did.

    ``rulings`` is 1 for games that were opened before a penalty could bring a new pile and events
    named their word: they go on as they began.
    """

    seats: int
    options: WordBasketTableOptions
    deck: tuple[str, ...]
    lexicon: str
    rulings: int = 1


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
    """A word was said and a card thrown; ``field`` is what the next word meets (WB-06, WB-25).

    ``at`` is when, in milliseconds since 1970: from then on objections have their time (WB-08).
    """

    seat: int
    card: str
    word: str
    reading: str
    field: str
    reach: bool
    at: int = 0


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


class Challenged(_ActAbout, frozen=True):
    """A player objected to a word (WB-08), at that time."""

    seat: int
    at: int = 0


class Deliberating(_About, frozen=True):
    """The word is doubtful, for these reasons; everybody is asked (WB-15)."""

    findings: tuple[Finding, ...]


class Voted(_ActAbout, frozen=True):
    """A player said whether the doubtful word shall stand (WB-15)."""

    seat: int
    accept: bool


class Stood(_About, frozen=True):
    """The word is good and cannot be challenged again."""


class Withdrawn(_About, frozen=True):
    """The word is bad: its card is back in the hand, the field as before (WB-07). If cards lie on
    it the field stands, and if its card has gone into a new pile it stays there (ruling 7.4)."""

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
    """Nobody objected in time: the deal is this player's."""

    seat: int
    at: int = 0


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
