"""Without the server: the page is still there, and so are the log and many answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PHONE, Watched
from tests.web.server import Server
from wordsvc.web.pages.tabs import TABS

WORKING_OUT = 60_000  # milliseconds: the server works the answers out when first asked


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Watched]:
    """A phone that may lose its network; what the browser says about that is no complaint."""
    context = browser.new_context(viewport=PHONE, locale="ja-JP")  # type: ignore[arg-type]
    yield Watched(context.new_page(), f"http://127.0.0.1:{server.port}")
    context.close()


def test_the_page_reloads_and_answers_without_a_server(phone: Watched) -> None:
    page = phone.page
    phone.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    expect(page.locator("#offline-words")).to_contain_text(
        "この端末にあります", timeout=WORKING_OUT
    )
    page.locator("#word").fill("スキー")
    page.locator(".play").click()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#log li")).to_have_text(["スキー"])
    page.locator("#word").fill("イングリッシュ")
    expect(page.locator(".verdict .answer")).to_have_text("使える")
    expect(page.locator(".verdict .offline")).to_contain_text("オフライン")
    expect(page.locator(".next b")).to_have_text("ゆ")
    page.locator("#word").fill("ゆめごはん")
    expect(page.locator(".verdict.trouble")).to_contain_text("サーバーにつながらないと")
    page.locator("#word").fill("いわん")
    expect(page.locator(".verdict.trouble")).to_be_visible()
    page.locator("#word").fill("みかん")
    expect(page.locator(".verdict .answer")).to_have_text("使えない")
    page.context.set_offline(False)
    expect(page.locator(".reasons")).to_contain_text("「い」から始まる")
    expect(page.locator("#offline")).to_be_hidden()


def test_every_tab_is_kept(phone: Watched) -> None:
    phone.goto("/")
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    phone.page.context.set_offline(True)
    for tab in TABS:
        phone.goto(tab.path)
        expect(phone.page.locator("nav [aria-current]")).to_have_attribute("href", tab.path)


def test_the_page_can_be_installed(phone: Watched) -> None:
    phone.goto("/")
    devtools = phone.page.context.new_cdp_session(phone.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    told = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in told} <= {"in-incognito"}  # as every test context is
    assert phone.complaints == []
