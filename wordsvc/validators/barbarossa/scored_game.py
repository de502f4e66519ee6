"""What stands on the table at the end of Barbarossa, and can it be so?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet, Gain, Pegs, table_faults
from wordsvc.validators.score import Tally, player_faults, tally_faults
from wordsvc.validators.sheet import SheetName

PLAYERS_AT_MOST = 6
PEGS_A_WORK = 2
GOAL_AT_MOST = 999


class Peg(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A peg in a work: the row that it was taken from (from 1) and the place of the player who
    solved the work, in the list of players, from 0."""

    row: int
    by: int


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sculpture with its pegs in the order in which they were stuck."""

    pegs: tuple[Peg, ...]


class BarbarossaPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A maker's works, and the points that came from elsewhere (dragons)."""

    name: str
    works: tuple[Work, ...]
    other: Tally


class BarbarossaGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game. ``pegs`` in play: 13, with five or more players 17 (BB-06).

    ``sheet`` names the sheet whose numbers hold. ``goal``: steps from the start, the sheet's by
    default; ``goal_wins``: reaching it wins at once (BB-A09); ``table``: gains by row in place of
    the sheet's, or the name of a sheet.
    """

    players: tuple[BarbarossaPlayer, ...]
    pegs: Pegs
    goal: Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 1})] | None = None
    goal_wins: bool = False
    table: tuple[Gain, ...] | SheetName | None = None
    sheet: SheetName = "house"


def game_faults(game: BarbarossaGame, sheet: BarbarossaSheet) -> Iterator[Fault]:
    """Everything that cannot be on a table at the end."""
    yield from player_faults([player.name for player in game.players], PLAYERS_AT_MOST)
    if game.goal is not None and not 1 <= game.goal <= GOAL_AT_MOST:
        yield Fault("/goal", "barbarossa.goal", {"got": game.goal, "most": GOAL_AT_MOST})
    if isinstance(game.table, tuple):
        if len(game.table) != game.pegs:
            facts = {"got": len(game.table), "want": game.pegs}
            yield Fault("/table", "barbarossa.table-rows", facts)
        yield from table_faults(game.table, "/table")
    yield from _peg_faults(game)
    setup = sheet.setup
    works = setup.works_of_three if len(game.players) == 3 else setup.works
    for index, player in enumerate(game.players):
        at = f"/players/{index}"
        if len(player.works) > works:
            facts = {"got": len(player.works), "most": works}
            yield Fault(f"{at}/works", "barbarossa.too-many-works", facts)
        yield from tally_faults(player.other, f"{at}/other")


def _peg_faults(game: BarbarossaGame) -> Iterator[Fault]:
    used: set[int] = set()
    for maker, player in enumerate(game.players):
        for number, work in enumerate(player.works):
            at = f"/players/{maker}/works/{number}/pegs"
            if len(work.pegs) > PEGS_A_WORK:
                facts = {"got": len(work.pegs), "most": PEGS_A_WORK}
                yield Fault(at, "barbarossa.too-many-pegs", facts)
            for index, peg in enumerate(work.pegs):
                yield from _row_faults(peg, f"{at}/{index}/row", used, work.pegs[:index], game.pegs)
                by = f"{at}/{index}/by"
                yield from _solver_faults(peg, by, maker, work.pegs[:index], len(game.players))
                used.add(peg.row)


def _row_faults(
    peg: Peg, at: str, used: set[int], before: Sequence[Peg], rows: int
) -> Iterator[Fault]:
    """A row that is not there, that gave two pegs, or out of order: pegs come from the top."""
    if not 1 <= peg.row <= rows:
        yield Fault(at, "barbarossa.no-row", {"got": peg.row, "most": rows})
    elif peg.row in used:
        yield Fault(at, "barbarossa.row-twice", {"row": peg.row})
    elif any(peg.row < earlier.row for earlier in before):
        yield Fault(at, "barbarossa.peg-order", {"row": peg.row})


def _solver_faults(
    peg: Peg, at: str, maker: int, before: Sequence[Peg], players: int
) -> Iterator[Fault]:
    """A solver who is not there, who made the work (BB-A15) or solved it already (BB-A14)."""
    if not 0 <= peg.by < players:
        yield Fault(at, "barbarossa.no-player", {"got": peg.by, "most": players - 1})
    elif peg.by == maker:
        yield Fault(at, "barbarossa.own-work")
    elif any(peg.by == earlier.by for earlier in before):
        yield Fault(at, "barbarossa.solved-twice")
