"""Whatever is sent, the right refusal comes back in the one shape, in the asker's language."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.conftest import Logged

JUDGE = "/api/v1/judge/word-basket"
CHAIN = f"{JUDGE}/chain"
LONG = "あ" * 65


def problem(reply: TestResponse, status: int) -> dict[str, Any]:
    """The problem in a reply, after a look at its form."""
    assert reply.status_code == status, reply.text
    assert reply.content_type == "application/problem+json"
    assert reply.headers["Cache-Control"] == "no-store"
    told: dict[str, Any] = reply.get_json()
    assert list(told) == ["type", "title", "status", "detail", "code", "facts"]
    assert told["status"] == status
    assert told["detail"] != told["code"]
    return told


def post(client: FlaskClient, body: bytes, path: str = JUDGE) -> TestResponse:
    return client.post(path, data=body, content_type="application/json")


@pytest.mark.parametrize(
    ("question", "pointer", "code"),
    [
        ({"word": LONG}, "/word", "shape.too-long"),
        ({"word": ""}, "/word", "shape.empty"),
        ({"word": 1}, "/word", "shape.type"),
        ({"word": None}, "/word", "shape.type"),
        ({"word": "ことば", "last": "yes"}, "/last", "shape.type"),
        ({"word": "ことば", "lats": True}, "/lats", "shape.unknown"),
        ({"word": "ことば", "card": "Q"}, "/card", "basket.bad-card"),
        ({"word": "ことば", "field": "す,5"}, "/field", "basket.bad-field"),
        ({"word": "ことば", "rules": "oficial"}, "/rules", "basket.unknown-preset"),
        ({"word": "ことば", "rules": {"preset": "x"}}, "/rules/preset", "basket.unknown-preset"),
        ({"word": "ことば", "rules": {"shortest": "3"}}, "/rules/shortest", "shape.type"),
        ({"word": "ことば", "rules": {"~/": 3}}, "/rules/~0~1", "shape.unknown"),
        ({}, "", "shape.missing"),
        ([], "", "shape.type"),
        ("ことば", "", "shape.type"),
        (None, "", "shape.type"),
    ],
)
def test_a_fault_is_named_with_its_pointer(
    question: object, pointer: str, code: str, client: FlaskClient
) -> None:
    told = problem(post(client, json.dumps(question).encode()), 400)
    assert told["code"] == "api.invalid"
    assert [(e["pointer"], e["code"]) for e in told["facts"]["errors"]] == [(pointer, code)]


def test_all_faults_are_listed_up_to_fifty(client: FlaskClient) -> None:
    question = {"word": 1, "last": 2, "card": 3, "colour": "red"}
    errors = problem(client.post(JUDGE, json=question), 400)["facts"]["errors"]
    assert {e["pointer"] for e in errors} == {"/word", "/last", "/card", "/colour"}
    words = problem(client.post(CHAIN, json={"words": [1] * 1000}), 400)["facts"]["errors"]
    assert [e["pointer"] for e in words] == [f"/words/{index}" for index in range(50)]


def test_card_field_and_rules_are_all_looked_at(client: FlaskClient) -> None:
    rules = {"preset": "oficial", "shortest": 0, "shorter": 1}
    question = {"word": "ことば", "card": "Q", "field": "す,5", "rules": rules}
    told = problem(client.post(JUDGE, json=question), 400)
    of_rules = ["/rules/preset", "/rules/shorter", "/rules/shortest"]
    assert [e["pointer"] for e in told["facts"]["errors"]] == [*of_rules, "/field", "/card"]
    assert told["facts"]["count"] == 5
    chain = {
        "words": ["こ", {"word": "こ", "card": "Q"}, {"word": "こ", "card": "W"}],
        "field": "Q",
    }
    told = problem(client.post(CHAIN, json=chain), 400)
    assert [e["pointer"] for e in told["facts"]["errors"]] == [
        "/field",
        "/words/1/card",
        "/words/2/card",
    ]


def test_every_unreadable_word_of_a_chain_is_named(client: FlaskClient) -> None:
    words = ["さと%", "すし", {"word": "😀"}, {"word": "西瓜", "reading": "西瓜"}]
    told = problem(client.post(CHAIN, json={"words": words}), 400)
    assert (told["code"], told["facts"]["position"]) == ("kana.symbol", 3)
    assert told["facts"]["pointer"] == "/words/0"
    assert [(e["pointer"], e["code"]) for e in told["facts"]["errors"]] == [
        ("/words/0", "kana.symbol"),
        ("/words/2/word", "kana.emoji"),
        ("/words/3/reading", "kana.kanji"),
    ]
    one = problem(client.post(CHAIN, json={"words": words[:2]}), 400)
    assert "errors" not in one["facts"]


def test_a_fault_is_said_in_japanese_and_english(client: FlaskClient) -> None:
    japanese = problem(client.post(JUDGE, json={"word": LONG}), 400)
    english = client.post(JUDGE, json={"word": LONG}, headers={"Accept-Language": "en"})
    assert "64文字まで" in japanese["detail"]
    assert "at most 64 characters" in problem(english, 400)["detail"]
    assert english.headers["Content-Language"] == "en"
    assert problem(english, 400)["facts"]["errors"][0]["facts"] == {"most": 64, "got": 65}


@pytest.mark.parametrize(
    ("word", "reason", "position"),
    [("さと%", "symbol", 3), ("😀", "emoji", 1), ("\x00", "control", 1), ("か き", "space", 2),
     ("か\u202eき", "control", 2), ("   ", "empty", 1), ("\ufffd", "symbol", 1)],
)  # fmt: skip
def test_unreadable_words_are_refused_with_position_and_field(
    word: str, reason: str, position: int, client: FlaskClient
) -> None:
    for question in ({"word": word}, {"word": "ことば", "reading": word}):
        told = problem(client.post(JUDGE, json=question), 400)
        assert (told["code"], told["facts"]["reason"]) == (f"kana.{reason}", reason)
        assert told["facts"]["position"] == position
        assert told["facts"]["pointer"] == f"/{[*question][-1]}"
    asked = client.get(JUDGE, query_string={"word": word})
    assert problem(asked, 400)["code"] == f"kana.{reason}"
    chain = problem(client.post(CHAIN, json={"words": ["ことば", {"word": word}]}), 400)
    assert chain["facts"]["pointer"] == "/words/1/word"


def test_a_reading_in_kanji_is_the_fault_even_where_the_word_is_written_so(
    client: FlaskClient,
) -> None:
    told = problem(client.post(JUDGE, json={"word": "西瓜", "reading": "西瓜"}), 400)
    assert told["facts"]["pointer"] == "/reading"
    words = ["西瓜", {"word": "西瓜", "reading": "西瓜"}]
    told = problem(client.post(CHAIN, json={"words": words}), 400)
    assert told["facts"]["pointer"] == "/words/1/reading"


@pytest.mark.parametrize(
    ("body", "code"),
    [(b"", "api.no-body"), (b"  ", "api.no-body"), (b"{", "api.malformed"),
     (b"nan", "api.malformed"),
     (b'{"word":"\\ud800"}', "api.surrogate"), (b'{"word":"\\udc00\\ud800x"}', "api.surrogate"),
     (b'{"word":"\xff"}', "api.encoding"), (b"\xef\xbb\xbf{}", "api.malformed"),
     (b"[" * 200_000, "api.nested"), (b'{"rules":' * 100_000, "api.nested"),
     (b'{"word":"x"} trailing', "api.malformed"), (b'{"word": 1e999}', "api.malformed")],
)  # fmt: skip
def test_what_is_no_json_is_malformed(body: bytes, code: str, client: FlaskClient) -> None:
    assert problem(post(client, body), 400)["code"] == code


def test_an_escaped_character_pair_is_one_character(client: FlaskClient) -> None:
    told = problem(post(client, rb'{"word":"\ud83d\ude00"}'), 400)
    assert told["code"] == "kana.emoji"


@pytest.mark.parametrize("number", ["9" * 400, "9" * 5000, "-1", "1.5", "1e400"])
def test_numbers_of_any_size_are_turned_down(number: str, client: FlaskClient) -> None:
    body = f'{{"word":"ことば","rules":{{"shortest":{number}}}}}'
    assert problem(post(client, body.encode()), 400)["code"] in ("api.invalid", "api.malformed")


@pytest.mark.parametrize(
    ("content_type", "accepted"),
    [("application/json", True), ("application/json; charset=utf-8", True),
     ("application/json; charset=shift_jis", False), ("text/plain", False), ("", False),
     ("application/x-www-form-urlencoded", False), ("application/problem+json", False)],
)  # fmt: skip
def test_only_json_in_utf8_is_read(content_type: str, accepted: bool, client: FlaskClient) -> None:
    reply = client.post(JUDGE, data='{"word":"ことば"}', content_type=content_type)
    if accepted:
        assert reply.status_code == 200
    else:
        wrong = "charset" if "charset" in content_type else "content-type"
        assert problem(reply, 415)["code"] == f"api.{wrong}"


def test_a_compressed_body_is_not_read(client: FlaskClient) -> None:
    reply = client.post(JUDGE, json={"word": "ことば"}, headers={"Content-Encoding": "gzip"})
    assert problem(reply, 415)["code"] == "api.content-encoding"


def test_a_body_has_a_limit_whether_its_length_is_told_or_not(client: FlaskClient) -> None:
    body = b'{"word":"' + b"a" * 2_000_000 + b'"}'
    told = problem(post(client, body), 413)
    assert (told["code"], told["facts"]["most"]) == ("api.too-large", 1 << 20)
    stream = {"wsgi.input": io.BytesIO(body), "wsgi.input_terminated": True}
    untold = client.post(JUDGE, content_type="application/json", environ_overrides=stream)
    assert problem(untold, 413)["code"] == "api.too-large"


def test_an_unknown_place_and_a_wrong_method(client: FlaskClient) -> None:
    assert problem(client.get("/api/v1/nothing"), 404)["code"] == "api.not-found"
    assert problem(client.get("/api/v1/kana/"), 404)["code"] == "api.not-found"
    reply = client.delete(JUDGE)
    assert problem(reply, 405)["code"] == "api.method"
    assert reply.headers["Allow"] == "GET, HEAD, OPTIONS, POST"


@pytest.mark.parametrize("query", ["word=%ff", "%ff=1", "word=%ED%A0%80"])
def test_a_query_is_utf8(query: str, client: FlaskClient) -> None:
    assert problem(client.get(f"{JUDGE}?{query}"), 400)["code"] == "api.encoding"


def test_a_path_is_utf8(client: FlaskClient) -> None:
    reply = client.get("/", environ_overrides={"PATH_INFO": "/api/v1/kana/\xff"})
    assert problem(reply, 400)["code"] == "api.encoding"


def test_a_query_may_come_unescaped(client: FlaskClient) -> None:
    raw = "word=ことば".encode().decode("latin-1")
    reply = client.get(JUDGE, environ_overrides={"QUERY_STRING": raw})
    assert reply.get_json()["word"] == "ことば"


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("word=a&word=b", "api.invalid"),
        ("a=1&" * 200, "api.too-many-fields"),
    ],
)
def test_a_query_names_each_field_once_and_not_too_many(
    query: str, code: str, client: FlaskClient
) -> None:
    assert problem(client.get(f"{JUDGE}?{query}"), 400)["code"] == code


def test_a_query_where_none_is_read_is_a_mistake(client: FlaskClient) -> None:
    assert problem(client.get("/api/v1/kana/あ?langauge=en"), 400)["code"] == "api.invalid"


def test_a_bug_is_told_without_what_was_asked(
    client: FlaskClient, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("ひみつ")

    monkeypatch.setattr("wordsvc.web.api.judge.judge", broken)
    reply = client.get(JUDGE, query_string={"word": "ひみつ"})
    told = problem(reply, 500)
    log = logged()[0]
    assert told["facts"] == {"id": reply.headers["X-Request-ID"]}
    assert (log["event"], log["error"]) == ("failure", "RuntimeError")
    assert log["id"] == reply.headers["X-Request-ID"]
    assert "ひみつ" not in json.dumps(log, ensure_ascii=False) + reply.text
