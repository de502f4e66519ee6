"""One table, a phone each: opened, joined by its address, played, seen by the others at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit, Watched
from tests.browser.test_accessible import findings

NAMES = ("あや", "けん")


def opened(visit: Visit, game: str, players: int = 2, **options: str) -> Watched:
    phone = visit("/tables", **options)
    page = phone.page
    page.locator("[name=game]").select_option(game)
    page.locator("[name=seats]").select_option(str(players))
    page.locator("[name=name]").fill(NAMES[0])
    page.locator("#open button").click()
    expect(page.locator(".qr svg")).to_be_visible()
    return phone


def joined(visit: Visit, address: str, **options: str) -> Watched:
    """Somebody whose camera has read the code."""
    phone = visit(address, **options)
    join = phone.page.locator("#join")
    expect(join.locator("[name=invite]")).not_to_have_value("")
    join.locator("[name=name]").fill(NAMES[1])
    join.locator("button").click()
    expect(join).to_be_hidden()
    return phone


def path_of(page: Page) -> str:
    return re.sub(r"^https?://[^/]+", "", page.url)


@pytest.mark.parametrize("lost", ["/api/v1/tables", "/seats", "/host"])
def test_a_lost_answer_opens_no_second_table_and_takes_no_second_seat(
    visit: Visit, lost: str
) -> None:
    """The server has done what was asked, and the phone does not hear of it: it asks again."""
    phone = visit("/tables")
    page = phone.page
    answers: list[Any] = []

    def lose_once(route: Route) -> None:
        reply = route.fetch()
        answers.append(reply.json())
        if len(answers) == 1:
            route.abort()
        else:
            route.fulfill(response=reply)

    page.route(re.compile(f"{lost}$"), lose_once)
    page.locator("[name=name]").fill(NAMES[0])
    for _ in range(2):
        page.locator("#open button").click()
        expect(page.locator("#trouble:not(:empty), .qr svg")).to_be_visible()
    expect(page.locator(".qr svg")).to_be_visible()
    first, again = answers
    assert first == again or (lost == "/host" and again["code"] == "tables.wrong-token")
    phone.complaints.clear()  # of the answer that was lost


def test_a_word_thrown_on_one_phone_lies_on_the_other(visit: Visit) -> None:
    first = opened(visit, "word-basket").page
    second = joined(visit, path_of(first)).page
    expect(first.locator(".hand .card")).to_have_count(5)
    second.locator(".throw input").first.fill("かんが")  # what was typed stays while others move
    card = first.locator(".hand .card", has_text=re.compile(r"[ぁ-ん]")).first  # no number on one
    name = card.inner_text()
    card.click()
    expect(first.locator(".throw input").first).to_be_focused()
    first.locator(".throw input").first.fill("けしごむ")
    first.locator(".throw .play").click()
    expect(second.locator(".said kbd")).to_have_text(name)
    expect(first.locator(".hand .card")).to_have_count(4)
    expect(second.locator(".throw input").first).to_have_value("かんが")
    expect(second.get_by_role("button", name="異議あり！")).to_be_visible()


@pytest.mark.parametrize("locale", ["ja-JP", "en-US"])
def test_both_phones_say_why_a_challenged_word_was_refused(visit: Visit, locale: str) -> None:
    first = opened(visit, "word-basket", locale=locale).page
    second = joined(visit, path_of(first), locale=locale).page
    expect(first.locator(".hand .card")).to_have_count(5)
    first.locator(".hand .card").first.click()
    first.locator(".throw input").first.fill("ん")  # too short on every field, under every card
    first.locator(".throw .play").click()
    second.get_by_role("button", name=re.compile("異議|Challenge")).click()
    for page in (first, second):
        expect(page.locator("#ruling")).to_contain_text("3")
    second.locator(".hand .card").first.click()
    second.locator(".throw input").first.fill("けしごむ")
    second.locator(".throw .play").click()
    for page in (first, second):
        expect(page.locator("#ruling")).to_be_empty()


def test_a_game_of_boxes_is_played_with_a_program(visit: Visit) -> None:
    page = opened(visit, "super-lucky-box", locale="en-US").page
    page.get_by_role("button", name="add a bot").click()
    expect(page.locator("fieldset input")).to_have_count(5)
    for box in page.locator("fieldset input").all()[:3]:
        box.check()
    page.get_by_role("button", name="OK").click()
    expect(page.locator(".number b")).to_be_visible()
    squares = page.locator(".luckybox button")
    skip = page.get_by_role("button", name="Cross nothing")
    expect(squares.or_(skip).first).to_be_visible()
    squares.or_(skip).first.click()
    expect(page.locator(".number, .crossed").first).to_be_visible()


@pytest.mark.parametrize("game", ["tensai-clever", "barbarossa"])
def test_a_table_is_accessible_and_asks_what_the_game_asks(visit: Visit, game: str) -> None:
    players = 2 if game == "tensai-clever" else 3
    page = opened(visit, game, players).page
    assert findings(page) == []
    for _ in range(players - 1):
        page.get_by_role("button", name="ボットに座ってもらう").first.click()
        page.wait_for_load_state()
    expect(page.locator("#moves .deed").first).to_be_visible()
    assert findings(page) == []


def test_whoever_gives_another_invitation_is_told_so(visit: Visit) -> None:
    first = opened(visit, "word-basket")
    stranger = visit(path_of(first.page).partition("#")[0])
    stranger.page.locator("#join [name=invite]").fill("zzzzzzzz")
    stranger.page.locator("#join [name=name]").fill("だれか")
    stranger.page.locator("#join button").click()
    expect(stranger.page.locator("#trouble")).not_to_be_empty()
    assert [said for said in stranger.complaints if "403" not in said and "401" not in said] == []
    stranger.complaints.clear()


def test_a_phone_comes_back_to_its_seat(visit: Visit) -> None:
    page = opened(visit, "word-basket", 3).page
    page.reload()
    expect(page.locator(".chairs")).to_contain_text("あや（あなた）")
    page.goto(page.url.partition("/tables/")[0] + "/tables")
    page.locator("#mine a").first.click()
    expect(page.locator(".chairs")).to_contain_text("あや（あなた）")


@pytest.mark.parametrize("status", [429, 503])
def test_a_phone_that_was_not_answered_asks_again(visit: Visit, status: int) -> None:
    phone = opened(visit, "word-basket", 3)
    page, table = phone.page, phone.page.url.partition("/tables/")[2].partition("#")[0]
    page.clock.install()
    page.route(
        f"**/api/v1/tables/{table}",
        lambda route: route.fulfill(status=status, json={"status": status, "detail": "…"}),
        times=1,
    )
    page.reload()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#join")).to_be_hidden()
    page.clock.run_for("00:06")
    expect(page.locator(".chairs")).to_contain_text("あや（あなた）")
    expect(page.locator("#offline")).to_be_hidden()
    assert [said for said in phone.complaints if str(status) not in said] == []
    phone.complaints.clear()


def test_an_address_without_a_table_says_so(visit: Visit) -> None:
    phone = visit("/tables/zzzzzzzzzz")
    expect(phone.page.locator("main")).to_contain_text("zzzzzzzzzz")
    expect(phone.page.locator("#join")).to_have_count(0)
    assert all("404" in said for said in phone.complaints)
    phone.complaints.clear()
