"""Typing, playing, voting and remembering on the Word Basket page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Visit

JUDGE = "**/api/v1/judge/word-basket"


def says(page: Page, answer: str) -> None:
    expect(page.locator("#verdict:not(.stale) .answer")).to_have_text(answer)


def play(page: Page, word: str) -> None:
    page.locator("#word").fill(word)
    says(page, "使える")
    page.locator(".play").click()
    expect(page.locator("#log li").last).to_have_text(word)


def questions(page: Page) -> list[str]:
    """What the judge is asked from here on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/judge/" in request.url:
            asked.append(request.post_data or "")

    page.on("request", note)
    return asked


def test_a_chain_is_judged_while_typing_and_undone(visit: Visit) -> None:
    page = visit().page
    play(page, "スキー")
    expect(page.locator("#field-letter")).to_have_text("い")
    page.locator("#word").press_sequentially("イングリッシュ")
    says(page, "使える")
    expect(page.locator(".next b")).to_have_text("ゆ")
    expect(page.locator(".count")).to_have_text("7文字")
    page.locator("#word").press("Enter")
    expect(page.locator("#log li")).to_have_text(["スキー", "イングリッシュ"])
    page.locator("#word").fill("ラッコ")
    says(page, "使えない")
    expect(page.locator(".reasons")).to_contain_text("「ゆ」から始まる")
    expect(page.locator(".reasons .rule")).to_have_attribute("href", "/rules/word-basket#WB-06")
    page.locator("#undo").click()
    expect(page.locator("#log li")).to_have_text(["スキー"])
    expect(page.locator("#field-letter")).to_have_text("い")


def test_kanji_show_their_reading_and_their_story(visit: Visit) -> None:
    page = visit().page
    page.locator("#word").fill("湯たんぽ")
    expect(page.locator(".heard .reading")).to_have_text("ゆたんぽ")
    expect(page.locator(".heard .word")).to_have_text("湯たんぽ")
    expect(page.locator(".count")).to_have_text("4文字")
    page.locator(".story summary").click()
    expect(page.locator(".story")).to_contain_text("普通名詞")
    link = page.get_by_role("link", name="コトバンク")
    expect(link).to_have_attribute("rel", "noopener noreferrer")


