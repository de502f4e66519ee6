"""A game that was added to the catalogue alone is there through every face."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

from tests.batch.conftest import Judge, judge
from tests.catalogue.high_card import ID, HighSheet
from tests.cli.conftest import Run, wordsvc
from tests.web.conftest import app, client, services
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.library import Referee

__all__ = ["app", "client", "judge", "services", "wordsvc"]

GAME = {"players": [{"name": "あき", "won": 2}, {"name": "はる", "won": 1}]}
SHEET = """
game = "high-card"
name = "mine"
origin = "owner"
worth = 3
title = {ja = "私", en = "Mine"}
"""
NO = "The word must begin with か. This one begins with す."


def test_its_questions_are_answered_over_http(client: FlaskClient) -> None:
    path = "/api/v1/judge/high-card/boast"
    assert client.post(path, json={"word": "かき"}).get_json()["answer"] == "yes"
    no = client.post(path, json={"word": "すし"}, headers={"Accept-Language": "en"}).get_json()
    assert (no["answer"], no["findings"][0]["message"]) == ("no", NO)
    assert client.post(path, json={"word": "さと%"}).get_json()["facts"]["pointer"] == "/word"
    lines = b'{"word": "\xe3\x81\x8b\xe3\x81\x8d"}\n{"word": ""}\n'
    many = client.post(f"{path}/batch", data=lines, content_type="application/x-ndjson")
    assert [json.loads(line).get("answer") for line in many.data.splitlines()] == ["yes", None]


def test_the_document_tells_of_it(client: FlaskClient) -> None:
    document = client.get("/api/v1/openapi.json").get_json()
    paths = document["paths"]
    assert paths["/api/v1/judge/high-card/boast"]["post"]["operationId"] == "judge_boast"
    assert paths["/api/v1/score/high-card"]["post"]["operationId"] == "score_high_card"
    assert "high-card: peek" in json.dumps(document)


def test_its_scores_rules_and_sheets_are_there(client: FlaskClient) -> None:
    scored = client.post("/api/v1/score/high-card", json=GAME).get_json()
    assert [player["total"] for player in scored["players"]] == [20, 10]
    listed = client.get("/api/v1/rules").get_json()["rules"]
    named = [(one["name"], one["kind"]) for one in listed if one["game"] == ID]
    assert named == [("official", "preset"), ("long", "preset"), ("house", "sheet")]
    data = client.get("/api/v1/rules/high-card/long").get_json()["data"]
    assert data == {"hand": 4, "cards": 16}
    assert SheetLibrary().find(HighSheet).worth == 10


def test_it_is_played_at_tables_and_offered_on_their_page(client: FlaskClient) -> None:
    opened = client.post("/api/v1/tables", json={"game": ID, "seats": 2})
    table = opened.get_json()["table"]
    assert client.get(f"/tables/{table}").status_code == 200
    page = client.get("/tables?lang=en").text
    assert '<option value="high-card"' in page
    assert "High Card" in page


def test_its_commands_are_there(wordsvc: Run, tmp_path: Path) -> None:
    assert "high-card" in wordsvc("check", "--help").out
    assert "May one boast" in wordsvc("check", ID, "--help").out
    yes = wordsvc("check", ID, "boast", "かき")
    assert (yes.code, yes.out) == (0, "YES - may be played\n  length: 2\n")
    no = wordsvc("check", ID, "boast", "すし", "--json")
    assert (no.code, json.loads(no.out)["answer"]) == (1, "no")
    assert wordsvc("check", ID, "boast", "さと%").err.startswith("wordsvc: word: Character 3")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(GAME))
    assert json.loads(wordsvc("score", ID, str(file), "--json").out)["winners"] == [0]
    assert json.loads(wordsvc("sheet", "schema", ID).out)["title"] == "Sheet for high-card"
    sheet = tmp_path / "mine.toml"
    sheet.write_text(SHEET)
    assert wordsvc("sheet", "check", str(sheet)).code == 0
    assert wordsvc("simulate", ID, "--games", "2").code == 0


def test_lists_are_judged_by_it(judge: Judge) -> None:
    judged = judge("-", stdin="かき\nすし\n?\n".encode(), validator="high-card/boast", format="txt")
    assert [line[1:] for line in judged.lines] == [
        ["yes", "", "2"],
        ["no", "basket.head", "2"],
        ["error", "kana.symbol", ""],
    ]


def test_programs_in_python_ask_it(services: Any) -> None:
    referee = Referee(language="en")
    verdict: Any = referee.ask("high-card/boast", {"word": "すし"})
    assert verdict.findings[0].message == NO
