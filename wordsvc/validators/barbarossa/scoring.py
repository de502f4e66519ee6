"""What is a finished game of Barbarossa worth, point by point? (BB-27, BB-28, BB-37 … BB-39)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from wordsvc.decoding.faults import refuse
from wordsvc.validators.barbarossa.papers import contradictions
from wordsvc.validators.barbarossa.scored_game import (
    BarbarossaGame,
    BarbarossaPlayer,
    Work,
    game_faults,
)
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.score import (
    PlayerScore,
    Score,
    ScoreLine,
    ranks,
    winners,
)

SOLVED = ("barbarossa.first-peg", "barbarossa.second-peg")
UNSOLVED = ("barbarossa.no-peg", "barbarossa.one-peg")
PEGS_A_WORK = 2


class _Sum(msgspec.Struct, frozen=True):
    """What a player earned in play, and what the settlement made of it."""

    played: tuple[ScoreLine, ...]
    settled: tuple[ScoreLine, ...]

    @property
    def before(self) -> int:
        return sum(line.points for line in self.played)

    @property
    def total(self) -> int:
        return self.before + sum(line.points for line in self.settled)


def score(game: BarbarossaGame, sheet: BarbarossaSheet) -> Score:
    """The finished game added up; raises ``Faulty`` with everything that cannot be, unless it is a
    draft, which names it."""
    refuse(game_faults(game))
    faults = tuple(contradictions(game, sheet))
    if not game.draft:
        refuse(faults)
    return msgspec.structs.replace(add_up(game, sheet), impossible=faults)


def add_up(game: BarbarossaGame, sheet: BarbarossaSheet, *, goal_settled: bool = False) -> Score:
    """Whatever stands there. The settlement comes first, then the highest total wins (BB-39).

    With ``goal_wins`` whoever reached the goal in play wins, several of them together, and there is
    no settlement (BB-A09, BB-A10); ``goal_settled``: as games of before are added up.
    """
    sums = _sums(game, sheet)
    goal = sheet.goal if game.goal is None else game.goal
    reached = [game.goal_wins and one.before >= goal for one in sums]
    if any(reached) and not goal_settled:
        sums = [msgspec.structs.replace(one, settled=()) for one in sums]
    totals = [one.total for one in sums]
    places = ranks([(won, 0 if won else total) for won, total in zip(reached, totals, strict=True)])
    won = winners(places)
    return Score(
        players=tuple(
            PlayerScore(
                name=player.name, total=one.total, rank=place, lines=(*one.played, *one.settled)
            )
            for player, one, place in zip(game.players, sums, places, strict=True)
        ),
        winners=won,
        tie_break="shared" if len(won) > 1 else None,
    )


def before_settlement(game: BarbarossaGame, sheet: BarbarossaSheet) -> tuple[int, ...]:
    """How far everybody has come from the start so far (BB-13, BB-27, BB-28)."""
    return tuple(one.before for one in _sums(game, sheet))


def _sums(game: BarbarossaGame, sheet: BarbarossaSheet) -> list[_Sum]:
    gains = game.table if isinstance(game.table, tuple) else sheet.gains(game.pegs)
    return [_sum(index, game.players, gains, sheet) for index in range(len(game.players))]


def _sum(
    index: int,
    players: Sequence[BarbarossaPlayer],
    gains: Sequence[int],
    sheet: BarbarossaSheet,
) -> _Sum:
    me = players[index]
    other = ScoreLine("barbarossa.other", me.other)
    return _Sum(
        played=(
            *_solved(index, players, sheet),
            *(line for work in me.works for line in _made(work, gains)),
            *((other,) if me.other else ()),
        ),
        settled=tuple(line for work in me.works for line in _settlement(work, sheet)),
    )


def _solved(
    index: int, players: Sequence[BarbarossaPlayer], sheet: BarbarossaSheet
) -> Iterator[ScoreLine]:
    """Lines for the works of others that this player solved (BB-27)."""
    for maker in players:
        for work in maker.works:
            for which, peg in enumerate(work.pegs):
                if peg.by == index:
                    yield ScoreLine(SOLVED[which], sheet.solver[which], {"row": peg.row})


def _made(work: Work, gains: Sequence[int]) -> Iterator[ScoreLine]:
    """Lines for the pegs in one's own work, by the row they came from (BB-28)."""
    for peg in work.pegs:
        yield ScoreLine("barbarossa.maker", gains[peg.row - 1], {"row": peg.row})


def _settlement(work: Work, sheet: BarbarossaSheet) -> Iterator[ScoreLine]:
    """The line for a work that stands on the table in the end (BB-38)."""
    if len(work.pegs) < PEGS_A_WORK:
        yield ScoreLine(UNSOLVED[len(work.pegs)], sheet.unsolved[len(work.pegs)])
