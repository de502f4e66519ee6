"""Take the pictures of README anew, in a real browser on a real server.

python -m scripts.screenshots
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.web.server import serving

FOLDER = Path(__file__).parents[1] / "docs/screenshots"
PHONE = (390, 844)
COMPUTER = (1200, 860)
COLOURS = 64
VERDICT = ".verdict:not(.stale)"


def played(page: Page, *words: str) -> None:
    """Put words on the table, each after the one before."""
    for word in words:
        page.locator("#word").fill(word)
        page.locator(f"{VERDICT} .play").click()


def judged(page: Page, word: str) -> None:
    page.locator("#word").fill(word)
    page.locator(VERDICT).wait_for()


def word_basket_yes(page: Page) -> None:
    played(page, "スキー", "イングリッシュ")
    judged(page, "湯たんぽ")


def word_basket_vote(page: Page) -> None:
    judged(page, "とうきょう")
    page.locator(".ballot.yes").click()
    page.locator(".ballot.yes").click()
    page.locator(".ballot.no").click()


def word_basket_no(page: Page) -> None:
    played(page, "スキー", "イングリッシュ")
    judged(page, "ラッコ")


def tensai_clever(page: Page) -> None:
    for letter in "がぎぐげご":
        page.locator(f"[name='yellow.{letter}']").first.check()
    page.locator("[name='light_blue.0']").first.fill("ごま")
    page.locator("[name='light_blue.1']").first.fill("たまご")
    expect(page.locator(".light-blue .note li")).to_have_count(2)
    expect(page.locator(".who output").first).not_to_have_text("18")


def barbarossa(page: Page) -> None:
    page.locator("#reading").fill("しーでぃー")
    page.locator("[name=written]").fill("CD")
    page.locator("[name=position]").fill("4")
    page.locator("[name=guess]").fill("しーでー")
    page.locator("#guessed b").wait_for()
    page.locator("#nth b").wait_for()


def opened(page: Page, game: str, bots: int) -> None:
    """A table with somebody and programs; the invitation if some seats are left."""
    page.locator("[name=game]").select_option(game)
    page.locator("[name=seats]").select_option("3")
    page.locator("[name=name]").fill("あき" if page.locator("html[lang=ja]").count() else "Aki")
    page.locator("#open button").click()
    page.locator(".qr svg").wait_for()
    for left in range(2, 2 - bots, -1):
        page.locator(".chairs button").first.click()
        expect(page.locator(".chairs button")).to_have_count(left - 1)


def table_lobby(page: Page) -> None:
    opened(page, "word-basket", bots=0)


def table_word_basket(page: Page) -> None:
    opened(page, "word-basket", bots=2)
    page.locator(".hand .card").first.wait_for()


def table_super_lucky_box(page: Page) -> None:
    opened(page, "super-lucky-box", bots=2)
    boxes = page.locator(".offer")
    boxes.first.wait_for()
    for number in range(3):
        boxes.nth(number).click()
    page.locator(".play").click()
    page.locator(".number").wait_for()


PICTURES: list[tuple[Callable[[Page], None], str, str, tuple[int, int], str]] = [
    (word_basket_yes, "word-basket-yes", "/", PHONE, "ja"),
    (word_basket_vote, "word-basket-vote", "/", (390, 1080), "ja"),
    (tensai_clever, "tensai-clever", "/tensai-clever", (390, 1150), "ja"),
    (table_lobby, "table-lobby", "/tables", PHONE, "ja"),
    (table_word_basket, "table-word-basket", "/tables", PHONE, "ja"),
    (table_super_lucky_box, "table-super-lucky-box", "/tables", PHONE, "en"),
    (word_basket_no, "word-basket-no", "/", PHONE, "en"),
    (barbarossa, "barbarossa", "/barbarossa", PHONE, "en"),
    (word_basket_yes, "desktop", "/", COMPUTER, "en"),
]


def take(browser: Browser, origin: str) -> None:
    for prepare, name, path, (width, height), language in PICTURES:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="ja-JP" if language == "ja" else "en-GB",
        )
        page = context.new_page()
        page.goto(origin + path)
        prepare(page)
        page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB").quantize(COLOURS)
        picture.save(FOLDER / f"{name}.{language}.png", optimize=True)
        context.close()


def main() -> None:
    kept = serving(WORDSVC_DATABASE="memory:", WORDSVC_WORKERS="1")
    with kept as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        take(browser, f"http://127.0.0.1:{server.port}")


if __name__ == "__main__":
    main()
