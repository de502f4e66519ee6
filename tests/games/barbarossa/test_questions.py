"""The two steps of the ?: questions, answers and guesses (BB-18 … BB-29)."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.table import (
    asking,
    do,
    kinds,
    laid,
    offered,
    pegged,
    play,
    refusal,
    scores,
    works_offered,
)
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import Asked, Guessed, Judged, PegStuck, StepBegan, TurnBegan
from wordsvc.games.barbarossa.moves import (
    Answer,
    Ask,
    CallTooDirect,
    GoOn,
    Guess,
    Judge,
    Reply,
    Spend,
)
from wordsvc.games.barbarossa.state import Answering, Asking, BarbarossaState
from wordsvc.kana import NotKana

USE = Ask(1, "話すための道具ですか")


def guessed(guess: str = "でんわ", work: int = 1, seat: int = 1) -> BarbarossaState:
    """This seat has written a guess, and its maker reads it."""
    return play(asking(laid(on_turn=seat), seat, 2), (seat, Guess(work, guess)))


def test_the_question_mark_has_two_steps() -> None:
    """BB-18: first only questions."""
    state, events = do(laid(), 0, Spend(6))
    assert kinds(events) == ["spent", "step_began"]
    assert offered(state, 0) == {"ask", "go_on"}
    assert refusal(state, 0, Guess(3, "でんわ")) == "play.wrong-phase"
    state, events = do(state, 0, GoOn())
    assert events == (StepBegan(0, 2),)
    assert offered(state, 0) == {"ask", "guess", "go_on"}


def test_a_question_is_heard_by_everybody_and_answered_by_the_maker() -> None:
    """BB-19, BB-T02: about any work of another player; it may also only be spoken."""
    state = asking(laid(on_turn=1), 1)
    assert works_offered(state, 1, "ask") == {1, 2, 5, 6, 7, 8}
    assert refusal(state, 1, Ask(3)) == "barbarossa.own-work"
    state, (asked,) = do(state, 1, USE)
    assert asked == Asked(1, 1, "話すための道具ですか")
    assert GAME.redact(asked, None) == asked
    assert offered(state, 0) == {"answer", "call_too_direct", "curse"}
    assert "answer" not in offered(state, 2)
    assert refusal(state, 2, Answer("yes")) == "makers-word"
    assert refusal(state, 1, GoOn()) == "makers-word"


def test_the_maker_says_when_a_question_is_too_direct() -> None:
    """BB-19, BB-A25, BB-T03: the program takes the very word as a question without a sign."""
    state = asking(laid(on_turn=1), 1)
    plain, _ = do(state, 1, Ask(1, "花ですか"))
    for question in ("電話ですか", "でんわですか", "でんわ", "電話"):
        state, _ = do(asking(laid(on_turn=1), 1), 1, Ask(1, question))
        assert state.phase == plain.phase
    state, events = do(state, 0, CallTooDirect())
    assert kinds(events) == ["too_direct"]
    assert state.phase == Asking(1, 1)
    assert GAME.view(state, None).questions[-1].reply is None


@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize("reply", ["yes", "perhaps", "neither", "unknown"])
def test_after_any_answer_but_no_one_may_ask_again(reply: Reply, step: int) -> None:
    """BB-20, BB-21, BB-22: another work too."""
    state = play(asking(laid(on_turn=1), 1, step), (1, USE), (0, Answer(reply)))
    assert state.phase == Asking(1, step)
    assert GAME.view(state, None).questions[-1].reply == reply
    assert play(state, (1, Ask(5))).phase == Answering(1, step, 5)


def test_there_are_five_answers() -> None:
    """BB-20."""
    state = play(asking(laid(on_turn=1), 1), (1, USE))
    (slot,) = [slot for slot in GAME.legal(state, 0) if slot.type == "answer"]
    assert [way["reply"] for way in slot.every()] == ["yes", "perhaps", "neither", "no", "unknown"]


def test_no_ends_the_question_step_and_not_the_turn() -> None:
    """BB-21, BB-A17, BB-T17."""
    state = play(asking(laid(on_turn=1), 1), (1, USE), (0, Answer("no")))
    assert state.phase == Asking(1, 2)


def test_no_ends_the_second_step_and_the_turn() -> None:
    """BB-22, BB-T17."""
    state = play(asking(laid(on_turn=1), 1, 2), (1, USE))
    _, events = do(state, 0, Answer("no"))
    assert events[-1] == TurnBegan(2)


def test_one_may_go_on_without_a_question_and_stop_without_a_guess() -> None:
    """BB-21, BB-22, BB-A16."""
    state = play(asking(laid(on_turn=1), 1), (1, GoOn()))
    assert do(state, 1, GoOn())[1] == (TurnBegan(2),)


def test_a_guess_is_for_the_maker_alone() -> None:
    """BB-23: the guesser knows it too; the advice is the maker's, before anybody rules."""
    state = asking(laid(on_turn=1), 1, 2)
    state, (event,) = do(state, 1, Guess(1, "電話"))
    assert event == Guessed(1, 0, 1, "電話", "same", "yes")
    assert [GAME.redact(event, viewer) for viewer in (0, 1, 2, None)] == [
        event,
        Guessed(1, 0, 1, "電話", "hidden", "hidden"),
        Guessed(1, 0, 1, "?", "hidden", "hidden"),
        Guessed(1, 0, 1, "?", "hidden", "hidden"),
    ]
    seen = [GAME.view(state, viewer).guesses[0] for viewer in (0, 1, 2)]
    assert [(one.guess, one.relation) for one in seen] == [
        ("電話", "same"), ("電話", "hidden"), ("?", "hidden")
    ]  # fmt: skip
    assert [offered(state, seat) for seat in range(3)] == [{"judge"}, set(), set()]


