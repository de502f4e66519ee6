"""What is a finished game of Super Lucky Box worth, point by point? (LB-18 … LB-24)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from wordsvc.decoding.faults import refuse
from wordsvc.validators.score import (
    PlayerScore,
    Score,
    ScoreLine,
    ranks,
    tie_break,
    winners,
)
from wordsvc.validators.super_lucky_box.papers import (
    SuperLuckyBoxPlayer,
    SuperLuckyBoxScoringOptions,
    contradictions,
    number_faults,
)
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet


def score(
    players: Sequence[SuperLuckyBoxPlayer],
    sheet: SuperLuckyBoxSheet,
    options: SuperLuckyBoxScoringOptions = SuperLuckyBoxScoringOptions(),  # noqa: B008 - frozen
    *,
    draft: bool = False,
) -> Score:
    """The finished game added up; raises ``Faulty`` with every impossible number.

    A ``draft`` is added up although its numbers contradict each other, which it then names.
    """
    refuse(number_faults(players))
    faults = tuple(contradictions(players, sheet, options))
    if not draft:
        refuse(faults)
    return replace(add_up(players, sheet, options), impossible=faults)


def add_up(
    players: Sequence[SuperLuckyBoxPlayer],
    sheet: SuperLuckyBoxSheet,
    options: SuperLuckyBoxScoringOptions = SuperLuckyBoxScoringOptions(),  # noqa: B008 - frozen
) -> Score:
    """Whatever numbers there are. Totals tied: most moons among the tied (LB-D04); still tied:
    shared."""
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
