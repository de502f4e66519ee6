"""Whoever holds an answer already is told so before anything is judged."""

from __future__ import annotations

import msgspec
import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Start
from wordsvc.bootstrap.services import Services
from wordsvc.web.app import create_app

JUDGE = "/api/v1/judge/word-basket?word=ことば"
PURE = [JUDGE, "/api/v1/kana/ことば", "/api/v1/words?start=こ", "/api/v1/rules"]


@pytest.mark.parametrize("url", PURE)
def test_the_same_question_with_the_tag_is_answered_304(url: str, client: FlaskClient) -> None:
    first = client.get(url)
    again = client.get(url, headers={"If-None-Match": f'"other", {first.headers["ETag"]}'})
    assert (first.status_code, again.status_code) == (200, 304)
    assert again.data == b""
    assert again.headers["ETag"] == first.headers["ETag"]
    assert first.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("url", [*PURE, "/api/v1/openapi.json"])
def test_a_star_is_any_answer(url: str, client: FlaskClient) -> None:
    reply = client.get(url, headers={"If-None-Match": "*"})
    assert (reply.status_code, reply.data) == (304, b"")
    assert reply.headers["ETag"] == client.get(url).headers["ETag"]


def test_a_star_is_no_answer_to_a_question_that_has_none(client: FlaskClient) -> None:
    assert client.get("/api/v1/kana/%25", headers={"If-None-Match": "*"}).status_code == 400


def test_nothing_is_judged_for_a_304(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    tag = client.get(JUDGE).headers["ETag"]

    def judged(*_: object) -> None:
        raise AssertionError("judged")

    monkeypatch.setattr("wordsvc.web.api.judge.judge", judged)
    assert client.get(JUDGE, headers={"If-None-Match": tag}).status_code == 304


def test_word_rules_language_and_dictionary_each_change_the_tag(
    client: FlaskClient, services: Services
) -> None:
    newer = create_app(msgspec.structs.replace(services, version="newer")).test_client()
    tags = [
        client.get(JUDGE),
        client.get(JUDGE.replace("ことば", "ことぱ")),
        client.get(f"{JUDGE}&rules=family"),
        client.get(JUDGE, headers={"Accept-Language": "en"}),
        newer.get(JUDGE),
    ]
    assert len({reply.headers["ETag"] for reply in tags}) == len(tags)


def test_what_is_refused_or_not_pure_has_no_tag(client: FlaskClient, start: Start) -> None:
    assert "ETag" not in client.get("/api/v1/kana/%25").headers
    assert "ETag" not in client.post("/api/v1/judge/word-basket", json={"word": "あ"}).headers
    assert "ETag" not in client.get("/healthz").headers
