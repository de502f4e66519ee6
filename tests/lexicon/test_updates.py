"""Newer dictionaries stand in a folder of the user; a snapshot tells its age."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from wordsvc.lexicon.updates import data_folder, years_old


@pytest.mark.parametrize(
    ("environ", "platform", "want"),
    [
        ({"HOME": "/home/a"}, "linux", "/home/a/.local/share/wordsvc"),
        ({"HOME": "/home/a", "XDG_DATA_HOME": "/d"}, "linux", "/d/wordsvc"),
        ({"HOME": "/home/a", "XDG_DATA_HOME": "d"}, "linux", "/home/a/.local/share/wordsvc"),
        ({"HOME": "/home/a", "WORDSVC_DATA": "/w"}, "linux", "/w"),
        ({"HOME": "/Users/a"}, "darwin", "/Users/a/Library/Application Support/wordsvc"),
    ],
)
def test_data_stand_where_the_platform_keeps_them(
    environ: dict[str, str], platform: str, want: str
) -> None:
    assert data_folder(environ, platform) == Path(want)


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