def test_nothing_is_judged_while_the_input_method_composes(visit: Visit) -> None:
    page = visit().page
    page.clock.install()
    page.reload()
    asked = questions(page)
    keys = page.context.new_cdp_session(page)
    page.locator("#word").focus()
    for text in ("s", "す", "すk", "すき", "すきー", "スキー"):
        typed = {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        keys.send("Input.imeSetComposition", typed)
        page.clock.run_for(1000)
    page.locator("#word").dispatch_event("keydown", {"key": "Enter", "isComposing": True})
    page.clock.run_for(1000)
    assert asked == []
    keys.send("Input.insertText", {"text": "スキー"})
    page.clock.run_for(1000)
    says(page, "使える")
    assert len(asked) == 1


def test_unfinished_romaji_gives_no_verdict(visit: Visit) -> None:
    page = visit().page
    asked = questions(page)
    page.locator("#word").press_sequentially("すk")
    page.locator("#word").press("Backspace")
    page.locator("#word").press_sequentially("きー")
    says(page, "使える")
    assert not any("すk" in body for body in asked)


def test_answers_out_of_order_do_not_mislead(visit: Visit) -> None:
    """The first question is answered last, with nonsense."""
    page = visit().page
    held: list[Route] = []

    def slow(route: Route) -> None:
        if "ラッコ" in (route.request.post_data or ""):
            route.continue_()
        else:
            held.append(route)

    page.route(JUDGE, slow)
    with page.expect_request(JUDGE):
        page.locator("#word").fill("スキー")
    page.locator("#word").fill("ラッコ")
    expect(page.locator(".word")).to_contain_text("ラッコ")
    (late,) = held
    late.fulfill(json={"answer": "no", "word": "スキー"})
    page.get_by_label("これであがり").check()
    expect(page.locator(".reasons")).to_contain_text("4文字以上")
    expect(page.locator(".word")).to_contain_text("ラッコ")


def test_a_card_and_going_out_are_asked_with_the_word(visit: Visit) -> None:
    page = visit().page
    page.locator("#field").click()
    page.get_by_role("button", name="す", exact=True).click()
    expect(page.locator("#field-letter")).to_have_text("す")
    page.locator("#choice-card .card").click()
    page.get_by_role("button", name="7+", exact=True).click()
    page.locator("#word").fill("スキー")
    says(page, "使えない")
    page.locator("#choice-card .card").click()
    page.get_by_role("button", name="あ行", exact=True).click()
    says(page, "使える")
    page.get_by_label("これであがり").check()
    says(page, "使えない")
    expect(page.locator(".reasons")).to_contain_text("4文字以上")


def test_a_vote_is_remembered_and_downloaded(visit: Visit, tmp_path: Path) -> None:
    page = visit().page
    page.locator("#word").fill("むげんねこ")
    says(page, "みんなで決める")
    page.locator(".ballot.yes").click(click_count=2)
    page.locator(".ballot.no").click()
    expect(page.locator(".vote [role=status]")).to_have_text("○ 2、× 1")
    page.get_by_role("button", name="使えることにする").click()
    says(page, "使える")
    page.reload()
    page.locator("#word").fill("むげんねこ")
    says(page, "使える")
    expect(page.locator(".ruled")).to_be_visible()
    page.locator("#house summary").click()
    with page.expect_download() as download:
        page.locator("#house-download").click()
    download.value.save_as(tmp_path / "table.tsv")
    from wordsvc.lexicon.sources.house import words

    (word,) = words(tmp_path / "table.tsv")
    assert (word.reading, word.written, word.kind) == ("むげんねこ", "むげんねこ", "common")
    page.get_by_role("button", name="取り消す").click()
    page.locator("#word").fill("むげんねこ")
    says(page, "みんなで決める")


def test_the_log_outlives_a_reload_and_travels_by_link(visit: Visit) -> None:
    watched = visit(permissions=["clipboard-read", "clipboard-write"])
    page = watched.page
    play(page, "スキー")
    page.reload()
    expect(page.locator("#log li")).to_have_text(["スキー"])
    page.locator("#copy").click()
    expect(page.locator("#said")).to_have_text("コピーしました。")
    assert page.evaluate("navigator.clipboard.readText()") == "スキー"
    page.locator("#share").click()
    link = page.evaluate("navigator.clipboard.readText()")
    other = visit(link.removeprefix(watched.origin)).page
    expect(other.locator("#log li")).to_have_text(["スキー"])
    expect(other.locator("#field-letter")).to_have_text("い")
    assert "#" not in other.url


def test_offers_are_hidden_until_they_are_asked_for(visit: Visit) -> None:
    page = visit().page
    play(page, "スキー")
    expect(page.locator("#offered li")).to_have_count(0)
    page.locator("#offers summary").click()
    page.locator("#hand").click()
    for card in ("ゆ", "か行"):
        page.get_by_role("button", name=card, exact=True).click()
    page.get_by_role("button", name="決定").click()
    page.locator("#offer").click()
    expect(page.locator("#offered li")).to_have_count(12)


def test_the_language_is_switched_and_the_log_stays(visit: Visit) -> None:
    page = visit().page
    play(page, "スキー")
    page.get_by_role("link", name="English").click()
    page.locator("#word").fill("ラッコ")
    says(page, "No")
    expect(page.locator(".reasons")).to_contain_text("The word must begin with")
    expect(page.locator("#log li")).to_have_text(["スキー"])
    page.goto(page.url.split("?")[0])
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_rules_are_remembered(visit: Visit) -> None:
    page = visit().page
    page.locator("#word").fill("いす")
    says(page, "使えない")
    page.locator("#more summary").click()
    page.get_by_label("ルール・ハンデ").select_option("kids2")
    says(page, "使える")
    page.reload()
    page.locator("#word").fill("いす")
    says(page, "使える")


def test_everything_works_from_the_keyboard(visit: Visit) -> None:
    page = visit().page
    expect(page.locator("#word")).to_be_focused()
    page.keyboard.insert_text("スキー")
    says(page, "使える")
    page.keyboard.press("Enter")
    expect(page.locator("#log li")).to_have_text(["スキー"])
    expect(page.locator("#word")).to_be_focused()
    page.locator("#choice-card .card").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#pad")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#pad")).to_be_hidden()
    expect(page.locator("#choice-card .card")).to_be_focused()


def test_a_spoken_word_is_judged(visit: Visit) -> None:
    watched = visit("/sources")
    watched.page.add_init_script(
        """window.SpeechRecognition = window.webkitSpeechRecognition = class {
             start() { this.onresult({ results: [[{ transcript: "スキー。" }]] }); }
           }"""
    )
    watched.goto("/")
    watched.page.locator("#speak").click()
    expect(watched.page.locator("#word")).to_have_value("スキー")
    says(watched.page, "使える")
