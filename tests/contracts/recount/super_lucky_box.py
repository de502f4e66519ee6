"""Super Lucky Box: squares, stars and moons, box by box."""

from __future__ import annotations

from typing import Any

from tests.contracts.recount.reading import Result, Told, best

LINES = ("012", "345", "678", "036", "147", "258")


class Player:
    def __init__(self) -> None:
        self.boxes: dict[int, set[int]] = {}
        self.points = 0
        self.stars = 0
        self.moons = 0
        self.crossed = 0


def recount(game: list[Told]) -> Result:
    """Bonuses are read from the faces on the sheet, not from what the record says of them."""
    _, opened = game[0]
    sheet, options = opened["sheet"], opened["options"]
    players = [Player() for _ in range(opened["seats"])]
    played = 0
    for kind, what in game[1:]:
        match kind:
            case "kept":
                players[what["seat"]].boxes |= {box: set() for box in what["boxes"]}
            case "crossed":
                cross(players[what["seat"]], what["box"], what["square"], sheet)
            case "round_scored":
                score_round(players, played, sheet)
                played += 1
    for player in players:
        player.crossed += sum(len(squares) for squares in player.boxes.values())
        player.points += player.crossed // sheet["crossed_per_point"]
    totals = [
        player.points + moons
        for player, moons in zip(
            players, of_moons([one.moons for one in players], sheet, options), strict=True
        )
    ]
    keys = [(total, player.moons) for total, player in zip(totals, players, strict=True)]
    return best(keys), totals


def cross(player: Player, box: int, square: int, sheet: dict[str, Any]) -> None:
    """LB-10, LB-14, LB-16: every line that this square completes."""
    squares = player.boxes[box]
    assert square not in squares
    squares.add(square)
    _, rows, columns = sheet["boxes"][box - 1].split(" | ")
    for line, sign in zip(LINES, (rows + " " + columns).split(), strict=True):
        if str(square) in line and squares >= {int(one) for one in line}:
            player.stars += sign == "S"
            player.moons += sign == "M"


def score_round(players: list[Player], number: int, sheet: dict[str, Any]) -> None:
    """LB-14, LB-18: full boxes leave, and the stars of the round are paid."""
    for player in players:
        full = [box for box, squares in player.boxes.items() if len(squares) == 9]
        for box in full:
            del player.boxes[box]
        player.points += len(full) * sheet["box_points"][number]
        table = sheet["star_points"]
        player.points += table[min(player.stars, len(table) - 1)]
        player.stars = 0


def of_moons(moons: list[int], sheet: dict[str, Any], options: dict[str, Any]) -> list[int]:
    """LB-22, LB-23, LB-A14, LB-A15."""
    pay = sheet["moons"]
    if len(moons) == 1:
        solo = pay["solo"]
        return [solo[min(moons[0], len(solo) - 1)] if options["solo_moons"] else 0]
    found = []
    for mine in moons:
        points = 0
        if mine == max(moons) and (mine or not options["moon_needed"]):
            points += pay["most"]
        if mine == min(moons) and len(moons) > 2:
            points += pay["fewest"]
        found.append(points)
    return found
