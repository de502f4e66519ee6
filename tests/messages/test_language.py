"""A terminal's locale and a browser's header choose between Japanese and English."""

from __future__ import annotations

import pytest

from wordsvc.messages import of_accept_language, of_locale


@pytest.mark.parametrize(
    ("environ", "want"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "ja"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "ja_JP", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP", "LC_ALL": ""}, "ja"),
    ],
)
def test_the_first_locale_variable_that_is_set_decides(environ: dict[str, str], want: str) -> None:
    assert of_locale(environ) == want


@pytest.mark.parametrize(
    ("header", "want"),
    [
        (None, "ja"),
        ("", "ja"),
        ("*", "ja"),
        ("ja", "ja"),
        ("en-GB,en;q=0.9", "en"),
        ("ja-JP,ja;q=0.9,en;q=0.8", "ja"),
        ("en;q=0.3, ja;q=0.7", "ja"),
        ("fr-CH, fr;q=0.9", "en"),
        ("fr, ja;q=0.1", "ja"),
        ("fr, *;q=0.1", "ja"),
        ("ja;q=0, en;q=0.1", "en"),
        ("en;q=abc, ja;q=0.1", "ja"),
        ("en;q=1.2.3, ja;q=0.1", "ja"),
        (";;;,,,\x00", "ja"),
    ],
)
def test_the_best_weighted_range_wins(header: str | None, want: str) -> None:
    assert of_accept_language(header) == want


def test_a_face_may_have_another_default() -> None:
    assert of_accept_language(None, "en") == of_accept_language("*", "en") == "en"
