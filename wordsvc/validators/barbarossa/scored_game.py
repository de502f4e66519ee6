"""What stands on the table at the end of Barbarossa, and can it be so?"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.validators.barbarossa.sheet import Gain, Pegs, table_faults
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
    the sheet's, or the name of a sheet. ``draft``: add up also what cannot be, and name it.
    """

    players: tuple[BarbarossaPlayer, ...]
    pegs: Pegs
    goal: Annotated[int, msgspec.Meta(extra_json_schema={"minimum": 1})] | None = None
    goal_wins: bool = False
    table: tuple[Gain, ...] | SheetName | None = None
    sheet: SheetName = "house"
    draft: bool = False


def game_faults(game: BarbarossaGame) -> Iterator[Fault]:
    """Players, pegs and numbers that nothing can be added up with."""
    yield from player_faults([player.name for player in game.players], PLAYERS_AT_MOST)
    if game.goal is not None and not 1 <= game.goal <= GOAL_AT_MOST:
        yield Fault("/goal", "barbarossa.goal", {"got": game.goal, "most": GOAL_AT_MOST})
    if isinstance(game.table, tuple):
        if len(game.table) != game.pegs:
            facts = {"got": len(game.table), "want": game.pegs}
            yield Fault("/table", "barbarossa.table-rows", facts)
        yield from table_faults(game.table, "/table")
    for index, player in enumerate(game.players):
        yield from tally_faults(player.other, f"/players/{index}/other")
        for number, work in enumerate(player.works):
            yield from _work_faults(work, f"/players/{index}/works/{number}/pegs", game)


def _work_faults(work: Work, at: str, game: BarbarossaGame) -> Iterator[Fault]:
    """Too many pegs, a row or a solver that is not there."""
    if len(work.pegs) > PEGS_A_WORK:
        facts = {"got": len(work.pegs), "most": PEGS_A_WORK}
        yield Fault(at, "barbarossa.too-many-pegs", facts)
    for index, peg in enumerate(work.pegs):
        if not 1 <= peg.row <= game.pegs:
            facts = {"got": peg.row, "most": game.pegs}
            yield Fault(f"{at}/{index}/row", "barbarossa.no-row", facts)
        if not 0 <= peg.by < len(game.players):
            facts = {"got": peg.by, "most": len(game.players) - 1}
            yield Fault(f"{at}/{index}/by", "barbarossa.no-player", facts)
