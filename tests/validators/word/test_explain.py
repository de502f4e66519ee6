"""The story behind a verdict."""

from __future__ import annotations

import pytest

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word import explain

RULES = WordRules()


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("西瓜", ["why.noun", "why.usual"]),
        ("とうきょう", ["why.noun", "why.unmeasured", "why.also", "word.homograph"]),
        ("走る", ["why.only", "word.not-noun"]),
        ("ころがりかた", ["why.derived"]),
        ("ラッスンゴレライ", ["why.unlisted", "word.unknown"]),
        ("机掃除", ["why.unlisted", "why.proposed", "word.compound"]),
    ],
)
def test_why(lexicon: CompiledLexicon, text: str, codes: list[str]) -> None:
    """Facts first, then the reason of the verdict, all of them notes."""
    why = explain(text, lexicon, RULES).why
    assert [finding.code for finding in why] == codes
    assert {finding.level for finding in why} == {"note"}


@pytest.mark.parametrize(
    ("text", "known"), [("すいか", True), ("ころがりかた", True), ("ラッスンゴレライ", False)]
)
def test_known(lexicon: CompiledLexicon, text: str, *, known: bool) -> None:
    """Derivation words are known although no dictionary lists them."""
    assert explain(text, lexicon, RULES).known is known


def test_sources_and_degree_are_told(lexicon: CompiledLexicon) -> None:
    """Who says so, and how usual the word is."""
    noun, usual = explain("机", lexicon, RULES).why[:2]
    assert set(noun.facts["sources"]) == {"unidic", "sudachi", "jmdict"}
    assert usual.facts["degree"] == "usual"
