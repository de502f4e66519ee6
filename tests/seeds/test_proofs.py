"""Is every rule of every game that is played here proven by a test, and does its digest say so?"""

from __future__ import annotations

import pytest

from tests.seeds.proofs import (
    HEADINGS,
    PREFIXES,
    digest,
    listed,
    proofs,
    rules_of,
)
from wordsvc.catalogue import ENGINES


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", ENGINES)
def test_every_rule_has_a_test(game: str, language: str) -> None:
    """A rule is proven by a test whose docstring names it."""
    rules = rules_of(digest(game, language).read_text(encoding="utf-8"))
    assert rules == [f"{PREFIXES[game]}-{number:02}" for number in range(1, len(rules) + 1)]
    assert len(rules) > 20
    assert [rule for rule in rules if not proofs().get(rule)] == []


@pytest.mark.parametrize("language", HEADINGS)
@pytest.mark.parametrize("game", ENGINES)
def test_the_digest_names_a_test_for_every_rule(game: str, language: str) -> None:
    """What is named is there, and says of itself that it proves the rule.

    After a change of tests: ``python -m tests.seeds.proofs``.
    """
    text = digest(game, language).read_text(encoding="utf-8")
    rows = listed(text, language)
    assert {rule for rule, _ in rows} == set(rules_of(text))
    for rule, test in rows:
        assert test in proofs()[rule], f"{test} does not prove {rule}"


@pytest.mark.parametrize("game", ENGINES)
def test_both_languages_name_the_same_tests(game: str) -> None:
    japanese, english = (
        listed(digest(game, language).read_text(encoding="utf-8"), language)
        for language in HEADINGS
    )
    assert japanese == english
