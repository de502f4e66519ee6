"""The page at / answers without JavaScript, in both languages."""

from __future__ import annotations

import gzip
import re
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from wordsvc.web.pages import tables
from wordsvc.web.pages.assets import modules
from wordsvc.web.pages.files import files
from wordsvc.web.pages.tabs import TABS


class Read(HTMLParser):
    """What a page says and holds, by tag, class and name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.text = ""
        self.fields: dict[str, str] = {}
        self.chosen: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.classes: list[str] = []
        self.tags: list[str] = []
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.classes += told.get("class", "").split()
        if tag in ("input", "select") and "name" in told:
            self.fields[told["name"]] = told.get("value", "")
            self._select = told["name"]
        if tag == "option" and "selected" in told:
            self.chosen[self._select] = told.get("value", "")
        if tag == "a":
            self.links[told.get("class", told["href"])] = told["href"]

    def handle_data(self, data: str) -> None:
        self.text += data


def read(client: FlaskClient, status: int = 200, language: str = "", **asked: str) -> Read:
    headers = {"Accept-Language": language} if language else {}
    reply = client.get("/", query_string=asked, headers=headers)
    assert reply.status_code == status
    assert reply.content_type == "text/html; charset=utf-8"
    return Read(reply.get_data(as_text=True))


def test_an_empty_page_asks_for_a_word(client: FlaskClient) -> None:
    page = read(client)
    assert "ワードバスケットで、その言葉は使えますか？" in page.text
    assert {"word", "previous", "card", "last", "rules", "reading", "field"} <= page.fields.keys()
    assert "verdict" not in page.classes


def test_a_verdict_is_shown_with_the_next_letter_cards_and_evidence(client: FlaskClient) -> None:
    page = read(client, word="イングリッシュ", previous="スキー", card="7+", rules="tournament")
    assert {"verdict", "yes"} <= {*page.classes}
    for text in ("使える", "いんぐりっしゅ", "7文字", "次は", "ゆ", "や行", "普通名詞", "JMdict"):
        assert text in page.text, text
    assert page.fields["word"] == "イングリッシュ"
    assert page.fields["previous"] == "スキー"
    assert page.chosen["rules"] == "tournament"


def test_the_next_question_is_one_link_away(client: FlaskClient) -> None:
    first = read(client, word="イングリッシュ", card="ゆ", lang="ja")
    page = Read(client.get(first.links["onward"]).get_data(as_text=True))
    assert (page.fields["previous"], page.fields["word"]) == ("イングリッシュ", "")


def test_a_no_says_why_and_offers_nothing_to_go_on_with(client: FlaskClient) -> None:
    page = read(client, word="ラッコ", previous="スキー", lang="en")
    assert {"verdict", "no"} <= {*page.classes}
    assert "The word must begin with" in page.text
    assert "onward" not in page.links
    assert "next" not in page.classes


@pytest.mark.parametrize(("lang", "heard"), [("en", "ja"), ("", "en-US,ja;q=0.5")])
def test_english_by_address_or_by_browser(lang: str, heard: str, client: FlaskClient) -> None:
    page = read(client, language=heard, word="ことば", lang=lang)
    assert "Cards it can be played with" in page.text
    assert "lang=ja" in page.links["language"]


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [({"word": "さと%"}, "3文字目の「%」"), ({"word": "あ" * 65}, "64文字まで"),
     ({"word": "ことば", "card": "Q"}, "「Q」"), ({"word": "ことば", "last": "maybe"}, "true"),
     ({"word": "ことば", "rules": "oficial"}, "oficial"), ({"word": "\x00"}, "U+0000")],
)  # fmt: skip
def test_a_question_that_cannot_be_read_is_told_so(
    asked: dict[str, str], sentence: str, client: FlaskClient
) -> None:
    page = read(client, status=400, **asked)
    assert "trouble" in page.classes
    assert sentence in page.text


def test_a_browser_that_is_lost_gets_a_page_and_a_program_a_problem(client: FlaskClient) -> None:
    accepted = "text/html,application/xhtml+xml,*/*;q=0.8"
    lost = client.get("/nowhere?lang=en", headers={"Accept": accepted})
    assert lost.status_code == 404
    page = Read(lost.get_data(as_text=True))
    assert "There is nothing at this URL" in page.text
    assert page.links["onward"] == "/?lang=en"
    for headers, path in (({"Accept": accepted}, "/api/v1/nowhere"), ({}, "/nowhere")):
        assert client.get(path, headers=headers).content_type == "application/problem+json"
    refused = client.delete("/", headers={"Accept": accepted})
    assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")


def test_blank_and_foreign_fields_do_not_matter(client: FlaskClient) -> None:
    page = read(client, word=" ことば ", previous="", card="", reading="  ", utm_source="x")
    assert "yes" in page.classes


def test_what_was_typed_in_is_never_markup(client: FlaskClient) -> None:
    typed = "\"><script>alert('x')</script>"
    for field in ("word", "previous", "reading", "rules", "card"):
        reply = client.get("/", query_string={"word": "ことば", field: typed})
        assert "<script>" not in reply.get_data(as_text=True)


def test_the_dictionaries_are_acknowledged_with_their_date(client: FlaskClient) -> None:
    assert read(client).links["/sources"] == "/sources"
    page = Read(client.get("/sources").get_data(as_text=True))
    for text in ("JMdict", "Electronic Dictionary Research and Development Group", "UniDic",
                 "SudachiDict", "CC-BY-SA-4.0"):  # fmt: skip
        assert text in page.text
    assert "版" in page.text


def test_the_language_that_was_chosen_is_kept(client: FlaskClient) -> None:
    assert "Word referee" in read(client, lang="en").text
    assert "Word referee" in read(client, language="ja").text
    assert "ことばの審判" in read(client, lang="ja").text


def test_reasons_name_the_rule_they_rest_on(client: FlaskClient) -> None:
    page = read(client, word="ラッコ", previous="スキー")
    assert page.links["rule"] == "/rules/word-basket#WB-06"
    rules = client.get("/rules/word-basket").get_data(as_text=True)
    assert 'id="WB-06"' in rules


def test_modules_are_light_and_travel_packed(client: FlaskClient) -> None:
    heavy = {name: len(files()[f"js/{name}.js"].body) for name in modules()}
    of_tables = sum(heavy.pop(name) for name in tables.modules_of_tables())
    assert sum(heavy.values()) + len(client.get("/worker.js").data) <= 60 * 1024
    assert of_tables <= 120 * 1024
    named = client.get("/").get_data(as_text=True).split('rel="modulepreload" href="')[1]
    reply = client.get(named.split('"')[0], headers={"Accept-Encoding": "gzip"})
    assert reply.content_encoding == "gzip"
    assert "immutable" in reply.headers["Cache-Control"]
    assert gzip.decompress(reply.data) == client.get(named.split('"')[0]).data
    old = client.get("/modules/older/page.js")
    assert "immutable" not in old.headers["Cache-Control"]
    assert client.get("/modules/older/nothing.js").status_code == 404


def test_the_worker_names_every_file_that_a_page_needs(client: FlaskClient) -> None:
    worker = client.get("/worker.js").get_data(as_text=True)
    for tab in TABS:
        page = client.get(tab.path).get_data(as_text=True)
        for address in re.findall(
            r'(?:href|src)="(/(?:modules|static)/[^"]+(?:js|css)[^"]*)"', page
        ):
            assert f'"{address}"' in worker
    of_tables = tables.modules_of_tables()
    kept = {name for name in modules() if f"/{name}.js" in worker}
    assert kept | of_tables == set(modules())
    assert not kept & of_tables
