"""Invitations, tokens and cookies: who gets in, and who does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from msgspec.structs import replace
from werkzeug.test import TestResponse

from tests.web.conftest import Logged, Start
from tests.web.tables import API, Guest, Hosted, refused
from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.web.api.qr import qr_svg
from wordsvc.web.app import create_app
from wordsvc.web.http.seat_cookie import NAME
from wordsvc.web.middleware.rate_limit import create_shared_file, guesses_file

WRONG = "zzzzzzz2"
FAR = {"REMOTE_ADDR": "203.0.113.9"}
OTHER = {"REMOTE_ADDR": "203.0.113.10"}
KEY = {"Idempotency-Key": "a-key-that-nobody-guesses"}
HERE = {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}


def cookies(reply: TestResponse) -> list[str]:
    return reply.headers.getlist("Set-Cookie")


def seated(client: FlaskClient, **more: str) -> tuple[Hosted, TestResponse]:
    """A table for one who keeps the token in a cookie."""
    club = Hosted(client, "super-lucky-box", 1)
    body = {"invite": club.invite, "name": "あき", "cookie": True}
    return club, club.stranger.ask("/seats", body, **more)


def test_a_page_keeps_its_token_where_no_script_finds_it(client: FlaskClient) -> None:
    club, reply = seated(client)
    assert reply.get_json() == {"seat": 0, "token": None}
    paths = {re.search(r"Path=([^;]+)", one)[1] for one in cookies(reply)}  # type: ignore[index]
    assert paths == {f"{API}/{club.id}", f"/tables/{club.id}"}
    for one in cookies(reply):
        assert one.startswith(f"{NAME}=")
        assert "HttpOnly" in one
        assert "SameSite=Strict" in one
        assert "Secure" not in one
    assert club.stranger.get().get_json()["seat"] == 0
    assert Hosted(client, "super-lucky-box", 1).stranger.get().status_code == 401


def test_over_https_it_travels_over_https_only(client: FlaskClient) -> None:
    _, reply = seated(client, base_url="https://localhost")
    assert all("Secure" in one for one in cookies(reply))


def test_a_cookie_changes_something_from_our_own_pages_only(client: FlaskClient) -> None:
    club, _ = seated(client)
    offer = club.stranger.get().get_json()["view"]["offer"]
    move = {"type": "keep", "boxes": [box["box"] for box in offer[:3]]}
    for headers in (
        {},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
    ):
        reply = club.stranger.ask("/moves", move, headers=headers)
        assert refused(reply) == (401, "tables.no-token"), headers
    assert club.stranger.get().get_json()["version"] == 1
    assert club.stranger.ask("/moves", move, headers=HERE).status_code == 200


def test_an_older_browser_says_at_least_its_origin(client: FlaskClient) -> None:
    club, _ = seated(client)
    own = club.stranger.ask("/take-back", {"say": "ask"}, headers={"Origin": "http://localhost"})
    assert refused(own)[0] == 422


def test_a_token_that_is_sent_by_hand_goes_before_the_cookie(client: FlaskClient) -> None:
    club, _ = seated(client)
    assert club.host.get().get_json()["seat"] is None
    assert club.host.ask("/terms", {"clock": 5}).status_code == 200


def test_a_page_changes_its_token(client: FlaskClient) -> None:
    club, reply = seated(client)
    old = cookies(reply)[0].partition(";")[0].partition("=")[2]
    changed = club.stranger.ask("/seats/0/token", {"cookie": True}, headers=HERE)
    assert changed.get_json() == {"seat": 0, "token": None}
    assert club.stranger.get().status_code == 200
    assert refused(Guest(client, club.id, old).get()) == (403, "tables.wrong-token")


def test_a_program_changes_its_token(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2, "あき", "はる")
    one, other = club.players
    assert refused(one.ask("/seats/1/token", {})) == (403, "tables.not-yours")
    fresh = one.ask("/seats/0/token", {}, headers=KEY).get_json()
    assert one.ask("/seats/0/token", {}, headers=KEY).get_json() == fresh
    assert refused(one.get()) == (403, "tables.wrong-token")
    assert Guest(client, club.id, fresh["token"]).get().get_json()["seat"] == 0
    assert other.get().status_code == 200


def test_a_lost_answer_costs_no_chair(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2)
    body = {"invite": club.invite, "name": "あき"}
    replies = [club.stranger.ask("/seats", body, headers=KEY).get_json() for _ in range(2)]
    assert replies[0] == replies[1]
    assert club.host.get().get_json()["free"] == 1
    short = club.stranger.ask("/seats", body, headers={"Idempotency-Key": "1"})
    assert refused(short) == (400, "api.invalid")
    assert short.get_json()["facts"]["errors"][0]["pointer"] == "/Idempotency-Key"


def test_what_is_made_is_told_with_its_place(client: FlaskClient) -> None:
    """The same request with the same key is answered the same; another one is refused."""
    wanted = {"game": "super-lucky-box", "seats": 2}
    replies = [client.post(API, json=wanted, headers=KEY) for _ in range(2)]
    table = replies[0].get_json()
    assert [reply.status_code for reply in replies] == [201, 201]
    assert replies[1].get_json() == table
    assert {reply.headers["Location"] for reply in replies} == {f"{API}/{table['table']}"}
    assert refused(client.post(API, json=wanted | {"seats": 3}, headers=KEY)) == (
        422,
        "tables.key-reused",
    )
    stranger = Guest(client, table["table"])
    body = {"invite": table["invite"], "name": "あき"}
    seats = [stranger.ask("/seats", body, headers=KEY) for _ in range(2)]
    assert [reply.status_code for reply in seats] == [201, 201]
    assert seats[0].get_json() == seats[1].get_json()
    for reply in seats:
        token = reply.get_json()["token"]
        seen = client.get(reply.headers["Location"], headers={"Authorization": f"Bearer {token}"})
        assert seen.get_json()["seat"] == 0
    assert refused(stranger.ask("/seats", body | {"name": "はる"}, headers=KEY)) == (
        422,
        "tables.key-reused",
    )


def test_an_invitation_is_drawn_for_cameras(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2)
    drawn = club.stranger.ask("/invite/qr", {"invite": club.invite.upper()})
    assert (drawn.status_code, drawn.content_type) == (200, "image/svg+xml")
    assert drawn.headers["Cache-Control"] == "no-store"
    assert drawn.data == qr_svg(f"http://localhost/tables/{club.id}#{club.invite}")
    assert b"<svg" in drawn.data
    assert drawn.data == club.stranger.ask("/invite/qr", {"invite": club.invite}).data
    assert refused(club.stranger.ask("/invite/qr", {"invite": "guess"})) == (
        403,
        "tables.not-invited",
    )


def test_a_new_invitation_ends_the_old_one(client: FlaskClient) -> None:
    club = Hosted(client, "super-lucky-box", 2)
    fresh = club.host.ask("/invite").get_json()["invite"]
    old = club.stranger.ask("/seats", {"invite": club.invite, "name": "あき"})
    assert refused(old) == (403, "tables.not-invited")
    assert club.stranger.ask("/seats", {"invite": fresh, "name": "あき"}).status_code == 201


@pytest.mark.parametrize(("name", "code"), [("あ\u202eき", "letters"), ("\u3000", "empty")])
def test_a_name_that_cannot_be_shown_is_pointed_at(
    client: FlaskClient, name: str, code: str
) -> None:
    club = Hosted(client, "super-lucky-box", 2)
    reply = club.stranger.ask("/seats", {"invite": club.invite, "name": name})
    (fault,) = reply.get_json()["facts"]["errors"]
    assert (fault["pointer"], fault["code"]) == ("/name", f"tables.name-{code}")


def guess(club: Hosted, where: dict[str, str] = FAR) -> TestResponse:
    body = {"invite": WRONG, "name": "だれか"}
    return club.stranger.ask("/seats", body, environ_base=where)


def test_who_guesses_too_often_waits(start: Start) -> None:
    """Right invitations neither, from that address and at that table."""
    client = start(guesses=3).test_client()
    club, other = (Hosted(client, "super-lucky-box", 3) for _ in range(2))
    assert [guess(club).status_code for _ in range(5)] == [403, 403, 403, 429, 429]
    stopped = guess(club)
    assert refused(stopped) == (429, "tables.too-many-guesses")
    assert 0 < int(stopped.headers["Retry-After"]) <= 30
    right = {"invite": club.invite, "name": "あき"}
    assert club.stranger.ask("/seats", right, environ_base=FAR).status_code == 429
    qr = {"invite": club.invite}
    assert club.stranger.ask("/invite/qr", qr, environ_base=FAR).status_code == 429
    assert club.stranger.ask("/seats", right, environ_base=OTHER).status_code == 201
    assert guess(other).status_code == 403


def test_all_processes_count_the_same_guesses(services: Services, tmp_path: Path) -> None:
    buckets = tmp_path / "buckets"
    create_shared_file(buckets)
    create_shared_file(guesses_file(buckets))
    settings = replace(services.settings, guesses=2)
    both = replace(services, settings=settings, tables=open_tables(settings, services.lexicon))
    one, other = (create_app(both, buckets).test_client() for _ in range(2))
    club = Hosted(one, "super-lucky-box", 2)
    assert [guess(club).status_code for _ in range(3)] == [403, 403, 429]
    club.stranger.client = other
    assert guess(club).status_code == 429


def test_who_guesses_tokens_too_and_the_right_one_still_opens(start: Start) -> None:
    client = start(guesses=3).test_client()
    club = Hosted(client, "super-lucky-box", 2, "あき")
    guests = [Guest(client, club.id, f"guess {number}") for number in range(5)]
    statuses = [guest.get(environ_base=FAR).status_code for guest in guests]
    assert statuses == [403, 403, 403, 429, 429]
    assert club.players[0].get(environ_base=FAR).status_code == 200


def test_what_is_no_guess_costs_nothing(start: Start) -> None:
    client = start(guesses=1).test_client()
    club = Hosted(client, "super-lucky-box", 2, "あき")
    for _ in range(3):
        assert club.players[0].ask("/start", environ_base=FAR).status_code == 403
        assert club.host.ask("/moves", {"type": "skip"}, environ_base=FAR).status_code == 403
        assert club.stranger.get(environ_base=FAR).status_code == 401
    assert guess(club).status_code == 403


def test_without_a_limit_anybody_may_guess(start: Start) -> None:
    club = Hosted(start(guesses=0).test_client(), "super-lucky-box", 2)
    assert {guess(club).status_code for _ in range(30)} == {403}


def test_guesses_are_logged_and_no_secret_ever_is(start: Start, logged: Logged) -> None:
    client = start(guesses=1, log_requests=True).test_client()
    club = Hosted(client, "super-lucky-box", 2, "あき")
    guess(club)
    guess(club)
    Guest(client, club.id, "a-wrong-token").get(environ_base=FAR)
    body = {"invite": club.invite, "name": "はる", "cookie": True}
    club.stranger.ask("/seats", body, headers=KEY)
    club.stranger.ask("/invite/qr", {"invite": club.invite})
    lines = logged()
    guesses = [(line["code"], line["stopped"]) for line in lines if line["event"] == "guess"]
    assert guesses == [
        ("tables.not-invited", False),
        ("tables.too-many-guesses", True),
        ("tables.wrong-token", True),
    ]
    text = str(lines)
    token = club.players[0].token
    assert token is not None
    secrets = (
        club.invite,
        token,
        "a-wrong",
        WRONG,
        KEY["Idempotency-Key"],
        "はる",
        FAR["REMOTE_ADDR"],
    )
    for secret in (*secrets, club.id):
        assert secret not in text
