"""Is whatever is offered a word that the judge says yes to, there and with that card?"""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.word_basket import WordBasketRules, judge, resolve
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.find import find
from wordsvc.validators.word_basket.presets import NAMES
from wordsvc.validators.word_basket.question import Question
from wordsvc.validators.word_basket.resolve import named

CARDS = list(by_name())
LETTERS = [card.name for card in by_name().values() if card.kind == "letter"]
SOME = 12
"""Of what is offered, the first so many and as many further down."""

fields = st.one_of(
    st.sampled_from(CARDS),
    st.lists(st.sampled_from(LETTERS), min_size=2, max_size=2, unique=True).map(",".join),
)
changes: st.SearchStrategy[dict[str, object]] = st.fixed_dictionaries(
    {},
    optional={
        "yoon_as_one": st.booleans(),
        "wo_as_o": st.booleans(),
        "wild_last": st.booleans(),
        "shortest": st.integers(1, 8),
        "shortest_last": st.one_of(st.none(), st.integers(1, 9)),
    },
)


def offered(lexicon: CompiledLexicon, rules: WordBasketRules, **asked: object) -> list[str]:
    found = find(lexicon, rules=rules, **asked)  # type: ignore[arg-type]
    first = [word.reading for word in islice(found, SOME)]
    return first + [word.reading for word in islice(found, 300, 300 + SOME)]


@given(
    field=fields,
    card=st.sampled_from(CARDS),
    last=st.booleans(),
    preset=st.sampled_from(NAMES),
    changed=changes,
)
def test_what_is_offered_can_be_played(
    lexicon: CompiledLexicon,
    field: str,
    card: str,
    last: bool,
    preset: str,
    changed: dict[str, object],
) -> None:
    """WB-05, WB-11, WB-17, WB-20, WB-24, WB-27, WB-28, WB-31, WB-A03, WB-A09, WB-A19."""
    rules = resolve({"preset": preset, **changed})
    for reading in offered(lexicon, rules, start=field, end=card, last=last):
        verdict = judge(Question(reading, field=field, card=card, last=last), lexicon, rules)
        assert verdict.answer == "yes", (reading, verdict.findings)


@given(
    field=fields,
    hand=st.lists(st.sampled_from(CARDS), min_size=1, max_size=7, unique=True),
    last=st.booleans(),
)
def test_of_a_whole_hand_some_card_can_be_thrown_with_it(
    lexicon: CompiledLexicon, field: str, hand: list[str], last: bool
) -> None:
    """WB-05."""
    rules = resolve()
    for reading in offered(lexicon, rules, start=field, end=",".join(hand), last=last):
        answers = [
            judge(Question(reading, field=field, card=card, last=last), lexicon, rules).answer
            for card in hand
        ]
        assert "yes" in answers, (reading, hand)


@pytest.mark.parametrize("card", ["5", "6", "7+"])
def test_a_number_wild_offers_no_word_in_n(card: str, lexicon: CompiledLexicon) -> None:
    """WB-17, WB-24: but it offers words with many other ends."""
    words = [word.reading for word in islice(find(lexicon, start="す", end=card), 200)]
    assert len({reading[-1] for reading in words}) > 10
    assert not [reading for reading in words if reading.endswith("ん")]


@pytest.mark.parametrize(
    ("preset", "last", "shortest"),
    [("official", False, 3), ("official", True, 4), ("kids2", False, 2), ("kids2", True, 3),
     ("strong4", False, 4), ("strong4", True, 5)],
)  # fmt: skip
def test_the_shortest_word_offered_is_the_shortest_that_may_be_said(
    preset: str, last: bool, shortest: int, lexicon: CompiledLexicon
) -> None:
    """WB-11, WB-20, WB-31."""
    words = islice(find(lexicon, start="い", end="か行", last=last, rules=resolve(preset)), 500)
    assert min(len(word.reading) for word in words) == shortest


def test_without_cards_and_rules_every_word_has_its_turn(lexicon: CompiledLexicon) -> None:
    assert {len(word.reading) for word in islice(find(lexicon, length="2"), 50)} == {2}
    assert not list(find(lexicon, length="2", rules=resolve()))


def test_rules_may_be_named_as_a_verdict_names_them() -> None:
    rules = resolve({"preset": "family", "yoon_as_one": True, "unknown": "no"})
    assert named(rules.name) == rules
    assert named("kids2") == resolve("kids2")
