"""The events of Tensai Clever. Cards go by their number in the round, from 1."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from wordsvc.games.core import Act, Event
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import Doubt
from wordsvc.validators.tensai_clever.scoring import TensaiCleverScore
from wordsvc.validators.tensai_clever.sheet import Bonus, TensaiCleverSheet
from wordsvc.validators.verdict import Answer, Finding

Source = Literal["card", "plus-one", "voiced", "instant", "aside"]


class Opened(Event, frozen=True):
    """Everybody has a sheet and a pen; the cards lie face down (TC-01, TC-04).

    The flash cards are in the box (TC-02). ``lexicon`` judged first, "" if none did.
    """

    seats: int
    options: TensaiCleverOptions
    sheet: TensaiCleverSheet
    sheet_hash: str
    lexicon: str


class ThemesShown(Event, frozen=True):
    """These theme cards lie open, by id; the others are in the box (TC-03)."""

    news: ClassVar = ("themes",)
    themes: tuple[str, ...]


class OyaChosen(Event, frozen=True):
    """Who is oya first (TC-05)."""

    news: ClassVar = ("seat",)
    seat: int


class RoundBegan(Event, frozen=True):
    """Everybody crosses off the next number of the round track (TC-06, TC-A07)."""

    round: int
    oya: int


class Reshuffled(Event, frozen=True):
    """The pile was empty: the cards of earlier rounds are the pile again (TC-A23)."""


class Revealed(Event, frozen=True):
    """The next card of the round; nobody is asked once three are wanted (TC-07, TC-08)."""

    news: ClassVar = ("card",)
    card: str


class Chosen(Act, frozen=True):
    """The oya's word on the card just revealed (TC-07)."""

    want: bool


class Shared(Event, frozen=True):
    """All cards of the round are shared out: everybody writes (TC-09)."""


class Wrote(Act, frozen=True):
    """A letter was written, or its yellow square crossed; ``card`` 0 where it came from none."""

    seat: int
    source: Source
    card: int
    letter: str
    place: str


class PutAside(Act, frozen=True):
    """A letter was kept for later (TC-33)."""

    seat: int
    card: int
    letter: str


class Gained(Event, frozen=True):
    """An icon was reached, in a square, on a line or on the round track (TC-13)."""

    seat: int
    bonus: Bonus
    place: str


class Lapsed(Event, frozen=True):
    """A 即 found no square."""

    seat: int


class Claimed(Act, frozen=True):
    """A word counts: a pink row with its theme and points, or ``light-blue-3`` (TC-25, TC-28).

    ``answer`` is what the dictionary says of it, as advice.
    """

    seat: int
    place: str
    word: str
    theme: str | None
    points: int
    answer: Answer


class Asked(Act, frozen=True):
    """The table is asked about a word, for these reasons."""

    seat: int
    place: str
    word: str
    theme: str | None
    points: int
    findings: tuple[Finding, ...]


class Voted(Act, frozen=True):
    """A player said whether the word that another one claims shall count."""

    seat: int
    claimant: int
    accept: bool


class Declined(Act, frozen=True):
    """A word does not count, for these reasons; its letters stand as before."""

    seat: int
    place: str
    word: str
    theme: str | None
    findings: tuple[Finding, ...]


class Finished(Act, frozen=True):
    """A player writes no more cards of this round, or nothing more after the last one."""

    seat: int


class LastCallMade(Event, frozen=True):
    """The last round is written, and what is in stock may still be used (our ruling)."""


class CountedWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete word that counts by itself: the dictionary says yes, and in pink so does the
    theme that pays most."""

    seat: int
    place: str
    word: str
    theme: str | None
    points: int


class RefusedWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete word that the dictionary refuses, where the dictionary rules."""

    seat: int
    place: str
    word: str
    findings: tuple[Finding, ...]


class AskedWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete word that the writer at this seat is asked about."""

    seat: int
    doubt: Doubt


class Settled(Event, frozen=True):
    """Nobody writes any more: what becomes of the complete words that nobody claimed."""

    counted: tuple[CountedWord, ...]
    asked: tuple[AskedWord, ...]
    refused: tuple[RefusedWord, ...]


class Discounted(Act, frozen=True):
    """The writer says that it is no word (TC-19)."""

    seat: int
    place: str
    word: str


class Ended(Event, frozen=True):
    """Everything added up (TC-12, TC-37 … TC-40)."""

    score: TensaiCleverScore


TensaiCleverEvent: TypeAlias = (
    Opened
    | ThemesShown
    | OyaChosen
    | RoundBegan
    | Reshuffled
    | Revealed
    | Chosen
    | Shared
    | Wrote
    | PutAside
    | Gained
    | Lapsed
    | Claimed
    | Asked
    | Voted
    | Declined
    | Finished
    | LastCallMade
    | Settled
    | Discounted
    | Ended
)
