"""One address may not ask for ever without a pause."""

from __future__ import annotations

from pathlib import Path

from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Start
from wordsvc.web.middleware.rate_limit import RateLimit, create_shared_file

JUDGE = "/api/v1/judge/word-basket?word=ことば"
FAR = "203.0.113.9"


def taken(limit: RateLimit, address: str, now: float) -> int:
    """How many requests in a row are let through at a moment."""
    count = 0
    while count < 1000 and limit.take(address, now) == 0:
        count += 1
    return count


def test_a_burst_then_a_steady_rate() -> None:
    limit = RateLimit(10, 50)
    assert taken(limit, FAR, 100.0) == 50
    assert limit.take(FAR, 100.0) == 1
    assert taken(limit, FAR, 101.0) == 10
    assert taken(limit, FAR, 1000.0) == 50


def test_the_wait_is_told_in_whole_seconds() -> None:
    limit = RateLimit(0.1, 1)
    assert [limit.take(FAR, now) for now in (0.0, 0.0, 4.0, 10.0)] == [0, 10, 6, 0]


def test_addresses_do_not_share_a_bucket_but_a_household_does() -> None:
    limit = RateLimit(1, 5)
    assert taken(limit, "203.0.113.1", 0.0) == 5
    assert taken(limit, "203.0.113.2", 0.0) == 5
    assert taken(limit, "2001:db8:1:1::1", 0.0) == 5
    assert taken(limit, "2001:db8:1:1:ffff::2", 0.0) == 0
    assert taken(limit, "2001:db8:1:2::1", 0.0) == 5
    assert taken(limit, "::ffff:203.0.113.1", 0.0) == 0


def test_loopback_is_free_unless_wished_and_zero_means_no_limit() -> None:
    assert taken(RateLimit(1, 5), "127.0.0.1", 0.0) == 1000
    assert taken(RateLimit(1, 5), "::1", 0.0) == 1000
    assert taken(RateLimit(1, 5, loopback=True), "127.0.0.1", 0.0) == 5
    assert taken(RateLimit(0, 5), FAR, 0.0) == 1000


def test_an_address_has_a_bucket_for_each_thing_it_asks_about() -> None:
    limit = RateLimit(1, 3)
    assert [limit.take(FAR, 0.0, "one") for _ in range(4)] == [0, 0, 0, 1]
    assert limit.take(FAR, 0.0, "other") == 0


def test_one_may_look_at_the_wait_without_being_counted() -> None:
    limit = RateLimit(1, 2)
    assert [limit.peek(FAR, 0.0) for _ in range(9)] == [0] * 9
    assert taken(limit, FAR, 0.0) == 2
    assert limit.peek(FAR, 0.0) == 1
    assert RateLimit(1, 0).peek(FAR, 0.0) == 0


def test_workers_share_the_buckets(tmp_path: Path) -> None:
    create_shared_file(tmp_path / "buckets")
    one, other = (RateLimit(1, 10, shared=tmp_path / "buckets") for _ in range(2))
    assert [one.take(FAR, 0.0) for _ in range(6)] == [0] * 6
    assert taken(other, FAR, 0.0) == 4


def limited(app: Flask) -> FlaskClient:
    client = app.test_client()
    client.environ_base["REMOTE_ADDR"] = FAR
    return client


def test_too_many_questions_are_told_when_to_come_back(start: Start) -> None:
    client = limited(start(rate_limit=0.001, rate_burst=2))
    replies = [client.get(JUDGE, headers={"Accept-Language": "en"}) for _ in range(3)]
    assert [reply.status_code for reply in replies] == [200, 200, 429]
    told = replies[2].get_json()
    assert (told["code"], told["facts"]) == ("api.too-many-requests", {"seconds": 1000})
    assert replies[2].headers["Retry-After"] == "1000"
    assert "1000 seconds" in told["detail"]
    assert client.get("/healthz").status_code == 200


def test_a_proxy_is_believed_only_if_it_is_trusted(start: Start) -> None:
    for hops, statuses in ((0, [200, 429]), (1, [200, 200])):
        client = limited(start(rate_limit=0.001, rate_burst=1, trusted_proxies=hops))
        asked = [client.get(JUDGE, headers={"X-Forwarded-For": f"198.51.100.{n}"}) for n in (1, 2)]
        assert [reply.status_code for reply in asked] == statuses


def test_questions_to_pages_are_counted_too(start: Start) -> None:
    for question in ("/?word=ことば", "/?word=%00", "/tables/nowhere"):
        client = limited(start(rate_limit=0.001, rate_burst=1))
        browser = {"Accept": "text/html", "Accept-Language": "en"}
        pages = ("/", "/?lang=en", "/tables", "/rules/word-basket")
        assert [client.get(page).status_code for page in pages] == [200] * len(pages)
        assert client.get(question).status_code != 429
        for other in (question, JUDGE):
            told = client.get(other, headers=browser)
            assert (told.status_code, told.headers["Retry-After"]) == (429, "1000")
        assert "1000 seconds" in client.get(question, headers=browser).get_data(as_text=True)
        assert [client.get(page).status_code for page in pages] == [200] * len(pages)
