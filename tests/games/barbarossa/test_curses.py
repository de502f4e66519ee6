"""Interrupting with curse stones (BB-30 … BB-36)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.barbarossa.table import (
    asking,
    at_dwarf,
    cleared,
    do,
    having,
    kinds,
    laid,
    offered,
    pegged,
    play,
    refusal,
    scores,
)
from wordsvc.games.barbarossa.events import LetterTold, PegStuck, Resumed, TurnBegan
from wordsvc.games.barbarossa.moves import (
    Answer,
    Ask,
    AskLetter,
    BarbarossaMove,
    Curse,
    GoOn,
    Guess,
    Judge,
    Roll,
)
from wordsvc.games.barbarossa.state import Answering, Asking, AtDwarf, BarbarossaState, Moving, Over

LETTER = AskLetter(1, 1)


def cursed(state: BarbarossaState, seat: int = 2) -> BarbarossaState:
    """This seat has raised its hand."""
    return play(state, (seat, Curse()))


def test_whoever_is_not_on_turn_may_interrupt_for_a_stone() -> None:
    """BB-30, BB-33."""
    state, events = do(laid(), 2, Curse())
    assert kinds(events) == ["stone_paid"]
    assert (state.players[2].stones, state.players[2].paid) == (2, 1)
    assert offered(state, 2) == {"ask_letter", "guess"}
    assert refusal(laid(), 0, Curse()) == "own-turn"
    assert refusal(having(laid(), 2, stones=0), 2, Curse()) == "no-stone"


def question_asked(step: int) -> BarbarossaState:
    return play(asking(laid(), 0, step), (0, Ask(3)))


@pytest.mark.parametrize(
    ("state", "allowed"),
    [
        (laid(), True),
        (at_dwarf(laid()), True),
        (asking(laid(), 0, 1), True),
        (question_asked(1), True),
        (asking(laid(), 0, 2), False),
        (question_asked(2), False),
        (play(asking(laid(), 0, 2), (0, Guess(3, "うめ"))), False),
    ],
)
def test_only_the_second_step_of_the_question_mark_is_safe(
    state: BarbarossaState, allowed: bool
) -> None:
    """BB-31, BB-A21, BB-T15: before the roll too, and so between turns."""
    for seat in (1, 2, 3):
        assert (refusal(state, seat, Curse()) == "") == allowed
        assert ("curse" in offered(state, seat)) == allowed


def test_of_several_hands_the_first_counts() -> None:
    """BB-32, BB-35: the others come too late and keep their stones."""
    state = cursed(laid())
    for seat in (0, 1, 3):
        assert refusal(state, seat, Curse()) == "interrupted"
        assert "curse" not in offered(state, seat)
    assert [player.stones for player in state.players] == [3, 3, 2, 3]


def test_a_stone_buys_a_letter() -> None:
    """BB-33: as the dwarf would tell it."""
    state, events = do(cursed(laid()), 2, LETTER)
    assert events == (LetterTold(2, 0, 1, 1, "で", "normal"),)
    assert offered(state, 2) == {"go_on", "curse"}


def test_a_stone_buys_a_guess() -> None:
    """BB-33, BB-A24: with the same table of gains."""
    state = play(cursed(laid()), (2, Guess(1, "でんわ")))
    assert offered(state, 0) == {"judge"}
    state, events = do(state, 0, Judge(True))
    assert events[1] == PegStuck(2, 1, 1)
    assert scores(state) == [-2, 0, 5, 0]


def test_a_wrong_guess_costs_the_stone_alone() -> None:
    """BB-33, BB-A22."""
    state = play(cursed(laid()), (2, Guess(1, "うめ")), (0, Judge(False)))
    assert scores(state) == [0, 0, 0, 0]
    assert state.players[2].stones == 2
    assert play(state, (2, GoOn())).phase == Moving(0)


def test_stones_are_used_one_after_the_other() -> None:
    """BB-34, BB-T16: a letter, then a guess."""
    state = play(cursed(laid()), (2, LETTER), (2, Curse()), (2, Guess(1, "でんわ")))
    assert state.players[2].stones == 1
    state = play(state, (0, Judge(True)), (2, GoOn()))
    assert state.phase == Moving(0)


def test_a_stone_that_is_paid_is_used() -> None:
    state = cursed(laid())
    assert refusal(state, 2, GoOn()) == "stone-unused"
    assert refusal(state, 2, Curse()) == "interrupted"


@pytest.mark.parametrize("guessing", [False, True])
def test_nobody_interrupts_an_interruption(guessing: bool) -> None:
    """BB-35, BB-T16: not while a guess is judged either."""
    state = cursed(laid())
    if guessing:
        state = play(state, (2, Guess(1, "うめ")))
    assert refusal(state, 3, Curse()) in ("interrupted", "play.wrong-phase")
    assert "curse" not in offered(state, 3)


MOVES: list[BarbarossaMove] = [Roll(), GoOn(), LETTER, Answer("yes")]


@pytest.mark.parametrize("state", [laid(), at_dwarf(laid()), asking(laid(), 0, 1)])
def test_the_interrupted_step_goes_on_where_it_stopped(state: BarbarossaState) -> None:
    """BB-36: meanwhile the player on turn waits."""
    during = cursed(state)
    for move in MOVES:
        assert refusal(during, 0, move) == "not-your-turn"
    after, events = do(play(during, (2, LETTER)), 2, GoOn())
    assert events == (Resumed(2),)
    assert after.phase == state.phase


def test_a_question_that_was_asked_is_answered_after_the_interruption() -> None:
    """BB-36."""
    state = play(cursed(question_asked(1), 2), (2, LETTER), (2, GoOn()))
    assert state.phase == Answering(0, 1, 3)
    assert play(state, (1, Answer("yes"))).phase == Asking(0, 1)


def test_with_the_last_stone_play_goes_on_by_itself() -> None:
    """BB-36."""
    state = cursed(having(laid(), 2, stones=1))
    state, events = do(state, 2, LETTER)
    assert kinds(events) == ["letter_told", "resumed"]
    assert state.phase == Moving(0)


def test_an_interrupted_step_with_nothing_left_to_do_is_over() -> None:
    """BB-36, BB-A27: the last work that seat 0 could ask about is gone."""
    state = cursed(at_dwarf(pegged(cleared(10), (0, 9))), 1)
    state = play(state, (1, Guess(9, "はし")))
    state, events = do(state, 2, Judge(True))
    assert kinds(events) == ["judged", "peg_stuck"]
    assert do(state, 1, GoOn())[1] == (Resumed(1), TurnBegan(1))


def test_without_a_work_to_ask_about_there_is_nothing_to_pay_for() -> None:
    """BB-33."""
    state = replace(cleared(), phase=Moving(1))
    assert refusal(state, 0, Curse()) == "nothing-to-curse"
    assert refusal(state, 2, Curse()) == ""


def test_an_interruption_that_ends_the_game_is_the_end() -> None:
    """BB-36, BB-A23: the dwarf is not asked any more."""
    state = having(at_dwarf(laid()), 2, dragons=21)
    state = play(cursed(state), (2, Guess(1, "でんわ")))
    state, events = do(state, 0, Judge(True))
    assert kinds(events) == ["judged", "peg_stuck", "ended", "uncovered"]
    assert isinstance(state.phase, Over)
    assert not isinstance(state.phase, AtDwarf)
