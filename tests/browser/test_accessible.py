"""axe-core finds nothing on any page, in either language and either light."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """What axe has to say, by rule and element; nothing is half faded in meanwhile."""
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("Promise.allSettled(document.getAnimations().map(one => one.finished))")
    page.evaluate(AXE)
    found = page.evaluate("axe.run()")
    return [
        f"{rule['id']} {node['target']} {node.get('failureSummary')}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize(("lang", "scheme"), [("ja", "light"), ("en", "dark")])
def test_the_referee_is_accessible(visit: Visit, lang: str, scheme: str) -> None:
    page = visit(f"/?lang={lang}", color_scheme=scheme).page
    for word in ("スキー", "いわんこっちゃ", "ラッコ"):
        page.locator("#word").fill(word)
        expect(page.locator("#verdict:not(.stale) .word")).to_contain_text(word)
        assert findings(page) == []
    page.locator("#word").fill("スキー")
    page.locator(".play").click()
    for summary in page.locator("details > summary").all():
        summary.click()
    page.locator("#choice-card .card").click()
    assert findings(page) == []


@pytest.mark.parametrize(
    "path",
    [
        "/tensai-clever",
        "/barbarossa",
        "/super-lucky-box",
        "/tables",
        "/rules/word-basket",
        "/sources",
    ],
)
def test_the_other_pages_are_accessible(visit: Visit, path: str) -> None:
    page = visit(path, color_scheme="light").page
    if page.locator("#result").count():
        page.locator(".player input[type=number]:visible").first.fill("1")
        expect(page.locator(".winner")).to_be_visible()
    assert findings(page) == []
    page.emulate_media(color_scheme="dark")
    assert findings(page) == []
