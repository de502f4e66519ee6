"""The worked examples of seeds/vectors that need a table (kind "play"), by their IDs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.super_lucky_box import table as box_table
from tests.games.word_basket import table as basket
from tests.validators.vectors import Vector, named, vectors
from wordsvc.games.core import Refused
from wordsvc.games.super_lucky_box import GAME as BOXES
from wordsvc.games.super_lucky_box.moves import Cross
from wordsvc.games.word_basket.events import Drew
from wordsvc.games.word_basket.moves import PointOutReach, Reset, Throw

HAND = "い う え お"


def reset_draws(given: dict[str, Any]) -> dict[str, Any]:
    """A reset of so many cards, from a deck of so many where it is told."""
    held = given["reset"]["hand"]
    state = basket.table(" ".join(HAND.split()[:held]), "ほ", pile=given.get("deck"))
    after, events = basket.do(state, 0, Reset("い", state.throws))
    first = next(event for event in events if isinstance(event, Drew))
    return {
        "drawn": len(after.hands[0]),
        "reshuffled": "reshuffled" in basket.kinds(events),
        "missing": len(after.hands[0]) - len(first.cards),
    }


def thrown_together(given: dict[str, Any]) -> dict[str, Any]:
    """Two cards in the same moment, the first below."""
    low, high = given["thrown_together"]
    state = basket.table(f"{low} ゆ", f"{high} に")
    after, _ = basket.throw(state, 0, low, "き" + low * 2)
    with pytest.raises(Refused):
        basket.do(after, 1, Throw(high, "き" + high * 2, state.throws))
    return {"counts": after.field, "penalty": len(after.hands[1]) - 2}


def reach_forgotten(given: dict[str, Any]) -> dict[str, Any]:
    """Reach is not said, and pointed out."""
    assert given == {"reach_forgotten": True, "pointed_out": True}
    state, _ = basket.throw(basket.table("い ゆ", "ほ", field="す"), 0, "い", "スキー")
    after, _ = basket.do(state, 1, PointOutReach(0))
    return {"drawn": len(after.hands[0]) - len(state.hands[0])}


def one_square(given: dict[str, Any]) -> dict[str, Any]:
    """The number stands in several squares; cross as many as the rules let."""
    state = box_table.laid(given["boxes"], given["boxes"], card=given["card"])
    crossed = 0
    for slot in BOXES.legal(state, 0):
        for way in slot.every():
            move = BOXES.codec.move(way)
            free = state.face(way["box"]).numbers[way["square"]] == given["card"]
            if isinstance(move, Cross) and free and not box_table.refusal(state, 0, move):
                state, _ = box_table.do(state, 0, move)
                crossed += 1
    return {"crossed": crossed}


PLAYED: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "reset": reset_draws,
    "thrown_together": thrown_together,
    "reach_forgotten": reach_forgotten,
    "boxes": one_square,
}
ROWS = [
    row
    for file in ("word-basket", "super-lucky-box")
    for row in vectors(f"seeds/vectors/{file}.tsv")
    if row.kind == "play"
]


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_the_example_is_played_as_it_stands(row: Vector) -> None:
    (play,) = (PLAYED[key] for key in row.input if key in PLAYED)
    happened = play(row.input)
    assert {key: happened[key] for key in row.expected} == row.expected
