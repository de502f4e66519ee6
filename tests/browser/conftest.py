"""Real Chromium on a real server: whatever it complains about fails the test that caused it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.server import Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update",
         "--disable-sync"]  # fmt: skip
PHONE = {"width": 360, "height": 740}

Visit = Callable[..., "Watched"]


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "Chromium is missing: apt-get install chromium, or set CHROMIUM to its path"
    return found


@pytest.fixture(scope="session")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving(WORDSVC_DATABASE="memory:", WORDSVC_WORKERS="1", WORDSVC_BOT_PACE="0") as started:
        yield started


@pytest.fixture(scope="session")
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
        if not url.startswith((self.origin, "data:", "blob:")):
            self.complaints.append(f"asked {url}")

    def answered(self, status: int, url: str) -> None:
        if status >= 400:
            self.complaints.append(f"{status} {url}")

    def goto(self, path: str) -> None:
        self.page.goto(self.origin + path)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Open a page as somebody with a new phone; nothing may be left to complain about."""
    opened: list[tuple[BrowserContext, Watched]] = []

    def visited(path: str = "/", **options: Any) -> Watched:
        settings = {"viewport": PHONE, "locale": "ja-JP"} | options
        context = browser.new_context(**settings)
        watched = Watched(context.new_page(), f"http://127.0.0.1:{server.port}")
        opened.append((context, watched))
        watched.goto(path)
        return watched

    yield visited
    complaints = [complaint for _, watched in opened for complaint in watched.complaints]
    for context, _ in opened:
        context.close()
    assert complaints == []
