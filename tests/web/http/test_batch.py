"""Many questions in one request: each answered as if it were asked alone, in order."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Start
from wordsvc.asking.localize import localize
from wordsvc.messages import Language
from wordsvc.validators.verdict import Verdict
from wordsvc.web.api import batches
from wordsvc.web.http.batch import PROBLEMS_IN_A_ROW
from wordsvc.web.http.endpoint import Endpoint
from wordsvc.web.http.questions import ALSO, NDJSON

BASKET = "/api/v1/judge/word-basket"
QUESTIONS = [
    {"word": "ラッコ"},
    {"word": "東京", "rules": "family"},
    {"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"},
    {"word": "abc!"},
    {"wort": "x"},
    {"word": "ラッコ", "field": "zz"},
]  # fmt: skip


def ndjson(*questions: Any) -> bytes:
    return b"".join(json.dumps(question).encode() + b"\n" for question in questions)


def post(client: FlaskClient, body: bytes, kind: str = NDJSON, **headers: str) -> list[Any]:
    reply = client.post(f"{BASKET}/batch", data=body, content_type=kind, headers=headers)
    assert (reply.status_code, reply.mimetype) == (200, NDJSON)
    return [json.loads(line) for line in reply.data.splitlines()]


def alone(client: FlaskClient, question: Any, **headers: str) -> Any:
    return client.post(BASKET, json=question, headers=headers).get_json()


@pytest.mark.parametrize("language", ["ja", "en"])
def test_each_answer_is_that_of_the_question_alone(client: FlaskClient, language: str) -> None:
    expected = [alone(client, q, **{"Accept-Language": language}) for q in QUESTIONS]
    for body, kind in (
        (ndjson(*QUESTIONS), NDJSON),
        (ndjson(*QUESTIONS).replace(b"\n", b"\r\n\r\n"), ALSO[0]),
        (ndjson(*QUESTIONS).rstrip(), ALSO[1]),
        (json.dumps(QUESTIONS).encode(), "application/json"),
    ):
        assert post(client, body, kind, **{"Accept-Language": language}) == expected
    assert [answer.get("status") for answer in expected] == [None, None, None, 400, 400, 400]


@pytest.mark.parametrize("endpoint", batches.endpoints, ids=lambda endpoint: endpoint.path)
def test_every_validator_takes_many(client: FlaskClient, endpoint: Endpoint) -> None:
    question = endpoint.example.body
    one = client.post(endpoint.path.removesuffix("/batch"), json=question).get_json()
    reply = client.post(endpoint.path, data=ndjson(question, question), content_type=NDJSON)
    assert [json.loads(line) for line in reply.data.splitlines()] == [one, one]


def test_there_is_one_for_every_validator() -> None:
    validators = ("word-basket", "word-basket/chain", "tensai-clever/pink",
                  "tensai-clever/light-blue", "tensai-clever/green", "tensai-clever/yellow",
                  "barbarossa/subject", "barbarossa/letter", "barbarossa/guess")  # fmt: skip
    assert {endpoint.path for endpoint in batches.endpoints} == {
        f"/api/v1/judge/{validator}/batch" for validator in validators
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", "api.malformed"),
        (b"[1]", "api.invalid"),
        (b'"word"', "api.invalid"),
        (b'{"word": "\xff"}', "api.encoding"),
        (b'{"word": "\\ud800"}', "api.surrogate"),
        (b"[" * 5000, "api.nested"),
    ],
)
def test_a_line_that_is_no_question_is_a_problem_in_its_place(
    client: FlaskClient, line: bytes, code: str
) -> None:
    good = ndjson(QUESTIONS[0])
    first, bad, last = post(client, good + line + b"\n" + good)
    assert (first["answer"], last["answer"]) == ("yes", "yes")
    assert (bad["status"], bad["code"]) == (400, code)


def test_a_line_without_end_is_passed_over(start: Start) -> None:
    client = start(max_body=100).test_client()
    good = ndjson(QUESTIONS[0])
    first, long, last = post(client, good + b'{"word": "' + b"x" * 5000 + b'"}\n' + good)
    assert (first["answer"], last["answer"]) == ("yes", "yes")
    assert (long["status"], long["code"], long["facts"]) == (413, "api.too-large", {"most": 100})


def test_a_batch_may_be_larger_than_a_question(client: FlaskClient) -> None:
    filler = {"word": "ラッコ", "reading": None}
    body = ndjson(*[filler] * 40_000)
    assert len(body) > 1 << 20
    answers = post(client, body)
    assert len(answers) == 40_000


def test_the_limit_of_its_length_ends_a_batch(start: Start) -> None:
    """Told ahead the length is refused; otherwise what fits is answered."""
    client = start(max_batch_body=200).test_client()
    body = ndjson(*[QUESTIONS[0]] * 20)
    reply = client.post(f"{BASKET}/batch", data=body, content_type=NDJSON)
    assert (reply.status_code, reply.get_json()["code"]) == (413, "api.too-large")
    chunked = {"wsgi.input_terminated": True, "HTTP_TRANSFER_ENCODING": "chunked"}
    reply = client.post(
        f"{BASKET}/batch",
        data=body,
        content_type=NDJSON,
        environ_overrides=chunked,
    )
    *answers, last = [json.loads(line) for line in reply.data.splitlines()]
    assert {answer["answer"] for answer in answers} == {"yes"}
    assert len(answers) < 20
    assert (last["status"], last["code"], last["facts"]) == (413, "api.too-large", {"most": 200})


def test_a_thousand_problems_in_a_row_are_no_batch(client: FlaskClient) -> None:
    bad = ndjson({}, {"word": "?"}) * (PROBLEMS_IN_A_ROW // 2)
    good = ndjson(QUESTIONS[0])
    answers = post(client, bad[: -len(ndjson({"word": "?"}))] + good + bad + good)
    assert [answer.get("code") for answer in answers[:2]] == ["api.invalid", "kana.symbol"]
    assert answers[PROBLEMS_IN_A_ROW - 1]["answer"] == "yes"
    assert len(answers) == 2 * PROBLEMS_IN_A_ROW + 1
    assert answers[-1]["code"] == "api.too-many-problems"


def test_a_question_of_an_array_may_be_as_long_as_a_line(start: Start) -> None:
    client = start(max_body=100).test_client()
    array = json.dumps([QUESTIONS[0], {"word": "x" * 100}, QUESTIONS[0]]).encode()
    first, long, last = post(client, array, "application/json")
    assert (first["answer"], last["answer"]) == ("yes", "yes")
    assert (long["status"], long["code"], long["facts"]) == (413, "api.too-large", {"most": 100})


def test_commas_within_questions_are_no_further_questions(start: Start) -> None:
    client = start(max_batch_questions=3).test_client()
    many = [{"word": "ラッコ", "reading": None, "last": False}] * 3
    assert len(post(client, json.dumps(many).encode(), "application/json")) == 3


def test_an_array_holds_so_many_questions(start: Start) -> None:
    client = start(max_batch_questions=3).test_client()
    array = json.dumps([QUESTIONS[0]] * 3).encode()
    assert len(post(client, array, "application/json")) == 3
    array = json.dumps([QUESTIONS[0]] * 4).encode()
    reply = client.post(f"{BASKET}/batch", data=array, content_type="application/json")
    assert reply.status_code == 413
    assert reply.get_json()["code"] == "api.too-many-questions"
    assert reply.get_json()["facts"] == {"most": 3}


@pytest.mark.parametrize(
    ("body", "kind", "status", "code"),
    [
        (b"ABC", "text/plain", 415, "api.content-type"),
        (b"{}", "application/json", 400, "api.invalid"),
        (b"[", "application/json", 400, "api.malformed"),
        (b"", "application/json", 400, "api.no-body"),
    ],
)
def test_what_is_no_batch_at_all_is_one_problem(
    client: FlaskClient, body: bytes, kind: str, status: int, code: str
) -> None:
    reply = client.post(f"{BASKET}/batch", data=body, content_type=kind)
    assert (reply.status_code, reply.mimetype) == (status, "application/problem+json")
    assert reply.get_json()["code"] == code


def test_a_batch_of_nothing_has_no_answers(client: FlaskClient) -> None:
    assert post(client, b"") == []
    assert post(client, b"\n\n") == []
    assert post(client, b"[]", "application/json") == []


def test_so_many_batches_at_a_time(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordsvc.web.http.batch.WAIT_SECONDS", 0)
    client = start(batch_streams=1).test_client()
    body = ndjson(*QUESTIONS[:2])
    first = client.post(f"{BASKET}/batch", data=body, content_type=NDJSON, buffered=False)
    replies = iter(first.response)
    assert b"yes" in next(replies)
    second = client.post(f"{BASKET}/batch", data=body, content_type=NDJSON)
    assert (second.status_code, second.headers["Retry-After"]) == (503, "5")
    first.close()
    assert len(post(client, body)) == 2
    bad = client.post(f"{BASKET}/batch", data=b"", content_type="application/json")
    assert bad.status_code == 400
    assert len(post(client, body)) == 2


def test_a_bug_in_one_answer_is_no_end_of_the_others(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def buggy(verdict: Verdict, language: Language) -> Verdict:
        if verdict.word == "スキー":
            raise ZeroDivisionError
        return localize(verdict, language)

    monkeypatch.setattr("wordsvc.asking.judge.localize", buggy)
    answers = post(client, ndjson({"word": "スキー"}, {"word": "ラッコ"}))
    assert (answers[0]["status"], answers[0]["code"]) == (500, "api.internal")
    assert answers[1]["answer"] == "yes"


def test_a_parameter_that_nobody_reads_is_refused(client: FlaskClient) -> None:
    reply = client.post(f"{BASKET}/batch?x=1", data=b"", content_type=NDJSON)
    assert reply.status_code == 400
