"""A game over HTTP, as somebody with curl plays it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.tables import MemoryLog, StoreUnavailable, Table
from wordsvc.web.app import create_app

API = "/api/v1/tables"


class Player:
    """Somebody with a token; ``seat`` is None for the host."""

    def __init__(self, client: FlaskClient, table: str, token: str, seat: int | None) -> None:
        self.client, self.at = client, f"{API}/{table}"
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}
        self.seat = seat

    def look(self, **headers: str) -> TestResponse:
        return self.client.get(self.at, headers=self.headers | headers)

    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.look().get_json()
        return seen

    def move(self, move: object, query: str = "", **headers: str) -> TestResponse:
        return self.client.post(
            f"{self.at}/moves{query}", json=move, headers=self.headers | headers
        )

    def first_slot(self) -> dict[str, Any]:
        """The first move that is offered, for a game without words."""
        slot = self.view()["slots"][0]
        filled = {name: first(hole) for name, hole in slot["holes"].items()}
        return {"type": slot["type"], **filled}


def first(hole: dict[str, Any]) -> Any:
    match hole:
        case {"hole": "is", "value": value}:
            return value
        case {"hole": "several", "values": values, "fewest": fewest}:
            return values[:fewest]
        case {"values": values}:
            return values[0]
    raise AssertionError(hole)


def opened(client: FlaskClient, game: str, names: list[str], **more: Any) -> list[Player]:
    """A table with everybody seated; the host comes last."""
    body = {"game": game, "seats": len(names), **more}
    table = client.post(API, json=body).get_json()
    players = []
    for name in names:
        asked = {"invite": table["invite"], "name": name}
        seat = client.post(f"{API}/{table['table']}/seats", json=asked).get_json()
        players.append(Player(client, table["table"], seat["token"], seat["seat"]))
    return [*players, Player(client, table["table"], table["host_token"], None)]


@pytest.fixture
def basket(client: FlaskClient) -> list[Player]:
    return opened(client, "word-basket", ["あき", "はる"])


def test_a_table_is_opened_and_filled_and_dealt(basket: list[Player]) -> None:
    seen = basket[1].view()
    assert (seen["version"], seen["seats"], seen["seat"]) == (1, ["あき", "はる"], 1)
    assert len(seen["view"]["hand"]) == 5
    assert [player["cards"] for player in seen["view"]["players"]] == [5, 5]
    assert basket[2].view()["view"]["hand"] == []


def test_the_version_is_the_etag(basket: list[Player]) -> None:
    first_look = basket[0].look()
    assert first_look.headers["ETag"] == '"1"'
    again = basket[0].look(**{"If-None-Match": '"1"'})
    assert (again.status_code, again.get_data()) == (304, b"")
    view = basket[0].view()["view"]
    basket[0].move({"type": "reset", "top": view["hand"][0], "onto": view["onto"]})
    assert basket[0].look(**{"If-None-Match": '"1"'}).headers["ETag"] == '"2"'


def test_whoever_comes_second_is_too_late_and_loses_nothing(basket: list[Player]) -> None:
    """WB-09."""
    hands = [player.view()["view"]["hand"] for player in basket[:2]]
    onto = basket[0].view()["view"]["onto"]
    throws = [{"type": "throw", "card": h[0], "word": "すいか", "onto": onto} for h in hands]
    assert basket[0].move(throws[0]).status_code == 200
    late = basket[1].move(throws[1])
    assert (late.status_code, late.get_json()["code"]) == (422, "play.basket.late")
    assert late.content_type == "application/problem+json"
    assert basket[1].view()["view"]["hand"] == hands[1]


def test_the_same_key_gives_the_same_answer(basket: list[Player]) -> None:
    view = basket[0].view()["view"]
    move = {"type": "reset", "top": view["hand"][0], "onto": view["onto"]}
    key = {"Idempotency-Key": "move-1"}
    answers = [basket[0].move(move, **key) for _ in range(2)]
    assert answers[0].get_json() == answers[1].get_json()
    assert basket[0].view()["version"] == 2
    other = basket[0].move(move | {"onto": 99}, **key)
    assert (other.status_code, other.get_json()["code"]) == (422, "tables.key-reused")


@pytest.mark.parametrize(("language", "said"), [("ja", "文字"), ("en", "at least")])
def test_why_a_word_is_bad_is_said_in_the_callers_language(
    client: FlaskClient, language: str, said: str
) -> None:
    players = opened(client, "word-basket", ["あき", "はる"], options="auto")
    view = players[0].view()["view"]
    short = {"type": "throw", "card": view["hand"][0], "word": "いも", "onto": view["onto"]}
    told = players[0].move(short, **{"Accept-Language": language})
    assert told.headers["Content-Language"] == language
    findings = told.get_json()["events"][1]["findings"]
    assert any(said in found["message"] for found in findings if found["code"] == "basket.short")


def test_a_dry_run_changes_nothing(basket: list[Player]) -> None:
    view = basket[0].view()["view"]
    move = {"type": "reset", "top": view["hand"][0], "onto": view["onto"]}
    assert basket[0].move(move, "?dry_run=1").get_json() == {"version": 1, "events": []}
    assert basket[0].move(move | {"onto": 99}, "?dry_run=1").status_code == 422
    assert basket[0].view()["version"] == 1


def test_word_basket_is_played_to_its_end(client: FlaskClient) -> None:
    """With bad words, until everybody has reset and objected; then the record is told whole."""
    players = opened(client, "word-basket", ["あき", "はる"], options={"deals": 1, "ask": "player"})
    lexicon_words = ["すいか", "つみき", "きつね"]
    for turn in range(3):
        view = players[0].view()["view"]
        throw = {"type": "throw", "card": view["hand"][0], "word": lexicon_words[turn]}
        played = players[0].move(throw | {"onto": view["onto"]})
        assert played.status_code == 200
        assert played.get_json()["events"][0]["type"] == "thrown"
        told = players[1].move({"type": "challenge", "onto": view["onto"] + 1})
        assert told.get_json()["events"][1]["type"] in ("withdrawn", "stood")
    record = client.get(players[0].at + "/record", headers=players[0].headers)
    assert record.content_type == "text/plain; charset=utf-8"
    text = record.get_data(as_text=True)
    assert "drew seat=1 cards=[?,?,?,?,?]" in text
    assert text.count("\n#") == players[0].view()["version"]


def test_super_lucky_box_is_played_to_its_end(client: FlaskClient) -> None:
    players = opened(client, "super-lucky-box", ["あき", "はる"], options="literal")
    for _ in range(400):
        mover = next((p for p in players[:2] if p.view()["slots"]), None)
        if mover is None:
            break
        assert mover.move(mover.first_slot()).status_code == 200
    seen = players[2].view()
    assert seen["winners"]
    assert len(seen["scores"]) == 2
    record = client.get(players[2].at + "/record", headers=players[2].headers)
    assert record.get_data(as_text=True).splitlines()[-1].startswith("end winners=")
    over = players[0].move({"type": "skip"})
    assert (over.status_code, over.get_json()["code"]) == (422, "play.over")


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({}, 401, "tables.no-token"),
        ({"Authorization": "Basic YTpi"}, 401, "tables.no-token"),
        ({"Authorization": "Bearer"}, 401, "tables.no-token"),
        ({"Authorization": "Bearer nobody"}, 403, "tables.wrong-token"),
    ],
)
def test_without_a_seats_token_nothing_is_shown(
    client: FlaskClient, basket: list[Player], headers: dict[str, str], status: int, code: str
) -> None:
    for path in ("", "/record"):
        reply = client.get(basket[0].at + path, headers=headers)
        assert (reply.status_code, reply.get_json()["code"]) == (status, code)
    reply = client.post(basket[0].at + "/moves", json={"type": "call_reach"}, headers=headers)
    assert (reply.status_code, reply.get_json()["code"]) == (status, code)
    assert ("WWW-Authenticate" in reply.headers) == (status == 401)


def test_an_unreadable_word_is_no_move(basket: list[Player]) -> None:
    view = basket[0].view()["view"]
    throw = {"type": "throw", "card": view["hand"][0], "word": "🐟", "onto": view["onto"]}
    reply = basket[0].move(throw)
    assert reply.status_code == 400
    assert reply.get_json()["code"].startswith("kana.")
    assert basket[0].view()["version"] == 1


@pytest.mark.parametrize(
    ("move", "pointer"),
    [
        ({"type": "throw"}, ""),
        ({"type": "throw", "card": 5, "word": "すいか", "onto": 1}, "/card"),
        ({"type": "reset", "top": "き", "onto": 1, "seed": 4}, "/seed"),
        ({"type": "reset", "top": "き", "onto": "one"}, "/onto"),
    ],
)
def test_every_fault_of_a_move_is_pointed_at(
    basket: list[Player], move: dict[str, Any], pointer: str
) -> None:
    reply = basket[0].move(move)
    assert (reply.status_code, reply.get_json()["code"]) == (400, "api.invalid")
    assert pointer in [error["pointer"] for error in reply.get_json()["facts"]["errors"]]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 1}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 99}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 2, "options": {"deals": 0}}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 2, "options": {"preset": {}}}, 400, "api.invalid"),
        ({"game": "barbarossa", "seats": 3, "options": {"preset": [[]]}}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 2, "seed": 1}, 400, "api.invalid"),
        ({"game": "word-basket", "seats": 2, "sheet": "house"}, 400, "api.invalid"),
        ({"game": "super-lucky-box", "seats": 2, "sheet": "mine"}, 400, "api.invalid"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(
    client: FlaskClient, body: dict[str, Any], status: int, code: str
) -> None:
    reply = client.post(API, json=body)
    assert (reply.status_code, reply.get_json()["code"]) == (status, code)


class NoLog(MemoryLog):
    def add_table(self, table: Table) -> None:
        raise StoreUnavailable(table=table.id)


def test_a_store_that_is_away_is_told_in_the_one_shape(services: Services) -> None:
    tables = open_tables(services.settings, services.lexicon, log=NoLog())
    lost = msgspec.structs.replace(services, tables=tables)
    reply = create_app(lost).test_client().post(API, json={"game": "word-basket", "seats": 2})
    assert (reply.status_code, reply.get_json()["code"]) == (503, "tables.away")
    assert reply.headers["Retry-After"] == "5"


def test_before_everybody_sits_there_is_nothing_to_play(client: FlaskClient) -> None:
    table = client.post(API, json={"game": "word-basket", "seats": 2}).get_json()
    asked = {"invite": table["invite"], "name": "あき"}
    seat = client.post(f"{API}/{table['table']}/seats", json=asked).get_json()
    player = Player(client, table["table"], seat["token"], 0)
    assert player.look().headers["ETag"] == '"0"'
    reply = player.move({"type": "call_reach"})
    assert (reply.status_code, reply.get_json()["code"]) == (409, "tables.not-started")
    wrong = client.post(f"{API}/{table['table']}/seats", json=asked | {"invite": "guess"})
    assert (wrong.status_code, wrong.get_json()["code"]) == (403, "tables.not-invited")
    nowhere = client.post(f"{API}/nowhere/seats", json=asked)
    assert (nowhere.status_code, nowhere.get_json()["code"]) == (404, "tables.no-such-table")
