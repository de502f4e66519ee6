"""The table of Tensai Clever."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from wordsvc.games.core import Phase, State
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.validators.tensai_clever.scoring import TensaiCleverScore
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet, Theme
from wordsvc.validators.verdict import Answer, Finding

SEATS = range(1, 5)
NOBODY = -1
"""Who is oya before one is chosen."""


class Unopened(Phase, frozen=True):
    """Nothing is laid yet."""


class Starting(Phase, frozen=True):
    """The round track is crossed; what it gave for use at once is used before the first card."""


class Revealing(Phase, frozen=True):
    """The oya chooses card by card."""


class Writing(Phase, frozen=True):
    """Everybody writes, all at the same time (TC-A10)."""


class LastCall(Phase, frozen=True):
    """The last round is written: what is in stock, and claims, until everybody is done."""


class Counting(Phase, frozen=True):
    """Writers are asked about complete words that they did not claim (TC-19)."""


class Over(Phase, frozen=True):
    """The game is scored."""

    score: TensaiCleverScore


TensaiCleverPhase: TypeAlias = (
    Unopened | Starting | Revealing | Writing | LastCall | Counting | Over
)


class PinkLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pink row; it is closed once its word is claimed for a theme."""

    letters: tuple[str, ...] = ()
    theme: str | None = None
    points: int = 0


class BlueLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place of one light-blue word; ``counts`` once it is claimed as a word."""

    letters: tuple[str, ...] = ()
    counts: bool = False


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that the table is asked about; votes by seat, null = not yet given."""

    place: str
    word: str
    theme: str | None
    points: int
    votes: tuple[bool | None, ...]


class Doubt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A complete word that its writer is asked about: ``themes`` are those it can be for, none in
    light blue; ``findings`` what the dictionary says, ``answer`` in short."""

    place: str
    word: str
    themes: tuple[str, ...]
    answer: Answer
    findings: tuple[Finding, ...]


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One player's sheet.

    ``instants`` are to be used at once, ``plus_ones`` and ``voiced`` are in stock, ``aside`` the
    letters set aside, ``help_left`` how many more may be. ``used`` are cards of one's share that
    are dealt with this round, ``extra`` those taken by +1. ``doubts`` are words that the writer is
    still asked about at the end.
    """

    yellow: tuple[str, ...] = ()
    pink: tuple[PinkLine, ...]
    light_blue: tuple[BlueLine, ...]
    green: tuple[str, ...] = ()
    wilds: int = 0
    instants: int = 0
    plus_ones: int = 0
    voiced: int = 0
    aside: tuple[str, ...] = ()
    help_left: int
    used: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    done: bool = False
    claim: Claim | None = None
    doubts: tuple[Doubt, ...] = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a letter was written that may still give something."""

    seat: int
    place: str


class TensaiCleverState(State, frozen=True):
    """The pile is kept in the order of the deck: chance is asked when a card is revealed.

    ``wanted`` says of every card in ``shown`` whether the oya wants it, null = not yet said.
    ``themes`` lie on the table, the others are in the ``box``. ``last`` is where somebody wrote
    just now.
    """

    phase: TensaiCleverPhase
    options: TensaiCleverOptions = TensaiCleverOptions()
    sheet: TensaiCleverSheet | None = None
    papers: tuple[Paper, ...] = ()
    themes: tuple[str, ...] = ()
    box: tuple[str, ...] = ()
    oya: int = NOBODY
    round: int = 0
    shown: tuple[str, ...] = ()
    wanted: tuple[bool | None, ...] = ()
    pile: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    last: Written | None = None

    @property
    def rules(self) -> TensaiCleverSheet:
        """The sheet; there is one as soon as the table is open."""
        if self.sheet is None:
            raise LookupError("the table is not open")
        return self.sheet

    def theme(self, name: str) -> Theme:
        """A theme card of the sheet."""
        return next(theme for theme in self.rules.themes if theme.id == name)

    def share(self, seat: int) -> tuple[int, ...]:
        """The cards of the round that are the seat's to use (TC-09)."""
        mine = seat == self.oya
        return tuple([card for card, want in enumerate(self.wanted, 1) if want is mine])

    def unused(self, seat: int) -> tuple[int, ...]:
        """The cards of its share that the seat has not dealt with."""
        used = self.papers[seat].used
        return tuple([card for card in self.share(seat) if card not in used])


def is_written(state: TensaiCleverState) -> bool:
    """Whether all are done with the round or the last call, with no 即 and no vote still open."""
    return all(paper.done and not paper.instants and not paper.claim for paper in state.papers)
