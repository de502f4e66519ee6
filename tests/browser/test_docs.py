"""The API document in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_docs_render_under_the_strict_policy(visit: Visit) -> None:
    page = visit("/api/v1/docs").page
    expect(page.locator(".opblock-summary-path").first).to_be_visible()
    assert any("judge" in path for path in page.locator(".opblock-summary-path").all_inner_texts())
    page.locator("#operations-word-basket-judge_word_basket .opblock-summary").click()
    expect(page.locator(".opblock-body").first).to_be_visible()
