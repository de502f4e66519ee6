"""The digests state every rule once, in both languages, and the examples are numbered like them."""

from __future__ import annotations

import re

import pytest

from tests.validators.vectors import ROOT, vectors

GAMES = [("tensai-clever", "TC", 40), ("barbarossa", "BB", 39), ("super-lucky-box", "LB", 24)]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(("game", "prefix", "rules"), GAMES)
def test_every_rule_stands_once_and_in_order(
    game: str, prefix: str, rules: int, language: str
) -> None:
    text = (ROOT / f"seeds/{game}.{language}.md").read_text(encoding="utf-8")
    told = re.findall(r"^- \*\*([A-Z]{2}-\d\d)\*\* \S", text, re.MULTILINE)
    assert told == [f"{prefix}-{number:02}" for number in range(1, rules + 1)]


@pytest.mark.parametrize(("game", "prefix", "rules"), GAMES)
def test_rulings_and_options_stand_in_both_languages(game: str, prefix: str, rules: int) -> None:
    japanese, english = (
        (ROOT / f"seeds/{game}.{language}.md").read_text(encoding="utf-8").partition("\n## ")[2]
        for language in ("ja", "en")
    )
    named = re.compile(r"`([a-z_]+)`")
    assert set(named.findall(japanese)) == set(named.findall(english))
    assert japanese.count("  - 裁定：") == english.count("  - Ruling: ")


@pytest.mark.parametrize(("game", "prefix", "rules"), GAMES)
def test_examples_have_one_line_each(game: str, prefix: str, rules: int) -> None:
    ids = [row.id for row in vectors(f"seeds/vectors/{game}.tsv")]
    assert len(set(ids)) == len(ids)
    assert all(name.startswith(f"{prefix}-T") for name in ids)
