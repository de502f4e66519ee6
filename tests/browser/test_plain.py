"""Without JavaScript, and at every width and in both lights."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

PATHS = ("/", "/tensai-clever", "/barbarossa", "/super-lucky-box", "/rules/word-basket", "/sources")


def test_a_word_is_judged_without_javascript(visit: Visit) -> None:
    page = visit(java_script_enabled=False).page
    page.get_by_label("言葉", exact=True).fill("イングリッシュ")
    page.get_by_label("前の言葉").fill("スキー")
    page.get_by_label("出すカード").select_option("ゆ")
    page.get_by_role("button", name="審判に聞く").click()
    expect(page.locator(".answer")).to_have_text("使える")
    expect(page.locator(".next b")).to_have_text("ゆ")
    page.locator(".onward").click()
    expect(page.get_by_label("前の言葉")).to_have_value("イングリッシュ")


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_nothing_runs_out_of_the_window(visit: Visit, width: int, lang: str) -> None:
    page = visit(f"/?lang={lang}", viewport={"width": width, "height": 740}).page
    page.locator("#word").fill("い" * 40)
    expect(page.locator("section.verdict")).to_be_visible()
    for path in ("", *PATHS):
        if path:
            page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_the_page_has_its_own_dark_colours(visit: Visit) -> None:
    shades = [
        visit(color_scheme=scheme).page.evaluate("getComputedStyle(document.body).backgroundColor")
        for scheme in ("light", "dark")
    ]
    assert len(set(shades)) == 2
