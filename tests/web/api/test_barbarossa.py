"""Clay subjects, letters and guesses over HTTP, judged by the real dictionary."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

JUDGE = "/api/v1/judge/barbarossa"


def ask(client: FlaskClient, what: str, body: dict[str, Any]) -> dict[str, Any]:
    reply = client.post(f"{JUDGE}/{what}", json=body)
    assert reply.status_code == 200, reply.get_json()
    answer: dict[str, Any] = reply.get_json()
    return answer


def test_a_subject_with_its_letters(client: FlaskClient) -> None:
    answer = ask(client, "subject", {"reading": "しーでぃー", "written": "CD"})
    assert (answer["answer"], answer["length"]) == ("yes", 5)
    assert answer["letters"][3] == {"letter": "ぃ", "note": "small"}
    assert "しーでー" in answer["other_readings"]
    assert answer["concreteness"] in ("concrete", "abstract", "unknown")


def test_letters(client: FlaskClient) -> None:
    body = {"reading": "でんわ", "position": 1}
    assert ask(client, "letter", body) == {"letter": "で", "note": "normal"}
    beyond = ask(client, "letter", body | {"position": 4})
    assert beyond == {"letter": None, "note": "none"}


def test_guesses(client: FlaskClient) -> None:
    subject = {"reading": "しーでぃー", "written": "CD"}
    right = ask(client, "guess", {"subject": subject, "guess": "シーデー"})
    assert (right["answer"], right["relation"]) == ("yes", "spelling")
    wrong = ask(client, "guess", {"subject": subject, "guess": "でんわ"})
    assert (wrong["answer"], wrong["relation"]) == ("no", "different")
    assert "作者" in wrong["findings"][0]["message"]


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("subject", {"reading": "", "written": "電話"}),
        ("subject", {"reading": "電話"}),
        ("subject", {"written": "電話"}),
        ("letter", {"reading": "電話", "position": 1}),
        ("letter", {"reading": "でんわ", "position": 0}),
        ("letter", {"reading": "でんわ", "position": -1}),
        ("letter", {"reading": "でんわ", "position": 1.5}),
        ("letter", {"reading": "でんわ"}),
        ("guess", {"subject": {"reading": "でんわ"}, "guess": ""}),
        ("guess", {"subject": {"reading": "でんわ"}}),
        ("guess", {"subject": "でんわ", "guess": "でんわ"}),
    ],
)
def test_questions_that_cannot_be_answered(
    client: FlaskClient, what: str, body: dict[str, Any]
) -> None:
    reply = client.post(f"{JUDGE}/{what}", json=body)
    assert reply.status_code == 400
    assert reply.content_type == "application/problem+json"
    assert reply.get_json()["detail"]
