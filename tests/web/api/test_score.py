"""Finished games over HTTP: sums, lines, winners, and every fault at once."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

SCORE = "/api/v1/score"
TENSAI = {"name": "あ", "yellow": 20, "pink": 15, "light_blue": 30, "green": 9, "wilds": 3}
LUCKY = {"name": "あ", "completed": [1, 0, 0, 2], "stars": [3, 0, 1, 5], "crossed": 7, "moons": 2}
CLAY = {"name": "あ", "works": [{"pegs": []}] * 3, "other": 0}


def scored(client: FlaskClient, game: str, body: dict[str, Any]) -> dict[str, Any]:
    reply = client.post(f"{SCORE}/{game}", json=body)
    assert reply.status_code == 200, reply.get_json()
    result: dict[str, Any] = reply.get_json()
    for player in result["players"]:
        assert player["total"] == sum(line["points"] for line in player["lines"])
        assert all(line["message"] for line in player["lines"])
    return result


def errors(client: FlaskClient, game: str, body: dict[str, Any]) -> list[tuple[str, str]]:
    reply = client.post(f"{SCORE}/{game}", json=body)
    assert reply.status_code == 400
    return [(error["pointer"], error["code"]) for error in reply.get_json()["facts"]["errors"]]


def test_tensai_clever(client: FlaskClient) -> None:
    other = TENSAI | {"name": "い", "yellow": {"crossed": ["が"]}, "wilds": 1}
    result = scored(client, "tensai-clever", {"players": [TENSAI, other]})
    first, second = result["players"]
    assert (first["total"], first["lowest"], first["wild_points"], first["rank"]) == (93, 9, 10, 1)
    assert first["colours"] == {"yellow": 20, "pink": 15, "light_blue": 30, "green": 9}
    assert (second["total"], second["lowest"], second["wild_points"]) == (72, 0, 18)
    assert (result["winners"], result["tie_break"]) == ([0], None)


def test_tensai_clever_with_every_area(client: FlaskClient) -> None:
    paper = {
        "name": "あ",
        "yellow": {"crossed": ["ざ", "じ", "ず", "ぜ", "ぞ"]},
        "pink": {
            "rows": [{"text": "がつこう", "theme": "school"}],
            "themes": [{"id": "school", "points": 4}],
        },
        "light_blue": {"words": ["ごま", "たまご"]},
        "green": {"letters": ["う", "た", "ぬ"]},
        "wilds": 0,
    }
    (player,) = scored(client, "tensai-clever", {"players": [paper]})["players"]
    assert player["colours"] == {"yellow": 12, "pink": 16, "light_blue": 8, "green": 6}
    assert (player["total"], player["answer"]) == (12 + 16 + 8 + 6 + 6 + 18, "yes")


def test_barbarossa(client: FlaskClient) -> None:
    solved = CLAY | {"works": [{"pegs": [{"row": 1, "by": 1}]}, {"pegs": []}, {"pegs": []}]}
    result = scored(
        client, "barbarossa", {"players": [solved, CLAY, CLAY], "pegs": 13, "goal_wins": True}
    )
    assert [player["total"] for player in result["players"]] == [-14, -10, -15]
    assert result["winners"] == [1]
    named = {"players": [CLAY] * 3, "pegs": 13, "sheet": "house", "table": "house"}
    assert scored(client, "barbarossa", named)["winners"] == [0, 1, 2]


def test_super_lucky_box(client: FlaskClient) -> None:
    result = scored(client, "super-lucky-box", {"players": [LUCKY, LUCKY | {"moons": 1}]})
    assert [player["total"] for player in result["players"]] == [15 + 16 + 9 + 1 + 9 + 3 + 6, 53]
    alone = {"players": [LUCKY], "options": {"solo_moons": True}}
    assert scored(client, "super-lucky-box", alone)["players"][0]["total"] == 53


@pytest.mark.parametrize(
    ("game", "paper", "pointer", "code"),
    [
        (
            "super-lucky-box",
            {"players": [LUCKY | {"completed": [6, 0, 0, 0]}]},
            "/players/0/completed/0",
            "luckybox.no-boxes",
        ),
        (
            "barbarossa",
            {"players": [CLAY, CLAY, CLAY | {"works": [{"pegs": []}]}], "pegs": 13},
            "/players/2/works",
            "barbarossa.few-works",
        ),
    ],
)
def test_what_cannot_be_is_refused_and_named_in_a_draft(
    client: FlaskClient, game: str, paper: dict[str, Any], pointer: str, code: str
) -> None:
    """LB-18, BB-02: a draft is added up all the same, for the page that it is typed into."""
    assert errors(client, game, paper) == [(pointer, code)]
    (named,) = scored(client, game, paper | {"draft": True})["impossible"]
    assert (named["pointer"], named["code"]) == (pointer, code)
    assert named["message"]


@pytest.mark.parametrize(
    ("game", "body", "want"),
    [
        (
            "tensai-clever",
            {"players": [TENSAI | {"wilds": -1, "yellow": {"crossed": ["が", "が", "か"]}}] * 9},
            [("/players", "score.too-many-players")]
            + [
                (f"/players/{index}/{place}", code)
                for index in range(9)
                for place, code in (
                    ("yellow/crossed/1", "tensai.crossed-twice"),
                    ("yellow/crossed/2", "tensai.off-sheet"),
                    ("wilds", "score.negative"),
                )
            ],
        ),
        (
            "super-lucky-box",
            {"players": [LUCKY | {"moons": -1, "crossed": 99_999, "stars": [0, 0, -1, 0]}]},
            [
                ("/players/0/stars/2", "score.negative"),
                ("/players/0/crossed", "score.too-large"),
                ("/players/0/moons", "score.negative"),
            ],
        ),
        (
            "super-lucky-box",
            {"players": [LUCKY | {"completed": [1, 2, 3], "moons": "2"}]},
            [("/players/0/completed", "shape.too-few"), ("/players/0/moons", "shape.type")],
        ),
        (
            "barbarossa",
            {"players": [CLAY] * 7, "pegs": 13, "table": "mine", "goal": 0},
            [("/table", "sheet.unknown")],
        ),
        (
            "barbarossa",
            {"players": [CLAY] * 7, "pegs": 13, "table": [-2], "goal": 0},
            [
                ("/players", "score.too-many-players"),
                ("/goal", "barbarossa.goal"),
                ("/table", "barbarossa.table-rows"),
            ],
        ),
        ("barbarossa", {"players": [CLAY], "pegs": 15}, [("/pegs", "shape.choice")]),
        ("tensai-clever", {"players": []}, [("/players", "score.no-players")]),
        ("tensai-clever", {"players": [], "sheet": "mine"}, [("/sheet", "sheet.unknown")]),
    ],
)
def test_every_fault_is_listed_at_once(
    client: FlaskClient, game: str, body: dict[str, Any], want: list[tuple[str, str]]
) -> None:
    assert errors(client, game, body) == want
