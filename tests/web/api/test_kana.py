"""How a text is read, over HTTP."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient


def test_a_word_letter_by_letter(client: FlaskClient) -> None:
    assert client.get("/api/v1/kana/スキー").get_json() == {
        "text": "スキー",
        "reading": "すきー",
        "letters": ["す", "き", "ー"],
        "length": 3,
        "head": "す",
        "tails": ["い"],
        "rows": ["あ行"],
        "unvoiced": "すきー",
        "romaji": "suki-",
    }


def test_wa_has_no_line_card(client: FlaskClient) -> None:
    """WB-23: the lines go from あ to ら."""
    assert client.get("/api/v1/kana/にわ").get_json()["rows"] == []


@pytest.mark.parametrize(
    ("text", "position", "reason"),
    [("さと%25", 3, "symbol"), ("漢字", 1, "kanji"), ("か😀", 2, "emoji"), ("%00", 1, "control"),
     ("か%E2%80%AEか", 2, "control"), ("a%2Fb", 1, "latin"), ("ー", 1, "long-mark")],
)  # fmt: skip
def test_unreadable_text_is_refused_at_its_place(
    text: str, position: int, reason: str, client: FlaskClient
) -> None:
    reply = client.get(f"/api/v1/kana/{text}")
    problem = reply.get_json()
    assert reply.status_code == 400
    assert (problem["code"], problem["facts"]["reason"]) == (f"kana.{reason}", reason)
    assert problem["facts"]["position"] == position