@pytest.mark.parametrize(
    ("work", "guess", "relation", "advice"),
    [
        (1, "でんわ", "same", "yes"),
        (2, "しーでー", "spelling", "yes"),
        (1, "さかな", "different", "no"),
        (1, "ぬるぽ", "different", "ask"),
    ],
)
def test_advice_is_by_meaning(work: int, guess: str, relation: str, advice: str) -> None:
    """BB-24, BB-T01."""
    made = guessed(guess, work).guesses[-1]
    assert (made.relation, made.advice) == (relation, advice)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("guess", ["でんわ", "さかな"])
def test_the_makers_word_is_final(guess: str, right: bool) -> None:
    """BB-23, BB-24: against the advice too; everybody hears right or wrong and nothing else."""
    state = guessed(guess)
    assert refusal(state, 1, Judge(True)) == "makers-word"
    state, events = do(state, 0, Judge(right))
    assert events[0] == Judged(1, 1, right)
    assert ("peg_stuck" in kinds(events)) == right
    for event in events:
        assert GAME.redact(event, None) == event


def test_a_wrong_guess_ends_the_turn_and_nothing_else() -> None:
    """BB-25."""
    state, events = do(guessed(), 0, Judge(False))
    assert kinds(events) == ["judged", "turn_began"]
    assert scores(state) == [0, 0, 0, 0]


def test_a_right_guess_takes_the_topmost_peg_and_ends_the_turn() -> None:
    """BB-26."""
    state, events = do(guessed(), 0, Judge(True))
    assert events[1:] == (PegStuck(1, 1, 1), TurnBegan(2))
    assert state.rows[0] == 2
    assert [peg.row for peg in state.works[0].pegs] == [1]


def test_the_first_peg_is_worth_five_and_the_second_three() -> None:
    """BB-27, BB-28, BB-T06, BB-T07: and the maker loses two for either row."""
    state, _ = do(guessed(), 0, Judge(True))
    assert scores(state) == [-2, 5, 0, 0]
    state = play(asking(state, 2, 2), (2, Guess(1, "でんわ")), (0, Judge(True)))
    assert scores(state) == [-4, 5, 3, 0]


def test_makers_gain_by_the_row_of_the_peg() -> None:
    """BB-28: the fourth row of the house table for 13 pegs gives nothing, the seventh two."""
    state = pegged(laid(), (0, 3), (2, 3), (0, 4))
    before = scores(state)[0]
    state = play(asking(state, 1, 2), (1, Guess(1, "でんわ")), (0, Judge(True)))
    assert scores(state)[0] == before
    state = pegged(state, (1, 5), (1, 6))
    before = scores(state)[0]
    assert state.rows[0] == 7
    state = play(asking(state, 1, 2), (1, Guess(2, "しーでー")), (0, Judge(True)))
    assert scores(state)[0] == before + 2


def test_a_work_is_solved_twice_by_different_players() -> None:
    """BB-27, BB-A14, BB-A15: nor does one guess one's own."""
    state = asking(pegged(laid(on_turn=1), (1, 1)), 1, 2)
    assert refusal(state, 1, Guess(1, "でんわ")) == "barbarossa.solved-twice"
    assert refusal(state, 1, Guess(3, "でんわ")) == "barbarossa.own-work"
    assert works_offered(state, 1, "guess") == {2, 5, 6, 7, 8}
    assert works_offered(state, 1, "ask") == {1, 2, 5, 6, 7, 8}


def test_with_its_second_peg_a_work_leaves_the_table() -> None:
    """BB-29: nobody asks about it any more."""
    state = play(asking(pegged(laid(), (2, 1)), 1, 2), (1, Guess(1, "でんわ")), (0, Judge(True)))
    assert not GAME.view(state, None).works[0].stands
    state = asking(state, 2, 2)
    assert refusal(state, 2, Ask(1)) == "work-gone"
    assert refusal(state, 2, Guess(1, "でんわ")) == "work-gone"
    assert GAME.view(state, 2).works[0].reading is None


def test_a_guess_has_a_letter_in_it() -> None:
    with pytest.raises(NotKana):
        do(asking(laid(on_turn=1), 1, 2), 1, Guess(1, "！？"))
