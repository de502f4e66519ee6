"""What is a finished game of Super Lucky Box worth, point by point? (LB-18 … LB-24)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.validators.score import (
    PlayerScore,
    Score,
    ScoreLine,
    Tally,
    player_faults,
    ranks,
    tally_faults,
    tie_break,
    winners,
)
from wordsvc.validators.super_lucky_box.box import SQUARES
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet, boxes_of_a_player

EachRound = tuple[Tally, Tally, Tally, Tally]


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
    """``solo_moons``: a single player scores moons by the table of the sheet (LB-A15).
    ``moon_needed``: most moons pays only for at least one moon (LB-A14)."""

    solo_moons: bool = False
    moon_needed: bool = False


def score(
    players: Sequence[SuperLuckyBoxPlayer],
    sheet: SuperLuckyBoxSheet,
    options: SuperLuckyBoxScoringOptions = SuperLuckyBoxScoringOptions(),  # noqa: B008 - frozen
) -> Score:
    """The finished game added up; raises ``Faulty`` with every impossible number.

    Totals tied: most moons among the tied (LB-D04); still tied: shared.
    """
    refuse(_faults(players, sheet))
    moons = moon_lines([player.moons for player in players], sheet, options)
    lines = [
        (*_box_lines(player, sheet), *_star_lines(player, sheet), *_crossed(player, sheet), *moon)
        for player, moon in zip(players, moons, strict=True)
    ]
    totals = [sum(line.points for line in of_player) for of_player in lines]
    places = ranks([(total, player.moons) for total, player in zip(totals, players, strict=True)])
    won = winners(places)
    return Score(
        players=tuple(
            PlayerScore(name=player.name, total=total, rank=place, lines=of_player)
            for player, total, place, of_player in zip(players, totals, places, lines, strict=True)
        ),
        winners=won,
        tie_break=tie_break(totals, won, "moons"),
    )


def star_points(stars: int, sheet: SuperLuckyBoxSheet) -> int:
    """Points for the stars of one round; stars beyond the table count no more (LB-14)."""
    return sheet.star_points[min(stars, len(sheet.star_points) - 1)]


def crossed_points(crossed: int, sheet: SuperLuckyBoxSheet) -> int:
    """Points for the squares of all unfinished boxes together, rounded down once (LB-21)."""
    return crossed // sheet.crossed_per_point


def moon_lines(
    moons: Sequence[int], sheet: SuperLuckyBoxSheet, options: SuperLuckyBoxScoringOptions
) -> list[tuple[ScoreLine, ...]]:
    """Per player the lines for moons (LB-22, LB-23): everybody tied gets the full amount, a player
    may be both most and fewest, and of two players nobody loses any."""
    if len(moons) == 1:
        return [_solo(moons[0], sheet) if options.solo_moons else ()]
    most, fewest = max(moons, default=0), min(moons, default=0)
    pays = most > 0 or not options.moon_needed
    found: list[tuple[ScoreLine, ...]] = []
    for count in moons:
        facts = {"moons": count}
        lines: list[ScoreLine] = []
        if count == most and pays:
            lines.append(ScoreLine("luckybox.moons-most", sheet.moons.most, facts))
        if count == fewest and len(moons) > 2:
            lines.append(ScoreLine("luckybox.moons-fewest", sheet.moons.fewest, facts))
        found.append(tuple(lines))
    return found


def _solo(moons: int, sheet: SuperLuckyBoxSheet) -> tuple[ScoreLine, ...]:
    points = sheet.moons.solo[min(moons, len(sheet.moons.solo) - 1)]
    return (ScoreLine("luckybox.moons-solo", points, {"moons": moons}),)


def _box_lines(player: SuperLuckyBoxPlayer, sheet: SuperLuckyBoxSheet) -> Iterator[ScoreLine]:
    for index, (boxes, each) in enumerate(zip(player.completed, sheet.box_points, strict=True)):
        if boxes:
            facts = {"round": index + 1, "boxes": boxes, "each": each}
            yield ScoreLine("luckybox.completed", boxes * each, facts)


def _star_lines(player: SuperLuckyBoxPlayer, sheet: SuperLuckyBoxSheet) -> Iterator[ScoreLine]:
    for index, stars in enumerate(player.stars):
        if stars:
            facts = {"round": index + 1, "stars": stars, "most": len(sheet.star_points) - 1}
            yield ScoreLine("luckybox.stars", star_points(stars, sheet), facts)


def _crossed(player: SuperLuckyBoxPlayer, sheet: SuperLuckyBoxSheet) -> Iterator[ScoreLine]:
    if player.crossed:
        facts = {"crossed": player.crossed, "per_point": sheet.crossed_per_point}
        yield ScoreLine("luckybox.crossed", crossed_points(player.crossed, sheet), facts)


def _faults(players: Sequence[SuperLuckyBoxPlayer], sheet: SuperLuckyBoxSheet) -> Iterator[Fault]:
    yield from player_faults([player.name for player in players])
    boxes = boxes_of_a_player(sheet)
    for index, player in enumerate(players):
        at = f"/players/{index}"
        for number, completed in enumerate(player.completed):
            yield from tally_faults(completed, f"{at}/completed/{number}", boxes)
        for number, stars in enumerate(player.stars):
            yield from tally_faults(stars, f"{at}/stars/{number}")
        squares = boxes * (len(SQUARES) - 1)
        yield from tally_faults(player.crossed, f"{at}/crossed", squares)
        yield from tally_faults(player.moons, f"{at}/moons")
