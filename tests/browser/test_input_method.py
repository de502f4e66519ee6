"""What the input method composes tells how a word is read; nothing it loses makes the page deaf."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visit

FIELD = "#word"


def questions(page: Page) -> list[dict[str, Any]]:
    """What the judge is asked from here on."""
    asked: list[dict[str, Any]] = []

    def note(request: Request) -> None:
        if request.url.endswith("/judge/word-basket"):
            asked.append(json.loads(request.post_data or "{}"))

    page.on("request", note)
    return asked


class Composer:
    """An input method: kana by kana, then its conversion, then what is confirmed."""

    def __init__(self, page: Page) -> None:
        self._keys = page.context.new_cdp_session(page)
        page.locator(FIELD).focus()

    def __call__(self, *shown: str) -> None:
        for text in shown:
            place = {"selectionStart": len(text), "selectionEnd": len(text)}
            self._keys.send("Input.imeSetComposition", {"text": text, **place})
        self._keys.send("Input.insertText", {"text": shown[-1]})


def judged(page: Page, reading: str, answer: str = "") -> None:
    expect(page.locator("#verdict:not(.stale) .reading")).to_have_text(reading)
    if answer:
        expect(page.locator("#verdict .answer")).to_have_text(answer)


@pytest.mark.parametrize(
    ("pieces", "written", "reading"),
    [
        ([["n", "ね", "ねk", "ねこ", "猫"]], "猫", "ねこ"),
        ([["あ", "あs", "あす", "明日"]], "明日", "あす"),
        ([["あ", "あし", "あした", "明日"]], "明日", "あした"),
        ([["ほ", "ほn", "本"]], "本", "ほん"),
        ([["なま", "生"], ["びーる", "ビール"]], "生ビール", "なまビール"),
    ],
)
def test_the_composed_kana_are_the_reading(
    visit: Visit, pieces: Sequence[Sequence[str]], written: str, reading: str
) -> None:
    page = visit().page
    asked = questions(page)
    compose = Composer(page)
    for piece in pieces:
        compose(*piece)
    judged(page, reading.replace("ビール", "びーる"))
    assert page.locator(FIELD).input_value() == written
    assert (asked[-1]["word"], asked[-1]["reading"]) == (written, reading)


def test_the_other_everyday_reading_is_a_tap_away(visit: Visit) -> None:
    page = visit().page
    Composer(page)("あす", "明日")
    judged(page, "あす")
    page.locator(".readings").get_by_role("button", name="あした", exact=True).click()
    judged(page, "あした")
    expect(page.locator(".readings button", has_text="あす")).to_have_count(1)
    sizes = page.locator(".verdict").evaluate(
        """(verdict) => [".reading", ".answer"].map((part) =>
            parseFloat(getComputedStyle(verdict.querySelector(part)).fontSize))"""
    )
    assert sizes[0] >= 0.75 * sizes[1]


def test_a_reading_by_which_nobody_knows_the_word_is_not_sent_for_good(visit: Visit) -> None:
    """Kanji are often called up by the reading of another word."""
    page = visit().page
    asked = questions(page)
    Composer(page)("いす", "机")
    judged(page, "つくえ", "使える")
    assert [one.get("reading") for one in asked] == ["いす", None]


def test_a_pasted_word_has_no_reading(visit: Visit) -> None:
    page = visit().page
    asked = questions(page)
    Composer(page)("あす", "明日")
    judged(page, "あす")
    page.locator(FIELD).press("ControlOrMeta+a")
    page.keyboard.insert_text("明日は我が身"[:2])
    page.locator(FIELD).press("ControlOrMeta+a")
    page.keyboard.insert_text("市場")
    expect(page.locator("#verdict:not(.stale) .word")).to_have_text("市場")
    assert (asked[-1]["word"], asked[-1].get("reading")) == ("市場", None)


def test_a_word_converted_again_has_no_reading(visit: Visit) -> None:
    page = visit().page
    asked = questions(page)
    compose = Composer(page)
    compose("あす", "明日")
    judged(page, "あす")
    page.locator(FIELD).press("ControlOrMeta+a")
    compose("いちば", "市場")
    expect(page.locator("#verdict:not(.stale) .word")).to_have_text("市場")
    assert (asked[-1]["word"], asked[-1].get("reading")) == ("市場", None)


def test_a_change_of_the_word_forgets_how_it_was_composed(visit: Visit) -> None:
    page = visit().page
    asked = questions(page)
    compose = Composer(page)
    compose("あす", "明日")
    judged(page, "あす")
    page.locator(FIELD).press("Backspace")
    expect(page.locator("#verdict:not(.stale) .word")).to_have_text("明")
    assert asked[-1].get("reading") is None


def test_kana_are_their_own_reading(visit: Visit) -> None:
    page = visit().page
    asked = questions(page)
    Composer(page)("すき", "すきー", "スキー")
    expect(page.locator("#verdict .answer")).to_have_text("使える")
    assert "reading" not in asked[-1]


def test_a_lost_end_of_a_composition_leaves_the_page_awake(visit: Visit) -> None:
    page = visit().page
    field = page.locator(FIELD)
    field.dispatch_event("compositionstart", {"data": ""})
    field.press_sequentially("スキー")
    expect(page.locator("#verdict .answer")).to_have_text("使える")
    field.dispatch_event("compositionstart", {"data": ""})
    field.press("Enter")
    expect(page.locator("#log li")).to_have_text(["スキー"])


def test_enter_of_a_phone_that_gives_no_key_codes_plays_the_word(visit: Visit) -> None:
    """Some input methods send every key as 229, also when nothing is composed."""
    page = visit().page
    field = page.locator(FIELD)
    field.press_sequentially("スキー")
    expect(page.locator("#verdict .answer")).to_have_text("使える")
    field.dispatch_event("keydown", {"key": "Enter", "keyCode": 229})
    expect(page.locator("#log li")).to_have_text(["スキー"])


def test_enter_that_confirms_a_conversion_plays_nothing(visit: Visit) -> None:
    page = visit().page
    Composer(page)("ねこ", "猫")
    page.locator(FIELD).dispatch_event("keydown", {"key": "Enter", "keyCode": 229})
    judged(page, "ねこ", "使えない")
    expect(page.locator("#log li")).to_have_count(0)


def test_what_the_word_is_stands_beside_the_verdict(visit: Visit) -> None:
    """Also where it may not be played."""
    page = visit().page
    page.locator(FIELD).fill("猫")
    judged(page, "ねこ", "使えない")
    expect(page.locator(".meaning")).to_have_text(
        "ねこ【猫】動物 cat (esp. the domestic cat, Felis catus)"
    )
    page.locator(FIELD).fill("ねこま")
    expect(page.locator(".meaning").last).to_contain_text("ねこま【猫】古い言い方・動物")
    page.locator(FIELD).fill("ぬぬぬぬ")
    expect(page.locator("#verdict .answer")).to_have_text("みんなで決める")
    expect(page.locator(".meaning")).to_have_count(0)
