"""One table, a phone each: opened, joined by its address, played, seen by the others at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit, Watched
from tests.browser.test_accessible import findings

NAMES = ("あや", "けん")


def opened(visit: Visit, game: str, players: int = 2, **options: Any) -> Watched:
    phone = visit("/tables", **options)
    page = phone.page
    page.locator("[name=game]").select_option(game)
    page.locator("[name=seats]").select_option(str(players))
    page.locator("[name=name]").fill(NAMES[0])
    page.locator("#open button").click()
    expect(page.locator(".qr svg")).to_be_visible()
    return phone


def joined(visit: Visit, address: str, **options: Any) -> Watched:
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


def threw(page: Page, word: str) -> str:
    """A word with a card that is no number; which one?"""
    card = page.locator(".hand .card", has_text=re.compile(r"[ぁ-ん]")).first
    name = card.inner_text()
    card.click()
    expect(page.locator(".throw [name=word]")).to_be_focused()
    page.locator(".throw [name=word]").fill(word)
    page.keyboard.press("Enter")
    return name


def two(visit: Visit, game: str = "word-basket", **options: Any) -> tuple[Watched, Watched]:
    """Two phones at a table where the game has begun."""
    first = opened(visit, game, **options)
    second = joined(visit, path_of(first.page), **options)
    for phone in (first, second):
        expect(phone.page.locator(".now")).to_be_visible()
    return first, second


def test_a_word_thrown_on_one_phone_lies_on_the_other(visit: Visit) -> None:
    first, second = (phone.page for phone in two(visit))
    expect(first.locator(".hand .card")).to_have_count(5)
    name = threw(first, "けしごむ")
    expect(second.locator(".said kbd")).to_have_text(name)
    expect(first.locator(".hand .card")).to_have_count(4)
    expect(second.get_by_role("button", name=re.compile("異議あり！"))).to_be_visible()
    for page in (first, second):
        expect(page.locator(".told .last")).to_contain_text(f"あや：「けしごむ」 → {name}")


def test_nothing_that_was_begun_is_lost_while_others_move(visit: Visit) -> None:
    """WB: focus, caret, a half-typed word, a chosen card and an open fold survive an update."""
    first, second = (phone.page for phone in two(visit))
    second.locator(".told summary").click()
    second.locator(".hand .card").first.click()
    word = second.locator(".throw [name=word]")
    word.fill("かんが")
    word.evaluate("(input) => { input.setSelectionRange(1, 2); window.input = input; }")
    threw(first, "けしごむ")
    expect(second.locator(".said b")).to_have_text("けしごむ")
    expect(word).to_be_focused()
    expect(word).to_have_value("かんが")
    kept = "(input) => [input === window.input, input.selectionStart, input.selectionEnd]"
    assert word.evaluate(kept) == [True, 1, 2]
    expect(second.locator(".hand .card").first).to_have_attribute("aria-pressed", "true")
    expect(second.locator(".told details")).to_have_attribute("open", "")


def test_a_word_thought_of_for_an_older_board_costs_nothing(visit: Visit) -> None:
    """WB-09: whoever was late takes the card back, is told so, and may throw it all the same."""
    first, late = two(visit)
    second = late.page
    second.locator(".hand .card").first.click()
    second.locator(".throw [name=word]").fill("かんがえ")
    threw(first.page, "けしごむ")
    expect(second.locator(".said b")).to_have_text("けしごむ")
    second.locator(".throw [name=word]").press("Enter")
    expect(second.locator("#trouble")).to_contain_text("ペナルティはありません")
    expect(second.locator(".hand .card")).to_have_count(5)
    second.locator(".throw [name=word]").press("Enter")
    expect(second.locator(".said b").last).to_have_text("かんがえ")
    expect(second.locator("#trouble")).to_be_empty()
    assert [said for said in late.complaints if "422" not in said] == []
    late.complaints.clear()


def test_a_double_tap_is_one_move(visit: Visit) -> None:
    first, _ = two(visit)
    page = first.page
    sent: list[str] = []
    page.on("request", lambda asked: sent.append(asked.url) if asked.method == "POST" else None)
    page.locator(".hand .card", has_text=re.compile(r"[ぁ-ん]")).first.click()
    page.locator(".throw [name=word]").fill("けしごむ")
    page.locator(".throw .play").dblclick()
    expect(page.locator(".said b")).to_have_text("けしごむ")
    expect(page.locator(".hand .card")).to_have_count(4)
    assert [url.rpartition("/")[2] for url in sent] == ["moves"]


def test_a_lost_answer_makes_no_second_move(visit: Visit) -> None:
    """The move was made and the phone does not hear of it: tried again, it is the same move."""
    first, _ = two(visit, "super-lucky-box")
    page = first.page
    answers: list[Any] = []

    def lose_once(route: Route) -> None:
        reply = route.fetch()
        answers.append(reply.json())
        if len(answers) == 1:
            route.abort()
        else:
            route.fulfill(response=reply)

    page.route(re.compile("/moves$"), lose_once)
    for box in page.locator(".offer").all()[:3]:
        box.click()
    page.locator(".play").click()
    expect(page.locator(".offer")).to_have_count(0)  # the stream has told it
    assert len(answers) == 1
    first.complaints.clear()


def test_whoever_throws_without_a_card_is_told_so(visit: Visit) -> None:
    first, _ = two(visit)
    page = first.page
    page.locator(".throw [name=word]").fill("けしごむ")
    page.locator(".throw [name=word]").press("Enter")
    expect(page.locator("#trouble")).to_have_text("出すカードを選んでください。")
    page.locator(".hand .card").first.click()
    expect(page.locator("#trouble")).to_be_empty()


def silent(route: Route) -> None:
    """A stream that was cut without an error: nothing comes, and nobody says so."""
    del route


@pytest.mark.parametrize("woken", ["focus", "online", "25 seconds"])
def test_a_silent_stream_is_made_anew_from_the_last_version(visit: Visit, woken: str) -> None:
    first = opened(visit, "word-basket").page
    second = visit(path_of(first)).page
    second.clock.install()
    second.route(re.compile("/events"), silent, times=1)
    second.locator("#join [name=name]").fill(NAMES[1])
    second.locator("#join button").click()
    expect(second.locator(".hand .card")).to_have_count(5)
    name = threw(first, "けしごむ")
    expect(first.locator(".said kbd")).to_have_text(name)
    expect(second.locator(".said")).to_have_count(0)
    if woken == "25 seconds":
        second.clock.run_for("00:26")
    else:
        second.evaluate(f"dispatchEvent(new Event({woken!r}))")
    expect(second.locator(".said kbd")).to_have_text(name)
    expect(second.locator(".told .last")).to_contain_text("けしごむ")


def test_a_lost_connection_is_shown_and_comes_back(visit: Visit) -> None:
    first, lost = two(visit)
    second = lost.page
    second.context.set_offline(True)
    expect(second.locator(".lost")).to_be_visible()
    threw(first.page, "けしごむ")
    expect(first.page.locator(".said b")).to_have_text("けしごむ")
    second.context.set_offline(False)
    expect(second.locator(".said b")).to_have_text("けしごむ")
    expect(second.locator(".lost")).to_be_hidden()
    lost.complaints.clear()


@pytest.mark.parametrize("locale", ["ja-JP", "en-US"])
def test_both_phones_say_why_a_challenged_word_was_refused(visit: Visit, locale: str) -> None:
    first, second = (phone.page for phone in two(visit, locale=locale))
    second.clock.install()
    threw(first, "ん")  # too short on every field, under every card
    second.get_by_role("button", name=re.compile("異議|Challenge")).click()
    for page in (first, second):
        last = page.locator(".told .last")
        expect(last).to_contain_text(NAMES[1])
        expect(last).to_contain_text(re.compile(r"異議！|Challenge!"))
        expect(last).to_contain_text(re.compile(r"→ あや \+1"))
        assert page.locator(".told .last").get_attribute("aria-live") == "polite"
    expect(first.locator(".hand .card")).to_have_count(6)
    second.clock.fast_forward(1000)  # whoever types has looked at the board
    threw(second, "けしごむ")
    for page in (first, second):
        expect(page.locator(".told .last")).to_contain_text("けしごむ")
        page.locator(".told summary").click()
        expect(page.locator(".told li").first).to_contain_text(re.compile("異議！|Challenge!"))
        assert findings(page) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_lines_move_only_where_somebody_likes_it(visit: Visit, motion: str) -> None:
    first = opened(visit, "word-basket").page
    second = joined(visit, path_of(first), reduced_motion=motion).page
    second.evaluate(
        "window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) {"
        " window.moved += 1; return animate.apply(this, how); }; null"
    )
    threw(first, "けしごむ")
    expect(second.locator(".told .last")).to_contain_text("けしごむ")
    assert (second.evaluate("window.moved") > 0) is (motion != "reduce")


def test_sounds_are_muted_for_good_and_none_is_heard_by_who_only_watches(visit: Visit) -> None:
    first, phone = two(visit)
    second = phone.page
    second.locator(".told summary").click()
    sound = second.get_by_role("button", name="音")
    expect(sound).to_have_attribute("aria-pressed", "true")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "false")
    second.reload()
    second.locator(".told summary").click()
    expect(second.get_by_role("button", name="音")).to_have_attribute("aria-pressed", "false")
    assert first.page.evaluate("localStorage.getItem('wordsvc.sound')") is None


def test_cards_that_the_server_says_fit_light_up(visit: Visit) -> None:
    first, _ = two(visit)
    page = first.page
    cards = page.locator(".hand .card").all_inner_texts()
    letter = next(card for card in cards if re.fullmatch("[ぁ-ん]", card))
    page.route(
        "**/judge/word-basket?**",
        lambda route: route.fulfill(json=route.fetch().json() | {"cards": [letter]}),
    )
    page.locator(".throw [name=word]").fill("けしごむ")
    lit = page.locator(".hand .fits")
    expect(lit.first).to_be_visible()
    assert {text.partition("（")[0].strip() for text in lit.all_inner_texts()} == {letter}


def test_a_game_of_boxes_is_played_with_a_program(visit: Visit) -> None:
    page = opened(visit, "super-lucky-box", locale="en-US").page
    page.get_by_role("button", name="add a bot").click()
    expect(page.locator(".now")).to_contain_text("Choose 3 boxes")
    assert findings(page) == []
    for box in page.locator(".offer").all()[:3]:
        box.click()
    expect(page).to_have_title(re.compile("^● "))
    page.get_by_role("button", name="Keep these").click()
    expect(page.locator(".number b")).to_be_visible()
    assert findings(page) == []
    free = page.locator(".luckybox .free button, .luckybox .dear button").first
    free.click()
    expect(page.locator(".decide")).to_contain_text("Crosses")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".decide .play")).to_have_count(0)
    expect(page.locator(".luckybox .crossed")).to_have_count(0)
    free.click()
    page.get_by_role("button", name="Cross it").click()
    expect(page.locator(".luckybox .crossed")).to_have_count(1)
    page.locator(".told summary").click()
    expect(page.locator(".told")).to_contain_text("あや crossed")
    assert findings(page) == []


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
    expect(page.locator(".chairs")).to_contain_text(re.compile("あや.*（あなた）"))
    page.goto(page.url.partition("/tables/")[0] + "/tables")
    page.locator("#mine a").first.click()
    expect(page.locator(".chairs")).to_contain_text(re.compile("あや.*（あなた）"))


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
    expect(page.locator(".chairs")).to_contain_text(re.compile("あや.*（あなた）"))
    expect(page.locator("#offline")).to_be_hidden()
    assert [said for said in phone.complaints if str(status) not in said] == []
    phone.complaints.clear()


def test_an_address_without_a_table_says_so(visit: Visit) -> None:
    phone = visit("/tables/zzzzzzzzzz")
    expect(phone.page.locator("main")).to_contain_text("zzzzzzzzzz")
    expect(phone.page.locator("#join")).to_have_count(0)
    assert all("404" in said for said in phone.complaints)
    phone.complaints.clear()
