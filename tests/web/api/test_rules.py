"""Rules and sheets as data."""

from __future__ import annotations

from flask.testing import FlaskClient

PRESETS = ["official", "tournament", "family", "kids2", "strong4"]


def test_all_named_rules_are_listed_and_can_be_read(client: FlaskClient) -> None:
    listed = client.get("/api/v1/rules").get_json()["rules"]
    assert [r["name"] for r in listed if r["game"] == "word-basket"] == PRESETS
    for rules in listed:
        read = client.get(f"/api/v1/rules/{rules['game']}/{rules['name']}").get_json()
        assert rules.items() <= read.items()
        assert rules["title"]["ja"] != rules["title"]["en"]
        assert read["data"]


def test_the_options_of_a_preset_give_the_preset(client: FlaskClient) -> None:
    options = client.get("/api/v1/rules/word-basket/strong4").get_json()["data"]
    changes = {name: value for name, value in options.items() if value is not None}
    asked = {"word": "ラッコ", "rules": changes}
    verdict = client.post("/api/v1/judge/word-basket", json=asked).get_json()
    assert options["shortest"] == 4
    assert [finding["code"] for finding in verdict["findings"]] == ["basket.short"]


def test_rules_that_nobody_knows(client: FlaskClient) -> None:
    reply = client.get("/api/v1/rules/word-basket/oficial")
    assert (reply.status_code, reply.get_json()["code"]) == (404, "api.no-such-rules")
    assert reply.get_json()["facts"]["known"] == PRESETS
    assert client.get("/api/v1/rules/chess/official").status_code == 404
