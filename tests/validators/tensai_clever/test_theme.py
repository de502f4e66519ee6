"""Conditions of themes are met by the word as it was meant."""

from __future__ import annotations

import pytest

from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import Reading
from wordsvc.validators.tensai_clever.theme import Condition, condition_faults, meets


@pytest.mark.parametrize(
    ("condition", "yes", "no"),
    [
        ({"kind": "length", "at_least": 3, "at_most": 4}, ["でんわ"], ["ごま", "だんごむし"]),
        ({"kind": "length", "at_least": 6}, ["おべんとうばこ"], ["だんごむし"]),
        ({"kind": "begins", "letters": "かきが"}, ["かぎ", "がむ"], ["ぎたー"]),
        ({"kind": "ends", "letters": "んー"}, ["ぎたー", "ぱん"], ["ごま"]),
        ({"kind": "contains", "letters": "っゃゅょ"}, ["がっこう"], ["がつこう"]),
        ({"kind": "contains", "letters": "ー", "at_least": 2}, ["こーひー"], ["ぎたー"]),
        ({"kind": "repeats"}, ["だんだん", "ばなな"], ["でんわ"]),
        ({"kind": "repeats", "times": 3}, ["ばななな"], ["ばなな"]),
        ({"kind": "voiced"}, ["どんぐり", "がざ"], ["でんわ", "ぱぴぷ"]),
        ({"kind": "first-is-last"}, ["ごまだんご"], ["ごま", "が"]),
    ],
)  # fmt: skip
def test_conditions(condition: dict[str, object], yes: list[str], no: list[str]) -> None:
    typed: Condition = shaped(condition, Condition)  # type: ignore[arg-type]
    assert [word for word in yes + no if meets(Reading.parse(word), typed)] == yes


@pytest.mark.parametrize(
    ("condition", "code"),
    [
        ({"kind": "begins", "letters": "カ"}, "tensai.sheet.letters"),
        ({"kind": "ends", "letters": "か?"}, "tensai.sheet.letters"),
        ({"kind": "contains", "letters": "亜"}, "tensai.sheet.letters"),
        ({"kind": "length", "at_least": 5, "at_most": 4}, "tensai.sheet.bounds"),
    ],
)
def test_conditions_that_nothing_can_meet(condition: dict[str, object], code: str) -> None:
    typed: Condition = shaped(condition, Condition)  # type: ignore[arg-type]
    assert [fault.code for fault in condition_faults(typed, "")] == [code]


@pytest.mark.parametrize(
    "condition",
    [
        {},
        {"kind": "colour"},
        {"kind": "length", "at_least": 0},
        {"kind": "begins"},
        {"kind": "begins", "letters": ""},
        {"kind": "repeats", "times": 1},
    ],
)
def test_conditions_that_are_none(condition: dict[str, object]) -> None:
    with pytest.raises(Faulty):
        shaped(condition, Condition)  # type: ignore[arg-type]
