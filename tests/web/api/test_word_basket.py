"""Word Basket verdicts over HTTP: the question in a query or a body, the answer in both."""

from __future__ import annotations

from typing import Any

import pytest
from flask.testing import FlaskClient

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.word_basket import Question, judge, preset

JUDGE = "/api/v1/judge/word-basket"
KEYS = {
    "answer", "word", "reading", "written", "letters", "length", "head", "tails", "cards",
    "findings", "evidence", "rules", "lexicon",
}  # fmt: skip


def test_the_first_question_of_all(client: FlaskClient) -> None:
    """WB-T02, WB-T03: スキー → イングリッシュ with the ゆ card."""
    reply = client.get(
        JUDGE, query_string={"word": "イングリッシュ", "previous": "スキー", "card": "ゆ"}
    )
    verdict = reply.get_json()
    assert reply.status_code == 200
    assert verdict["answer"] == "yes"
    assert verdict["findings"] == []
    assert verdict.keys() == KEYS
    assert (verdict["reading"], verdict["head"], verdict["tails"]) == (
        "いんぐりっしゅ",
        "い",
        ["ゆ"],
    )
    assert verdict["cards"] == ["ゆ", "や行", "7+"]


@pytest.mark.parametrize(
    "question",
    [
        {"word": "ボート", "previous": "ゆたんぽ", "card": "と"},
        {"word": "てんかいず", "card": "5"},
        {"word": "つみき", "previous": "てんかいず", "previous_card": "5"},
        {"word": "スキー", "last": True},
        {"word": "一日", "field": "つ", "rules": "family"},
        {"word": "東京", "reading": "とうきょう"},
    ],
)
def test_query_body_and_core_give_one_verdict(
    question: dict[str, Any], client: FlaskClient, lexicon: CompiledLexicon
) -> None:
    texts = {
        name: str(value).lower() if value is True else value for name, value in question.items()
    }
    asked = client.get(JUDGE, query_string=texts).get_json()
    told = client.post(JUDGE, json=question).get_json()
    rules = preset(question.get("rules", "official"))
    bare = {name: value for name, value in question.items() if name != "rules"}
    verdict = judge(Question(**bare), lexicon, rules)
    assert asked == told
    assert asked["answer"] == verdict.answer
    assert [f["code"] for f in asked["findings"]] == [f.code for f in verdict.findings]


def test_a_no_is_a_reply_and_says_why_in_the_language_asked_for(client: FlaskClient) -> None:
    question = {"word": "ラッコ", "previous": "スキー"}
    japanese = client.post(JUDGE, json=question)
    english = client.post(JUDGE, json=question, headers={"Accept-Language": "en-GB,en;q=0.9"})
    assert (japanese.status_code, japanese.get_json()["answer"]) == (200, "no")
    assert japanese.headers["Content-Language"] == "ja"
    assert "「い」" in japanese.get_json()["findings"][0]["message"]
    assert english.headers["Content-Language"] == "en"
    assert "must begin" in english.get_json()["findings"][0]["message"]
    assert {reply.headers["Vary"] for reply in (japanese, english)} == {"Accept-Language"}
    for reply in (japanese.get_json(), english.get_json()):
        assert reply["findings"][0]["code"] == "basket.head"
        assert reply["findings"][0]["facts"] == {"want": ["い"], "got": "ら"}


def test_a_finding_has_facts_even_where_there_is_nothing_more_to_say(client: FlaskClient) -> None:
    findings = client.get(JUDGE, query_string={"word": "みかん"}).get_json()["findings"]
    assert findings[0].pop("message")
    assert findings == [{"code": "basket.ends-n", "level": "no", "facts": {}}]


def test_rules_are_a_name_or_changes_to_a_preset(client: FlaskClient) -> None:
    def answer(rules: object) -> str:
        reply = client.post(JUDGE, json={"word": "いも", "rules": rules})
        assert reply.status_code == 200
        return str(reply.get_json()["answer"])

    assert answer("official") == "no"
    assert answer("kids2") == "yes"
    assert answer({"shortest": 2}) == "yes"
    assert answer({"preset": "kids2", "shortest": 3}) == "no"


def test_a_chain_is_judged_word_by_word(client: FlaskClient) -> None:
    words = ["スキー", {"word": "イングリッシュ", "card": "ゆ"}, "ゆたんぽ", "ボート"]
    reply = client.post(f"{JUDGE}/chain", json={"words": words}).get_json()
    assert reply["answer"] == "yes"
    assert [verdict["reading"] for verdict in reply["verdicts"]] == [
        "すきー", "いんぐりっしゅ", "ゆたんぽ", "ぼーと",
    ]  # fmt: skip
    broken = client.post(f"{JUDGE}/chain", json={"words": ["スキー", "ラッコ"], "field": "す"})
    assert [verdict["answer"] for verdict in broken.get_json()["verdicts"]] == ["yes", "no"]
    assert broken.get_json()["answer"] == "no"
