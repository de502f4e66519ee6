"""Barbarossa: markers along the track, pegs in works, then the settlement."""

from __future__ import annotations

from typing import Any

from tests.contracts.recount.reading import Result, Told, best


def recount(game: list[Told]) -> Result:
    """BB-13, BB-27, BB-28, BB-37 … BB-39."""
    _, opened = game[0]
    sheet, options, seats = opened["sheet"], opened["options"], opened["seats"]
    each = sheet["setup"]["works_of_three" if seats == 3 else "works"]
    gains = options["table"] or sheet["gains_17" if seats > 4 else "gains_13"]
    pegs: list[list[int]] = [[] for _ in range(seats * each)]
    markers = [0] * seats
    for kind, what in game[1:]:
        if kind == "dragon_came":
            for seat in range(seats):
                markers[seat] += sheet["setup"]["dragon"] * (seat != what["seat"])
        if kind == "peg_stuck":
            mine = pegs[what["work"] - 1]
            assert what["row"] == 1 + sum(map(len, pegs)), "pegs come from the top"
            maker = (what["work"] - 1) // each
            assert maker != what["seat"]
            assert what["seat"] not in mine
            markers[what["seat"]] += sheet["solver"][len(mine)]
            markers[maker] += gains[what["row"] - 1]
            mine.append(what["seat"])
        if (floor := options.get("floor")) is not None:
            markers = [max(marker, -floor) for marker in markers]
    return settle(markers, pegs, each, opened)


def settle(markers: list[int], pegs: list[list[int]], each: int, opened: dict[str, Any]) -> Result:
    """Whoever wins at the goal wins without a settlement."""
    sheet, options = opened["sheet"], opened["options"]
    goal = options["goal"] or sheet["goal"]
    at_goal = [seat for seat, marker in enumerate(markers) if marker >= goal]
    if options["goal_wins"] and at_goal:
        return at_goal, markers
    totals = list(markers)
    for work, mine in enumerate(pegs):
        if len(mine) < 2:
            totals[work // each] += sheet["unsolved"][len(mine)]
    return best(totals), totals
