"""What browsers may do with our replies."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Start

KANA = "/api/v1/kana/あ"
ORIGIN = "https://games.example"
PREFLIGHT = {"Origin": ORIGIN, "Access-Control-Request-Method": "POST"}


@pytest.mark.parametrize("url", ["/", KANA, "/api/v1/docs", "/nothing", "/static/style.css"])
def test_every_reply_has_a_strict_policy(url: str, client: FlaskClient) -> None:
    headers = client.get(url).headers
    assert "default-src 'self'" in headers["Content-Security-Policy"]
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Frame-Options"] == "DENY"


def test_other_origins_are_let_in_only_by_a_setting(client: FlaskClient, start: Start) -> None:
    assert "Access-Control-Allow-Origin" not in client.get(KANA, headers=PREFLIGHT).headers
    named = start(cors_origins=(ORIGIN,)).test_client()
    reply = named.get(KANA, headers={"Origin": ORIGIN})
    assert reply.headers["Access-Control-Allow-Origin"] == ORIGIN
    assert "Retry-After" in reply.headers["Access-Control-Expose-Headers"]
    stranger = named.get(KANA, headers={"Origin": "https://evil.example"})
    assert "Access-Control-Allow-Origin" not in stranger.headers
    assert {"Origin"} <= stranger.vary
    assert {"Origin"} <= reply.vary
    assert "Access-Control-Allow-Origin" not in named.get("/", headers={"Origin": ORIGIN}).headers


def test_a_preflight_is_answered(start: Start) -> None:
    anybody = start(cors_origins=("*",)).test_client()
    reply = anybody.options("/api/v1/judge/word-basket", headers=PREFLIGHT)
    assert reply.status_code == 200
    assert reply.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in reply.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in reply.headers["Access-Control-Allow-Headers"]


def test_static_files_named_by_their_content_are_kept(client: FlaskClient) -> None:
    page = client.get("/").get_data(as_text=True)
    named = page.split('rel="stylesheet" href="')[1].split('"')[0]
    assert "immutable" in client.get(named).headers["Cache-Control"]
    assert "immutable" not in client.get("/static/style.css").headers["Cache-Control"]
    assert "immutable" not in client.get("/static/style.css?v=other").headers["Cache-Control"]
