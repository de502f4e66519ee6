"""What is a finished game of Tensai Clever worth, point by point? (TC-37 … TC-40)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.score import (
    PlayerScore,
    ScoreLine,
    Tally,
    TieBreak,
    player_faults,
    ranks,
    tally_faults,
    tie_break,
    winners,
)
from wordsvc.validators.tensai_clever.colour_lines import (
    COLOURS,
    Area,
    Colour,
    area_faults,
    colour_lines,
)
from wordsvc.validators.tensai_clever.green import GreenArea
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea
from wordsvc.validators.tensai_clever.pink import PinkArea
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowArea
from wordsvc.validators.verdict import Answer


class TensaiCleverPlayer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's paper: each colour as its points or as the area itself, and the wild tally."""

    name: str
    yellow: Tally | YellowArea
    pink: Tally | PinkArea
    light_blue: Tally | LightBlueArea
    green: Tally | GreenArea
    wilds: Tally


class Colours(msgspec.Struct, frozen=True, kw_only=True):
    """Points by colour."""

    yellow: int
    pink: int
    light_blue: int
    green: int


class TensaiCleverPlayerScore(PlayerScore, frozen=True, kw_only=True):
    """What one player has; ``answer`` is not yes where an area holds a doubt or a fault that its
    own check explains."""

    colours: Colours
    lowest: int
    wild_points: int
    answer: Answer


class TensaiCleverScore(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; ``players`` as given, ``winners`` their places in that list, from 0.

    ``tie_break``: "lowest-colour" parted equal totals (TC-40), "shared" = nothing could, or null.
    """

    players: tuple[TensaiCleverPlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None


def score(
    players: Sequence[TensaiCleverPlayer], sheet: TensaiCleverSheet, lexicon: Lexicon
) -> TensaiCleverScore:
    """The finished game added up; raises ``Faulty`` with everything that cannot be."""
    refuse(_faults(players, sheet))
    wilds = wild_lines([player.wilds for player in players], sheet)
    papers = [
        _paper(player, line, sheet, lexicon) for player, line in zip(players, wilds, strict=True)
    ]
    places = ranks([(paper.total, paper.lowest) for paper in papers])
    won = winners(places)
    return TensaiCleverScore(
        players=tuple(
            msgspec.structs.replace(paper, rank=place)
            for paper, place in zip(papers, places, strict=True)
        ),
        winners=won,
        tie_break=tie_break([paper.total for paper in papers], won, "lowest-colour"),
    )


def wild_lines(wilds: Sequence[int], sheet: TensaiCleverSheet) -> list[ScoreLine]:
    """Points for few wild cards (TC-38): equal counts share a rank, ranks beyond the sheet's get
    nothing (TC-A20)."""
    found: list[ScoreLine] = []
    for count, rank in zip(wilds, ranks([-count for count in wilds]), strict=True):
        points = sheet.wild_points[rank - 1] if rank <= len(sheet.wild_points) else 0
        found.append(ScoreLine("tensai.wilds", points, {"wilds": count, "rank": rank}))
    return found


def _paper(
    player: TensaiCleverPlayer, wilds: ScoreLine, sheet: TensaiCleverSheet, lexicon: Lexicon
) -> TensaiCleverPlayerScore:
    """One player's sums; the rank comes when everybody's are known."""
    judged = {
        colour: colour_lines(colour, _area(player, colour), sheet, lexicon) for colour in COLOURS
    }
    points = {colour: sum(line.points for line in lines) for colour, (_, lines) in judged.items()}
    lowest = min(COLOURS, key=lambda colour: points[colour])
    lowest_line = ScoreLine("tensai.lowest", points[lowest], {"colour": lowest})
    lines = (*(line for _, of_colour in judged.values() for line in of_colour), lowest_line, wilds)
    return TensaiCleverPlayerScore(
        name=player.name,
        colours=Colours(
            yellow=points["yellow"],
            pink=points["pink"],
            light_blue=points["light_blue"],
            green=points["green"],
        ),
        lowest=points[lowest],
        wild_points=wilds.points,
        total=sum(line.points for line in lines),
        rank=0,
        lines=lines,
        answer=_worst([answer for answer, _ in judged.values()]),
    )


def _area(player: TensaiCleverPlayer, colour: Colour) -> Area:
    area: Area = getattr(player, colour)
    return area


def _worst(answers: Sequence[Answer]) -> Answer:
    order: tuple[Literal["no"], Literal["ask"]] = ("no", "ask")
    return next((answer for answer in order if answer in answers), "yes")


def _faults(players: Sequence[TensaiCleverPlayer], sheet: TensaiCleverSheet) -> Iterator[Fault]:
    yield from player_faults([player.name for player in players])
    for index, player in enumerate(players):
        at = f"/players/{index}"
        for colour in COLOURS:
            yield from area_faults(_area(player, colour), sheet, f"{at}/{colour}")
        yield from tally_faults(player.wilds, f"{at}/wilds")
