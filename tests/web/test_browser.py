"""The pages in a real browser: nothing is blocked by the policy, nothing is fetched elsewhere."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.server import Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update",
         "--disable-sync"]  # fmt: skip
PHONE = {"width": 360, "height": 740}


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "Chromium is missing: apt-get install chromium, or set CHROMIUM to its path"
    return found


@pytest.fixture(scope="module")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving() as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Watched:
    """A page with everything that it complained about and asked of other hosts."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.complaints: list[str] = []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.asked(request.url))
        page.on("response", lambda reply: self.answered(reply.status, reply.url))

    def asked(self, url: str) -> None:
        if not url.startswith((self.origin, "data:")):
            self.complaints.append(f"asked {url}")

    def answered(self, status: int, url: str) -> None:
        if status >= 400:
            self.complaints.append(f"{status} {url}")

    def goto(self, path: str) -> None:
        self.page.goto(self.origin + path)


@pytest.fixture
def watched(browser: Browser, server: Server) -> Iterator[Watched]:
    page = browser.new_page(viewport=PHONE, locale="ja-JP")  # type: ignore[arg-type]
    yield Watched(page, f"http://127.0.0.1:{server.port}")
    page.close()


def test_the_docs_render_under_the_strict_policy(watched: Watched) -> None:
    watched.goto("/api/v1/docs")
    expect(watched.page.locator(".opblock-summary-path").first).to_be_visible()
    paths = watched.page.locator(".opblock-summary-path").all_inner_texts()
    assert any("judge" in path for path in paths)
    watched.page.locator("#operations-word-basket-judge_word_basket .opblock-summary").click()
    expect(watched.page.locator(".opblock-body").first).to_be_visible()
    assert watched.complaints == []


def test_a_word_is_judged_on_a_phone(watched: Watched) -> None:
    watched.goto("/")
    watched.page.get_by_label("言葉", exact=True).fill("イングリッシュ")
    watched.page.get_by_label("前の言葉").fill("スキー")
    watched.page.get_by_label("出すカード").select_option("ゆ")
    watched.page.get_by_role("button").click()
    expect(watched.page.locator(".answer")).to_have_text("使える")
    expect(watched.page.locator(".next b")).to_have_text("ゆ")
    watched.page.locator(".onward").click()
    expect(watched.page.get_by_label("前の言葉")).to_have_value("イングリッシュ")
    assert watched.complaints == []


@pytest.mark.parametrize("width", [320, 360, 1280])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_nothing_runs_out_of_the_window(watched: Watched, width: int, lang: str) -> None:
    watched.page.set_viewport_size({"width": width, "height": 740})
    watched.goto(f"/?lang={lang}&word={'い' * 40}&card=7%2B")
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= width
    assert watched.page.locator(".verdict").count() == 1


def test_the_page_has_its_own_dark_colours(browser: Browser, server: Server) -> None:
    colours = set()
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme)
        page.goto(f"http://127.0.0.1:{server.port}/")
        colours.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.close()
    assert len(colours) == 2
