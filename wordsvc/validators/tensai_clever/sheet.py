"""Which squares, points, icons, cards and themes does this table play Tensai Clever with?"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wordsvc.validators.sheet import Sheet, Title
from wordsvc.validators.tensai_clever.theme import Condition

Bonus = Literal["none", "instant", "plus-one", "voiced"]
"""即 (write one letter at once), +1 (one more card), ゛ (any voiced letter) (TC-14 … TC-18)."""

Points = Annotated[int, Meta(ge=0, le=999)]
Place = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Text = Annotated[str, Meta(min_length=1, max_length=8)]


class Icon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus printed in a square; squares and rounds count from 1."""

    at: Place
    bonus: Bonus


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The round track (TC-06)."""

    count: Place
    icons: tuple[Icon, ...] = ()


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands at the end of a yellow row or column (TC-22, TC-23)."""

    points: Points = 0
    bonus: Bonus = "none"


class Yellow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rectangle of voiced letters, each once, with the ends of its rows and columns."""

    squares: Annotated[tuple[tuple[Text, ...], ...], Meta(min_length=1, max_length=10)]
    rows: tuple[Line, ...]
    columns: tuple[Line, ...]


class PinkRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row that is filled from the left (TC-24)."""

    squares: Annotated[int, Meta(ge=1, le=20)]
    icons: tuple[Icon, ...] = ()


class Pink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pink rows; a word is worth so much a letter and what its theme pays (TC-26)."""

    letter_points: Points
    rows: Annotated[tuple[PinkRow, ...], Meta(min_length=1, max_length=20)]


class BlueWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place of one light-blue word and the value beside it (TC-28, TC-30)."""

    letters: Annotated[int, Meta(ge=2, le=12)]
    points: Points
    icons: tuple[Icon, ...] = ()


class Green(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value under each square, from the left (TC-32)."""

    points: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=70)]
    icons: tuple[Icon, ...] = ()


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An お題 card. Without a condition the writer says whether a word meets it (TC-A04)."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$")]
    points: Points
    title: Title
    condition: Condition | None = None


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards, with how many there are of each; a choice is two letters, as in ``い/え``."""

    letters: dict[Text, Count]
    choices: dict[Text, Count]
    animals: Count


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Numbers of a round (TC-03, TC-07, TC-08, TC-33)."""

    themes_shown: Count
    cards_a_round: Place
    wanted_at_most: Count
    help_stock: Count


class TensaiCleverSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A play sheet. ``wild_points`` by rank, from the fewest wilds; further ranks get nothing.

    ``deck`` and ``themes`` are only needed to play at a shared table, not to score a paper sheet.
    """

    game: Literal["tensai-clever"]
    long_mark: bool
    rounds: Rounds
    yellow: Yellow
    pink: Pink
    light_blue: Annotated[tuple[BlueWord, ...], Meta(min_length=1)]
    green: Green
    wild_points: Annotated[tuple[Points, ...], Meta(min_length=1)]
    play: Play
    themes: tuple[Theme, ...] = ()
    deck: Deck | None = None
