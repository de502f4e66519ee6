"""The host's powers, taking back and passing, as a program with a token uses them."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.web.tables import Hosted, refused


def test_a_host_fills_a_chair_and_the_game_begins(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2, "あき")
    seen = club.host.ask("/seats/1/bot", headers={"Accept-Language": "en"}).get_json()
    assert (seen["stage"], seen["version"], seen["seats"]) == ("playing", 1, ["あき", "Bot"])
    assert seen["chairs"][1] == {"kind": "bot", "name": "Bot", "level": "normal"}
    assert (seen["host"], seen["seat"], seen["view"]["offer"]) == (True, None, [])
    assert refused(club.host.ask("/seats/0/bot")) == (409, "tables.taken")
    assert refused(club.host.ask("/seats/7/bot")) == (404, "tables.no-such-seat")
    assert refused(club.host.ask("/seats/x/bot")) == (400, "api.invalid")
    assert refused(club.players[0].ask("/seats/1/bot")) == (403, "tables.not-host")
    assert refused(club.stranger.ask("/seats/1/bot")) == (401, "tables.no-token")


def test_those_who_sit_begin_if_they_are_enough(client: FlaskClient) -> None:
    club = Hosted(client, "barbarossa", 5, "あき", "はる")
    few = club.host.ask("/start", headers={"Accept-Language": "en"})
    assert refused(few) == (422, "play.seats")
    assert (few.get_json()["facts"]["fewest"], "3" in few.get_json()["detail"]) == (3, True)
    club.sit("ゆう")
    assert club.host.ask("/start").get_json()["stage"] == "playing"
    assert refused(Hosted(client, "barbarossa", 3).host.ask("/start")) == (409, "tables.no-person")


def test_a_player_is_removed_by_name(client: FlaskClient) -> None:
    club = Hosted(client, "word-basket", 2, "あき", "はる")
    wrong = club.host.ask("/seats/1/remove", {"name": "あき"})
    assert refused(wrong) == (409, "tables.somebody-else")
    assert "はる" in wrong.get_json()["detail"]
    seen = club.host.ask("/seats/1/remove", {"name": "はる", "then": "bot"}).get_json()
    assert seen["chairs"][1] == {"kind": "bot", "name": "ボット", "level": "normal"}
    assert refused(club.players[1].get()) == (403, "tables.wrong-token")
    seen = club.host.ask("/seats/1/remove", {"name": "ボット"}).get_json()
    assert (seen["free"], seen["seats"]) == (1, ["あき"])
    hand = club.sit("ゆう").get().get_json()["view"]["hand"]
    assert len(hand) == 5


def test_the_powers_are_handed_over(client: FlaskClient) -> None:
    club = Hosted(client, "word-basket", 2, "あき", "はる")
    seen = club.host.ask("/host", {"seat": 1}).get_json()
    assert (seen["host"], seen["host_seat"]) == (False, 1)
    assert refused(club.host.get()) == (403, "tables.wrong-token")
    assert club.players[1].get().get_json()["host"] is True
    assert club.players[1].ask("/terms", {"clock": 3}).get_json()["terms"]["clock"] == 3
    own = club.players[1].ask("/seats/1/remove", {"name": "はる"})
    assert refused(own) == (409, "tables.host-stays")


def test_anybody_may_watch_where_the_terms_say_so(client: FlaskClient) -> None:
    club = Hosted(client, "word-basket", 2, "あき", "はる")
    for path in ("", "/record"):
        assert refused(club.stranger.get(path)) == (401, "tables.no-token")
    club.host.ask("/terms", {"spectators": True})
    seen = club.stranger.get().get_json()
    assert (seen["seat"], seen["host"], seen["slots"], seen["view"]["hand"]) == (
        None,
        False,
        [],
        [],
    )
    assert "drew seat=0 cards=[?,?,?,?,?]" in club.stranger.get("/record").get_data(as_text=True)
    move = {"type": "call_reach"}
    assert refused(club.stranger.ask("/moves", move)) == (401, "tables.no-token")
    open_to_all = Hosted(client, "word-basket", 2, terms={"spectators": True})
    assert open_to_all.stranger.get().status_code == 200


def test_a_change_beside_the_game_has_another_etag(client: FlaskClient) -> None:
    club = Hosted(client, "word-basket", 2, "あき")
    waiting = club.players[0].get()
    club.sit("はる")
    again = {"If-None-Match": waiting.headers["ETag"]}
    assert club.players[0].get(headers=again).get_json()["free"] == 0
    tag = club.players[0].get().headers["ETag"]
    assert tag == '"1"'
    assert club.players[0].get(headers={"If-None-Match": tag}).status_code == 304
    club.host.ask("/terms", {"clock": 3})
    changed = club.players[0].get(headers={"If-None-Match": tag})
    assert changed.get_json()["terms"]["clock"] == 3
    again = {"If-None-Match": changed.headers["ETag"]}
    assert club.players[0].get(headers=again).status_code == 304


def test_a_table_that_was_put_away_is_read_only(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 1, "あき")
    assert club.host.ask("/archive").get_json()["stage"] == "archived"
    assert refused(club.players[0].ask("/moves", {"type": "skip"})) == (409, "tables.archived")
    assert club.players[0].get("/record").status_code == 200
    assert refused(club.host.ask("/start")) == (409, "tables.archived")


def test_a_deleted_table_is_gone(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 1, "あき")
    assert refused(club.players[0].delete()) == (403, "tables.not-host")
    assert club.host.delete().get_json() == {"table": club.id}
    assert refused(club.players[0].get()) == (404, "tables.no-such-table")
    assert refused(club.host.delete()) == (404, "tables.no-such-table")


def test_a_move_is_taken_back_by_agreement(client: FlaskClient) -> None:
    club = Hosted(client, "tensai-clever", 2, "あき", "はる")
    seats = club.players
    while "write" not in {slot["type"] for slot in seats[0].get().get_json()["slots"]}:
        oya = next(one for one in seats if one.get().get_json()["slots"])
        oya.ask("/moves", {"type": "choose", "want": True})
    slots = seats[0].get().get_json()["slots"]
    slot = next(slot for slot in slots if slot["type"] == "write")
    holes = {n: h.get("value", (h.get("values") or [None])[0]) for n, h in slot["holes"].items()}
    assert seats[0].ask("/moves", {"type": "write", **holes}).status_code == 200
    asked = seats[0].ask("/take-back", {"say": "ask"}).get_json()["question"]
    assert (asked["seat"], asked["agreed"], asked["missing"]) == (0, [], [1])
    stale = seats[1].ask("/take-back", {"say": "agree", "question": asked["question"] + 1})
    assert refused(stale) == (422, "tables.back-unasked")
    answer = {"say": "agree", "question": asked["question"]}
    seen = seats[1].ask("/take-back", answer).get_json()
    assert seen["question"] is None
    assert "write" in {slot["type"] for slot in seats[0].get().get_json()["slots"]}
    assert refused(club.host.ask("/take-back", answer)) == (403, "tables.no-seat")


def test_a_pass_that_comes_too_soon_says_when(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2, "あき", "はる", terms={"clock": 5})
    early = club.players[0].ask("/seats/1/pass")
    assert refused(early) == (409, "tables.too-soon")
    seconds = early.get_json()["facts"]["seconds"]
    assert 290 < seconds <= 300
    assert early.headers["Retry-After"] == str(seconds)
    club.host.ask("/terms", {})
    assert refused(club.players[0].ask("/seats/1/pass")) == (409, "tables.no-clock")


@pytest.mark.parametrize(
    "terms", [{"clock": 0}, {"clock": "5"}, {"clock": 10081}, {"spectators": 1}, {"seed": 1}]
)
def test_terms_that_are_none(client: FlaskClient, terms: dict[str, object]) -> None:
    club = Hosted(client, "word-basket", 2)
    assert refused(club.host.ask("/terms", terms)) == (400, "api.invalid")
