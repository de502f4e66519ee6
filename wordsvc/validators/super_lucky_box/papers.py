"""Can somebody have this in front of them at the end? (LB-03, LB-05, LB-10, LB-18)

Numbers that nothing can be added up with are told from those that contradict each other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.validators.score import Tally, player_faults, tally_faults
from wordsvc.validators.super_lucky_box.box import SQUARES, BonusKind
from wordsvc.validators.super_lucky_box.sheet import ROUNDS, SuperLuckyBoxSheet, boxes

EachRound = tuple[Tally, Tally, Tally, Tally]

LINES = 6
"""Of a box: three rows and three columns."""
LINES_BY_SQUARES = (0, 0, 0, 1, 1, 2, 2, 3, 4)
"""How many lines of a box can be complete with so many squares crossed, short of all nine."""


class SuperLuckyBoxPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has on the table: boxes completed and stars by round, squares crossed in
    all boxes that were never completed, moons."""

    name: str
    completed: EachRound
    stars: EachRound
    crossed: Tally
    moons: Tally


class SuperLuckyBoxScoringOptions(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """``new_boxes``: boxes were drawn before rounds 2, 3 and 4 too (LB-A02). ``solo_moons``: a
    single player scores moons by the table of the sheet (LB-A15). ``moon_needed``: most moons pays
    only for at least one moon (LB-A14)."""

    new_boxes: bool = True
    solo_moons: bool = False
    moon_needed: bool = False


def number_faults(players: Sequence[SuperLuckyBoxPlayer]) -> Iterator[Fault]:
    """Players and numbers that nothing can be added up with."""
    yield from player_faults([player.name for player in players])
    for index, player in enumerate(players):
        at = f"/players/{index}"
        for number, completed in enumerate(player.completed):
            yield from tally_faults(completed, f"{at}/completed/{number}")
        for number, stars in enumerate(player.stars):
            yield from tally_faults(stars, f"{at}/stars/{number}")
        yield from tally_faults(player.crossed, f"{at}/crossed")
        yield from tally_faults(player.moons, f"{at}/moons")


def contradictions(
    players: Sequence[SuperLuckyBoxPlayer],
    sheet: SuperLuckyBoxSheet,
    options: SuperLuckyBoxScoringOptions,
) -> Iterator[Fault]:
    """What cannot lie before a player together; the first number that is too large is named."""
    held = boxes_by_round(sheet, new_boxes=options.new_boxes)
    for index, player in enumerate(players):
        found = _contradictions(player, f"/players/{index}", held, sheet)
        yield from list(found)[:1]


def boxes_by_round(sheet: SuperLuckyBoxSheet, *, new_boxes: bool) -> tuple[int, ...]:
    """How many boxes a player has had by the end of each round (LB-03, LB-A02)."""
    more = sheet.setup.new_boxes_kept if new_boxes else 0
    return tuple(sheet.setup.boxes_kept + more * index for index in range(ROUNDS))


def most_lines(crossed: int) -> int:
    """How many lines can be complete in unfinished boxes with so many squares crossed in all."""
    full, rest = divmod(crossed, len(SQUARES) - 1)
    return full * LINES_BY_SQUARES[-1] + LINES_BY_SQUARES[rest]


def _contradictions(
    player: SuperLuckyBoxPlayer, at: str, held: Sequence[int], sheet: SuperLuckyBoxSheet
) -> Iterator[Fault]:
    yield from _by_round(player, at, held, sheet)
    done = sum(player.completed)
    room = (held[-1] - done) * (len(SQUARES) - 1)
    if player.crossed > room:
        facts = {"boxes": held[-1] - done, "most": room, "got": player.crossed}
        yield Fault(f"{at}/crossed", "luckybox.no-room", facts)
    lines = LINES * done + most_lines(player.crossed)
    stars, moons = sum(player.stars), player.moons
    if stars > lines:
        yield Fault(f"{at}/stars", "luckybox.few-lines", {"lines": lines, "got": stars})
    if stars + moons > lines:
        yield Fault(f"{at}/moons", "luckybox.few-lines", {"lines": lines, "got": stars + moons})
    yield from _of_deck(player, at, held[-1], sheet)
    crossed = len(SQUARES) * done + player.crossed
    turns = sheet.setup.turns * ROUNDS
    if crossed > turns + lines - stars - moons:
        facts = {"turns": turns, "bonuses": max(lines - stars - moons, 0), "got": crossed}
        yield Fault(f"{at}/crossed", "luckybox.few-turns", facts)


def _by_round(
    player: SuperLuckyBoxPlayer, at: str, held: Sequence[int], sheet: SuperLuckyBoxSheet
) -> Iterator[Fault]:
    """Up to each round: no more boxes than there were, and squares only by a turn or a bonus."""
    sums = zip(held, accumulate(player.completed), accumulate(player.stars), strict=True)
    for index, (had, done, stars) in enumerate(sums):
        turns = sheet.setup.turns * (index + 1)
        lines = LINES * done + LINES_BY_SQUARES[-1] * (had - done)
        crossed, bonuses = len(SQUARES) * done, LINES * done
        if done > had:
            facts = {"round": index + 1, "most": had, "got": done}
            yield Fault(f"{at}/completed/{index}", "luckybox.no-boxes", facts)
        elif crossed > turns + bonuses:
            facts = {"turns": turns, "bonuses": bonuses, "got": crossed}
            yield Fault(f"{at}/completed/{index}", "luckybox.few-turns", facts)
        elif stars > lines:
            facts = {"lines": lines, "got": stars}
            yield Fault(f"{at}/stars/{index}", "luckybox.few-lines", facts)
        elif crossed > turns + bonuses - stars:
            facts = {"turns": turns, "bonuses": max(bonuses - stars, 0), "got": crossed}
            yield Fault(f"{at}/stars/{index}", "luckybox.few-turns", facts)


def _of_deck(
    player: SuperLuckyBoxPlayer, at: str, had: int, sheet: SuperLuckyBoxSheet
) -> Iterator[Fault]:
    """No more stars and moons than so many boxes can have."""
    stars = _most(sheet, "star") * had
    if (got := sum(player.stars)) > stars:
        yield Fault(f"{at}/stars", "luckybox.few-stars", {"boxes": had, "most": stars, "got": got})
    moons = _most(sheet, "moon") * had
    if (got := player.moons) > moons:
        yield Fault(f"{at}/moons", "luckybox.few-moons", {"boxes": had, "most": moons, "got": got})


@lru_cache(maxsize=16)
def _most(sheet: SuperLuckyBoxSheet, kind: BonusKind) -> int:
    """How many of these bonuses the box has that has most of them."""
    return max(sum(bonus.kind == kind for bonus in face.bonuses) for face in boxes(sheet))
