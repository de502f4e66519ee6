"""Tensai Clever: every letter on every sheet, and the words that count."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from tests.contracts.recount.reading import Result, Told, best


class Paper:
    def __init__(self) -> None:
        self.letters: dict[str, list[str]] = defaultdict(list)
        self.pink = 0
        self.words: set[int] = set()
        self.wilds = 0


def recount(game: list[Told]) -> Result:
    """TC-11, TC-22, TC-26, TC-30, TC-32, TC-37 … TC-40."""
    _, opened = game[0]
    sheet = opened["sheet"]
    papers = [Paper() for _ in range(opened["seats"])]
    shown: list[str] = []
    for kind, what in game[1:]:
        match kind:
            case "round_began":
                shown = []
            case "revealed":
                shown.append(what["card"])
            case "wrote":
                write(papers[what["seat"]], what, shown, sheet)
            case "claimed":
                claim(papers[what["seat"]], what["place"], what["theme"], sheet)
            case "settled":
                for word in what["counted"]:
                    claim(papers[word["seat"]], word["place"], word["theme"], sheet)
    return add_up(papers, sheet)


def write(paper: Paper, what: dict[str, Any], shown: list[str], sheet: dict[str, Any]) -> None:
    place = what["place"]
    if place == "light-blue":  # the first word that is not full
        places = [f"light-blue-{word['letters']}" for word in sheet["light_blue"]]
        place = next(one for one in places if len(paper.letters[one]) < int(one.split("-")[-1]))
    paper.letters[place].append(what["letter"])
    if what["card"] and shown[what["card"] - 1] == "animal":
        paper.wilds += 1


def claim(paper: Paper, place: str, theme: str | None, sheet: dict[str, Any]) -> None:
    """A pink row pays by its letters and theme; light blue by how far words go from the top."""
    if place.startswith("light-blue-"):
        paper.words.add(int(place.rsplit("-", maxsplit=1)[-1]))
        return
    worth = next(one["points"] for one in sheet["themes"] if one["id"] == theme)
    paper.pink += sheet["pink"]["letter_points"] * len(paper.letters[place]) + worth


def add_up(papers: list[Paper], sheet: dict[str, Any]) -> Result:
    totals, lowest = [], []
    for paper in papers:
        colours = [yellow(paper, sheet), paper.pink, light_blue(paper, sheet), green(paper, sheet)]
        fewer = sum(other.wilds < paper.wilds for other in papers)
        pay = sheet["wild_points"][fewer] if fewer < len(sheet["wild_points"]) else 0
        totals.append(sum(colours) + min(colours) + pay)
        lowest.append(min(colours))
    return best(list(zip(totals, lowest, strict=True))), totals


def yellow(paper: Paper, sheet: dict[str, Any]) -> int:
    area, crossed = sheet["yellow"], set(paper.letters["yellow"])
    assert len(crossed) == len(paper.letters["yellow"])
    rows = zip(area["squares"], area["rows"], strict=True)
    columns = zip(zip(*area["squares"], strict=True), area["columns"], strict=True)
    return sum(
        line.get("points", 0) for squares, line in (*rows, *columns) if crossed >= set(squares)
    )


def light_blue(paper: Paper, sheet: dict[str, Any]) -> int:
    points = 0
    for word in sheet["light_blue"]:
        if word["letters"] not in paper.words:
            break
        points = word["points"]
    return points


def green(paper: Paper, sheet: dict[str, Any]) -> int:
    written = len(paper.letters["green"])
    return sheet["green"]["points"][written - 1] if written else 0
