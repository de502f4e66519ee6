"""Logs and metrics say what happened, and neither who asked nor what."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Logged, Start
from wordsvc.bootstrap.services import Services
from wordsvc.web.app import create_app

WORD = "いんぐりっしゅ"
JUDGE = "/api/v1/judge/word-basket"


def numbers(client: FlaskClient) -> dict[str, float]:
    lines = client.get("/metrics").get_data(as_text=True).splitlines()
    parts = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in parts}


def test_a_request_writes_one_line_without_personal_data(start: Start, logged: Logged) -> None:
    client = start(log_requests=True).test_client()
    client.get(JUDGE, query_string={"word": WORD}, headers={"User-Agent": "somebody"})
    client.get(f"/api/v1/kana/{WORD}%25", environ_base={"REMOTE_ADDR": "203.0.113.9"})
    lines = logged()
    assert [(line["route"], line["status"]) for line in lines] == [
        (JUDGE, 200),
        ("/api/v1/kana/<path:text>", 400),
    ]
    assert {*lines[0]} == {"event", "level", "timestamp", "method", "route", "status", "ms", "id"}
    text = json.dumps(lines, ensure_ascii=False)
    assert not any(secret in text for secret in (WORD, "203.0.113.9", "127.0.0.1", "somebody"))


@pytest.mark.parametrize(
    ("given", "kept"),
    [("client-0123.abc", True), ("short", False), ("a" * 65, False), ("bad\tid-012345", False)],
)
def test_a_request_has_an_id(given: str, kept: bool, client: FlaskClient) -> None:
    reply = client.get("/healthz", headers={"X-Request-ID": given})
    assert (reply.headers["X-Request-ID"] == given) is kept
    assert len(client.get("/healthz").headers["X-Request-ID"]) == 16


def test_a_log_that_nobody_reads_any_more_stops_nothing(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Gone:
        def info(self, *_: object, **__: object) -> None:
            raise BrokenPipeError

    monkeypatch.setattr("wordsvc.web.log._logger", Gone)
    assert start(log_requests=True).test_client().get("/healthz").status_code == 200


def test_metrics_count_requests_and_verdicts_by_route(client: FlaskClient) -> None:
    verdicts = 'wordsvc_verdicts_total{answer="yes",validator="word-basket"}'
    requests = f'wordsvc_http_requests_total{{method="GET",route="{JUDGE}",status="200"}}'
    lost = 'wordsvc_http_requests_total{method="GET",route="none",status="404"}'
    before = numbers(client)
    for _ in range(3):
        client.get(JUDGE, query_string={"word": WORD})
    client.get("/secret-path")
    after = numbers(client)
    grown = {name: after[name] - before.get(name, 0) for name in (verdicts, requests, lost)}
    assert grown == {verdicts: 3, requests: 3, lost: 1}
    assert not any("secret-path" in name or WORD in name for name in after)


def test_a_method_of_ones_own_is_no_label(client: FlaskClient) -> None:
    client.open("/healthz", method="SECRET")
    assert not any("SECRET" in name for name in numbers(client))


class Dead:
    """A dictionary whose files are gone."""

    version = "dead"

    def search(self, *_: object) -> Iterator[object]:
        raise OSError("gone")


def test_ready_means_that_a_word_can_be_looked_up(client: FlaskClient, services: Services) -> None:
    assert client.get("/healthz").get_json() == {"status": "ok"}
    assert client.get("/readyz").get_json()["status"] == "ready"
    broken = create_app(msgspec.structs.replace(services, lexicon=Dead())).test_client()
    reply = broken.get("/readyz")
    assert (reply.status_code, reply.get_json()["code"]) == (503, "api.not-ready")
    assert reply.headers["Retry-After"] == "5"
    assert broken.get("/healthz").status_code == 200
