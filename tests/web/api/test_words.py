"""Words that fit a pattern, page by page."""

from __future__ import annotations

from itertools import islice

import pytest
from flask.testing import FlaskClient

from wordsvc.asking.find import OFFERED_AT_MOST
from wordsvc.kana import Reading, head, row, tails
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.protocol import Pattern

WORDS = "/api/v1/words"


def test_pages_follow_one_another_without_gap_or_repetition(
    client: FlaskClient, lexicon: CompiledLexicon
) -> None:
    asked = {"start": "す", "end": "こ", "length": "3-6", "limit": "7"}
    found: list[str] = []
    cursor = ""
    for _ in range(3):
        page = client.get(WORDS, query_string=asked | {"cursor": cursor}).get_json()
        found += [word["reading"] for word in page["words"]]
        cursor = page["next"]
    pattern = Pattern(frozenset("す"), frozenset("こ"), 3, 6)
    assert found == [word.reading for word in islice(lexicon.search(pattern), 21)]
    assert len(set(found)) == 21


def test_the_last_page_says_so(client: FlaskClient) -> None:
    asked = {"start": "ぬ", "end": "ぬ", "limit": "500"}
    page = client.get(WORDS, query_string=asked).get_json()
    assert 0 < len(page["words"]) < 500
    assert page["next"] is None


def test_a_whole_hand_may_be_asked_for(client: FlaskClient) -> None:
    """Each word fits one of the cards, and every card gets its words."""
    asked = {"start": "す", "end": "こ,や行,7+", "limit": "500"}
    words = client.get(WORDS, query_string=asked).get_json()["words"]
    fits = {"こ": 0, "や行": 0, "7+": 0}
    for word in words:
        reading = Reading.parse(word["reading"])
        ends = tails(reading)[0]
        cards = {"こ": ends == "こ", "や行": row(ends) == "や行", "7+": reading.length >= 7}
        assert head(reading) == "す"
        assert any(cards.values()), word
        fits = {card: count + cards[card] for card, count in fits.items()}
    assert min(fits.values()) > 0
    familiarity = [word["familiarity"] for word in words if word["familiarity"] is not None]
    assert familiarity == sorted(familiarity, reverse=True)


def test_a_number_wild_never_lies_on_a_number_wild(client: FlaskClient) -> None:
    """WB-27."""
    assert client.get(WORDS, query_string={"start": "5", "end": "5,6"}).get_json()["words"] == []
    words = client.get(WORDS, query_string={"start": "5", "end": "5,こ"}).get_json()["words"]
    assert words
    assert all(Reading.parse(word["reading"]).length == 5 for word in words)
    assert all(tails(Reading.parse(word["reading"])) == ("こ",) for word in words)


@pytest.mark.parametrize(
    ("plain", "coded"),
    [("length=7+", "length=7%2B"), ("length=7+&limit=50", "length=7%2B"),
     ("end=7+", "end=7%2B"), ("end=こ,や行,7+", "end=こ,や行,7%2B"), ("end=7+,こ", "end=7%2B,こ")],
)  # fmt: skip
def test_a_plus_means_itself_whether_encoded_or_not(
    plain: str, coded: str, client: FlaskClient
) -> None:
    reply = client.get(f"{WORDS}?start=す&{plain}")
    assert reply.status_code == 200
    assert reply.get_json()["words"] == client.get(f"{WORDS}?start=す&{coded}").get_json()["words"]


@pytest.mark.parametrize("asked", ["end=5+", "start=5+", "limit=5+"])
def test_a_plus_is_never_passed_over(asked: str, client: FlaskClient) -> None:
    assert client.get(f"{WORDS}?{asked}").status_code == 400


@pytest.mark.parametrize("forge", ["1{}", "{}0", "-{}", "x.y", f"{OFFERED_AT_MOST + 1}.seal"])
def test_a_cursor_of_something_else_is_refused(forge: str, client: FlaskClient) -> None:
    cursor = client.get(WORDS, query_string={"start": "す"}).get_json()["next"]
    asked = {"start": "せ" if forge == "1{}" else "す", "cursor": forge.format(cursor)}
    reply = client.get(WORDS, query_string=asked)
    assert (reply.status_code, reply.get_json()["code"]) == (400, "api.cursor")


@pytest.mark.parametrize(
    ("asked", "pointer", "code"),
    [({"start": "Q"}, "/start", "basket.bad-card"), ({"end": "こ,,"}, "/end", "basket.bad-card"),
     ({"length": "4-2"}, "/length", "shape.pattern"), ({"length": "0"}, "/length", "shape.pattern"),
     ({"limit": "501"}, "/limit", "shape.range"), ({"kind": "cat"}, "/kind", "shape.choice"),
     ({"limit": "many"}, "/limit", "shape.type"), ({"page": "2"}, "/page", "shape.unknown")],
)  # fmt: skip
def test_each_fault_has_its_place(
    asked: dict[str, str], pointer: str, code: str, client: FlaskClient
) -> None:
    reply = client.get(WORDS, query_string=asked)
    faults = [(e["pointer"], e["code"]) for e in reply.get_json()["facts"]["errors"]]
    assert reply.status_code == 400
    assert faults == [(pointer, code)]


def test_everything_known_of_a_word_is_told(client: FlaskClient, lexicon: CompiledLexicon) -> None:
    story = client.get(f"{WORDS}/とうきょう").get_json()
    assert list(story) == [
        "text", "readings", "entries", "meanings", "verdict", "why", "version",
    ]  # fmt: skip
    assert {"東京", "頭胸"} <= {entry["written"] for entry in story["entries"]}
    assert {"proper", "common"} <= {entry["kind"] for entry in story["entries"]}
    assert story["verdict"]["answer"] == "ask"
    assert story["version"] == lexicon.version
    english = client.get(f"{WORDS}/とうきょう", headers={"Accept-Language": "en"}).get_json()
    assert len(english["why"]) == len(story["why"]) > 0
    assert not {*english["why"]} & {*story["why"]}


@pytest.mark.parametrize("text", ["東京", "ラッコ", "ぬるぽんちょ", "食べる", "ﾗｯｺ"])
def test_known_and_unknown_words_have_their_story(text: str, client: FlaskClient) -> None:
    story = client.get(f"{WORDS}/{text}").get_json()
    assert story["text"] == text
    assert story["why"]
    assert story["verdict"]["word"] == text


def test_a_story_needs_a_word(client: FlaskClient) -> None:
    reply = client.get(f"{WORDS}/さと%25")
    assert (reply.status_code, reply.get_json()["code"]) == (400, "kana.symbol")
    assert client.get(f"{WORDS}/{'あ' * 65}").status_code == 400
