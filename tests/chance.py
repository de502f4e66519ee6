"""Tables in this process deal the same cards in every run: no test hangs on luck."""

from __future__ import annotations

from itertools import count

import pytest


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of tables, which are drawn by chance otherwise, are counted in each test."""
    numbers = count(1)
    monkeypatch.setattr("wordsvc.tables.tokens.new_secret", lambda: next(numbers).to_bytes(32))
