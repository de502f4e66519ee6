"""Can all this stand on a table at the end of Barbarossa? (BB-02, BB-06, BB-26, BB-A14, BB-A15)

The numbers can be added up, but some contradict each other or the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.decoding.faults import Fault
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame, Peg
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet, Pegs

FEWEST_PLAYERS = 3
MANY_PLAYERS = 5


def pegs_of(players: int) -> Pegs:
    """13 pegs, with five or more players 17 (BB-06)."""
    return 17 if players >= MANY_PLAYERS else 13


def contradictions(game: BarbarossaGame, sheet: BarbarossaSheet) -> Iterator[Fault]:
    """Everything that cannot be."""
    players = len(game.players)
    if players < FEWEST_PLAYERS:
        facts = {"got": players, "least": FEWEST_PLAYERS}
        yield Fault("/players", "barbarossa.few-players", facts)
    elif game.pegs != pegs_of(players):
        facts = {"got": game.pegs, "want": pegs_of(players)}
        yield Fault("/pegs", "barbarossa.pegs-in-play", facts)
    setup = sheet.setup
    works = setup.works_of_three if players == FEWEST_PLAYERS else setup.works
    for index, player in enumerate(game.players):
        at, facts = f"/players/{index}/works", {"got": len(player.works), "most": works}
        if len(player.works) < works:
            yield Fault(at, "barbarossa.few-works", facts)
        elif len(player.works) > works:
            yield Fault(at, "barbarossa.too-many-works", facts)
    yield from _peg_faults(game)


def _peg_faults(game: BarbarossaGame) -> Iterator[Fault]:
    used: set[int] = set()
    all_pegs = [peg for player in game.players for work in player.works for peg in work.pegs]
    taken = {peg.row for peg in all_pegs}
    first_free = next(row for row in range(1, len(taken) + 2) if row not in taken)
    for maker, player in enumerate(game.players):
        for number, work in enumerate(player.works):
            at = f"/players/{maker}/works/{number}/pegs"
            for index, peg in enumerate(work.pegs):
                before = work.pegs[:index]
                yield from _row_faults(peg, f"{at}/{index}/row", used, before, first_free)
                yield from _solver_faults(peg, f"{at}/{index}/by", maker, before)
                used.add(peg.row)


def _row_faults(
    peg: Peg, at: str, used: set[int], before: Sequence[Peg], first_free: int
) -> Iterator[Fault]:
    """A row that gave two pegs, one out of order, or one below a row that still has its peg."""
    if peg.row in used:
        yield Fault(at, "barbarossa.row-twice", {"row": peg.row})
    elif any(peg.row < earlier.row for earlier in before):
        yield Fault(at, "barbarossa.peg-order", {"row": peg.row})
    elif peg.row > first_free:
        yield Fault(at, "barbarossa.row-skipped", {"row": peg.row, "free": first_free})


def _solver_faults(peg: Peg, at: str, maker: int, before: Sequence[Peg]) -> Iterator[Fault]:
    """A solver who made the work (BB-A15) or solved it already (BB-A14)."""
    if peg.by == maker:
        yield Fault(at, "barbarossa.own-work")
    elif any(peg.by == earlier.by for earlier in before):
        yield Fault(at, "barbarossa.solved-twice")
