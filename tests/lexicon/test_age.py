"""A snapshot tells its age."""

from __future__ import annotations

from datetime import date

import pytest

from wordsvc.lexicon.age import years_old


@pytest.mark.parametrize(
    ("snapshot", "years"),
    [
        ("2021-04-17", 5),
        ("2021-11-30", 5),
        ("2021-12-01", 4),
        ("2026-11-30", 0),
        ("", 0),
        ("yesterday", 0),
    ],
)
def test_age_is_counted_in_whole_years(snapshot: str, years: int) -> None:
    assert years_old(snapshot, date(2026, 11, 30)) == years
