"""The worked examples of seeds/vectors/barbarossa.tsv that need a table, by their IDs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.barbarossa.table import (
    asking,
    do,
    having,
    kinds,
    laid,
    opened,
    play,
    refusal,
    scores,
)
from tests.validators.vectors import Vector, named, vectors
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import StepBegan, TurnBegan
from wordsvc.games.barbarossa.moves import (
    Answer,
    Ask,
    AskLetter,
    CallTooDirect,
    Curse,
    Guess,
    Roll,
    Spend,
)
from wordsvc.games.barbarossa.state import Asking, BarbarossaState

ROWS = [row for row in vectors("seeds/vectors/barbarossa.tsv") if row.kind == "play"]
STEPS = {"questions": 1, "questions-and-guesses": 2}


def question(given: dict[str, Any]) -> str:
    """Seat 1 asks about the work of seat 0, and its maker says what the example says."""
    state = asking(laid(on_turn=1), 1)
    assert state.subject(1).written == given["subject"]
    state, events = do(state, 1, Ask(1, given["question"]))
    if given.get("maker") != "too-direct":
        return "asked" if kinds(events) == ["asked"] else "refused"
    state, _ = do(state, 0, CallTooDirect())
    return "asked again" if isinstance(state.phase, Asking) else "over"


def rolls(given: dict[str, Any]) -> list[str]:
    """Where each side of the die leads."""
    tiles: dict[int, str] = {}
    version = 2
    while set(tiles) != set(given["rolls"]):
        state, _ = do(having(laid(), 0, tile=given["start"]), 0, Roll(), version)
        assert state.die is not None
        tiles[state.die] = state.rules.setup.ring[state.players[0].tile - 1]
        version += 1
    return [tiles[side] for side in given["rolls"]]


def dragon_for(given: dict[str, Any]) -> list[int]:
    seat = given["dragon_for"]
    return scores(do(laid(given["players"], seat), seat, Spend(2))[0])


def spend(given: dict[str, Any]) -> str:
    state = having(laid(), 0, gems=given["gems"])
    return "refused" if refusal(state, 0, Spend(given["spend"])) else "allowed"


def players(given: dict[str, Any]) -> list[dict[str, int]]:
    states = [opened(seats) for seats in given["players"]]
    return [{"works": len(state.works), "pegs": len(state.rows)} for state in states]


def interrupt_in(given: dict[str, Any]) -> list[str]:
    return [
        _said(refusal(asking(laid(), 0, STEPS[step]), 2, Curse())) for step in given["interrupt_in"]
    ]


def interrupt_during(given: dict[str, Any]) -> list[str]:
    """Seat 2 has interrupted and asked for a letter."""
    during = play(laid(), (2, Curse()), (2, AskLetter(1, 1)))
    seats = {"third": 3, "same": 2}
    named = given["interrupt_during_interrupt_by"]
    return [_said(refusal(during, seats[who], Curse())) for who in named]


def no_in(given: dict[str, Any]) -> list[str]:
    ended = []
    for step in given["no_in"]:
        state = play(asking(laid(on_turn=1), 1, STEPS[step]), (1, Ask(1)))
        last = do(state, 0, Answer("no"))[1][-1]
        ended.append({StepBegan: "next step", TurnBegan: "turn ends"}[type(last)])
    return ended


def _said(code: str) -> str:
    return "refused" if code else "allowed"


PLAYED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "question": question,
    "rolls": rolls,
    "dragon_for": dragon_for,
    "spend": spend,
    "interrupt_in": interrupt_in,
    "interrupt_during_interrupt_by": interrupt_during,
    "no_in": no_in,
    "players": players,
}


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_the_example_is_played_as_it_stands(row: Vector) -> None:
    key = next(key for key in PLAYED if key in row.input)
    assert PLAYED[key](row.input) == row.expected


def test_these_are_all_examples_about_play() -> None:
    numbers = (2, 3, 10, 11, 12, 13, 15, 16, 17)
    assert [row.id for row in ROWS] == [f"BB-T{number:02}" for number in numbers]


def test_a_direct_guess_is_no_question() -> None:
    """BB-T03: a guess has its own step and its own paper."""
    state: BarbarossaState = asking(laid(on_turn=1), 1)
    assert refusal(state, 1, Guess(1, "でんわ")) == "play.wrong-phase"
    assert GAME.view(state, None).guesses == ()
