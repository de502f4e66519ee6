"""Tensai Clever's areas over HTTP, judged by the real dictionary."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

JUDGE = "/api/v1/judge/tensai-clever"


def ask(client: FlaskClient, area: str, body: dict[str, Any]) -> dict[str, Any]:
    reply = client.post(f"{JUDGE}/{area}", json=body)
    assert reply.status_code == 200, reply.get_json()
    answer: dict[str, Any] = reply.get_json()
    return answer


def errors(client: FlaskClient, area: str, body: Any) -> list[tuple[str, str]]:
    reply = client.post(f"{JUDGE}/{area}", json=body)
    assert reply.status_code == 400
    assert all(error["detail"] for error in reply.get_json()["facts"]["errors"])
    return [(error["pointer"], error["code"]) for error in reply.get_json()["facts"]["errors"]]


def test_pink(client: FlaskClient) -> None:
    themes = [
        {"id": "food", "points": 5},
        {"id": "five", "points": 4, "condition": {"kind": "length", "at_least": 5, "at_most": 5}},
    ]
    rows = [
        {"text": "たまご", "theme": "food"},
        {"text": "だんごむし"},
        {"text": "さかな", "theme": "food"},
    ]
    answer = ask(client, "pink", {"rows": rows, "themes": themes})
    assert [(v["answer"], v["voiced"], v["points"], v["theme"]) for v in answer["verdicts"]] == [
        ("yes", True, 14, "food"),
        ("yes", True, 19, "five"),
        ("no", False, 0, "food"),
    ]
    assert answer["points"] == 33
    assert answer["verdicts"][2]["findings"][0]["message"].startswith("濁点")


def test_light_blue(client: FlaskClient) -> None:
    answer = ask(client, "light-blue", {"words": ["ごま", "たまご", "がつこう", "さかなつり"]})
    assert (answer["counted"], answer["points"], answer["next_length"]) == (4, 15, 5)
    assert answer["stops"] == {"at": 4, "code": "tensai.unvoiced"}
    assert answer["verdicts"][2]["reading"] == "がっこう"
    assert ask(client, "light-blue", {"words": ["ごま"]})["stops"] is None


def test_green(client: FlaskClient) -> None:
    answer = ask(client, "green", {"letters": ["う", "た", "ぬ", "ん", "ぎ", "じ"]})
    assert (answer["answer"], answer["last_square"], answer["points"]) == ("yes", 6, 21)
    assert "bad_at" not in answer
    assert answer["may_follow"][:2] == ["ず", "ぜ"]
    wrong = ask(client, "green", {"letters": ["が", "か"]})
    assert (wrong["answer"], wrong["bad_at"]) == ("no", 2)
    assert "「か」" in wrong["findings"][0]["message"]


def test_yellow(client: FlaskClient) -> None:
    answer = ask(client, "yellow", {"crossed": ["が", "ざ", "だ", "ば", "ぎ", "ぐ", "げ"]})
    assert [(line["line"], line["number"], line["bonus"]) for line in answer["lines"]] == [
        ("column", 1, "plus-one")
    ]
    assert (answer["answer"], answer["points"], answer["bonuses"]) == ("yes", 0, ["plus-one"])
    assert [(one["line"], one["letter"]) for one in answer["one_away"]] == [("row", "ご")]


@pytest.mark.parametrize(
    ("area", "body", "want"),
    [
        (
            "yellow",
            {"crossed": ["が", "が", "か"]},
            [("/crossed/1", "tensai.crossed-twice"), ("/crossed/2", "tensai.off-sheet")],
        ),
        ("green", {"letters": ["あ"] * 13}, [("/letters/12", "tensai.off-sheet")]),
        ("light-blue", {"words": ["電話"]}, [("/words/0", "kana.kanji")]),
        (
            "pink",
            {"rows": [{"text": "が" * 9}, {"text": "がむ", "theme": "x"}], "themes": []},
            [("/rows/0/text", "tensai.off-sheet"), ("/rows/1/theme", "tensai.unknown-theme")],
        ),
        ("green", {"letters": ["あ"], "sheet": "mine"}, [("/sheet", "sheet.unknown")]),
        ("green", {"letters": "あ"}, [("/letters", "shape.type")]),
        (
            "yellow",
            {"crossed": [1], "x": 2},
            [("/x", "shape.unknown"), ("/crossed/0", "shape.type")],
        ),
        ("pink", {"rows": [{}]}, [("/rows/0", "shape.missing"), ("", "shape.missing")]),
    ],
)
def test_what_cannot_stand_on_the_sheet_is_listed(
    client: FlaskClient, area: str, body: dict[str, Any], want: list[tuple[str, str]]
) -> None:
    assert errors(client, area, body) == want
