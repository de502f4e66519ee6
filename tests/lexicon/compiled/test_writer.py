"""Knowns that contradict themselves are refused, not written."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lexicon.compiled.samples import SKI, TOKYO
from wordsvc.kana import NotKana
from wordsvc.lexicon.compiled import Meta, write
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known


def cat(**other: object) -> Known:
    fields = {"reading": "ねこ", "written": "猫", "kind": "common", "status": "plain"}
    return Known("ねこ", True, (Entry(**{**fields, "sources": ("jmdict",), **other}),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([SKI, SKI], "comes twice"),
        ([cat(reading="いぬ")], "is read"),
        ([cat(written="")], "no written form"),
        ([cat(written="猫\0")], "no written form"),
        ([cat(familiarity=-0.1)], "Zipf"),
        ([cat(familiarity=10.1)], "Zipf"),
        ([cat(familiarity=float("nan"))], "Zipf"),
        ([Known("すきー", True, SKI.entries, TOKYO.dominant)], "dominant"),
        ([Known("スキー", True, ())], "in the form"),
        ([Known("か\u3099", True, ())], "in the form"),
    ],
)
def test_a_contradiction_is_an_error(tmp_path: Path, words: list[Known], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        write(tmp_path, words, Meta())


def test_a_reading_that_is_not_kana_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(NotKana):
        write(tmp_path, [Known("猫", True, ())], Meta())
