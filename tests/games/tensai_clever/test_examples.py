"""The worked examples of seeds/vectors/tensai-clever.tsv that need a table, by their IDs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tensai_clever.table import do, having, laid, refusal, revealed
from tests.validators.vectors import Vector, named, vectors
from wordsvc.games.tensai_clever.moves import (
    Choose,
    SetAside,
    TensaiCleverMove,
    Write,
    WriteInstant,
    WritePlusOne,
)
from wordsvc.games.tensai_clever.state import Revealing, TensaiCleverState

CARDS = "か が さ ざ animal い/う"
ROWS = [row for row in vectors("seeds/vectors/tensai-clever.tsv") if row.kind == "play"]


def wanted(cards: list[int]) -> Any:
    """The oya wants these cards, and no other as long as there is a choice."""
    state = revealed("か", "")
    for _ in range(6):
        if not isinstance(state.phase, Revealing):
            break
        state, _events = do(state, 0, Choose(len(state.shown) in cards))
    if set(cards) - set(state.share(0)):
        return "refused" if refusal(state, 0, Choose(True)) else "accepted"
    return {
        "oya": list(state.share(0)),
        "others": list(state.share(1)),
        "revealed": len(state.shown),
    }


def animal_as(letters: list[str]) -> list[str]:
    return [_said(laid(CARDS, "------"), Write(5, letter, "pink-1")) for letter in letters]


def help_stock(cards: list[str]) -> list[str]:
    """One after another, as long as there is help; every か is another card."""
    answers = []
    state = laid(CARDS, "------")
    for card in cards:
        number = CARDS.split().index(card) + 1
        move = SetAside(number, "か")
        answers.append("refused" if refusal(state, 1, move) else "stocked")
        if answers[-1] == "stocked":
            state = having(do(state, 1, move)[0], 1, used=())
    return answers


def plus_one_on(cards: list[int]) -> list[str]:
    answers = []
    state = having(laid(CARDS, "------"), 1, plus_ones=len(cards))
    for card in cards:
        letter = CARDS.split()[card - 1]
        move = WritePlusOne(card, letter, "pink-1")
        answers.append("refused" if refusal(state, 1, move) else "used")
        if answers[-1] == "used":
            state, _ = do(state, 1, move)
    return answers


def instant(letters: list[str]) -> list[str]:
    state = having(laid(CARDS, "------"), 1, instants=1)
    return [_said(state, WriteInstant(letter, "pink-1")) for letter in letters]


def _said(state: TensaiCleverState, move: TensaiCleverMove) -> str:
    return "refused" if refusal(state, 1, move) else "written"


PLAYED: dict[str, Callable[[Any], Any]] = {
    "wanted": wanted,
    "animal_as": animal_as,
    "help_stock": help_stock,
    "plus_one_on": plus_one_on,
    "instant": instant,
}


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_the_example_is_played_as_it_stands(row: Vector) -> None:
    ((key, given),) = row.input.items()
    assert PLAYED[key](given) == row.expected


def test_these_are_all_examples_about_play() -> None:
    assert {row.id for row in ROWS} == {
        "TC-T07", "TC-T08", "TC-T09", "TC-T18", "TC-T19", "TC-T20"
    }  # fmt: skip
