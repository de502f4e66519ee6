"""One card left: who said so, and who was caught (WB-18, WB-19)."""

from __future__ import annotations

import pytest

from tests.games.word_basket.table import CARDS, challenge, do, kinds, refusal, slots, table, throw
from wordsvc.games.core.rows import without
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.moves import CallReach, NextDeal, PointOutReach, Reset
from wordsvc.games.word_basket.state import GoneOut, Playing, WordBasketState


def one_left(*, reach: bool) -> WordBasketState:
    state, _ = throw(table("い ゆ", "ほ と", "り ぬ", field="す"), 0, "い", "スキー", reach=reach)
    assert state.hands[0] == ("ゆ",)
    return state


def test_reach_said_with_the_throw_cannot_be_pointed_out() -> None:
    """WB-18."""
    state = one_left(reach=True)
    assert GAME.view(state, 1).players[0].reach
    assert refusal(state, 1, PointOutReach(0)) == "basket.no-reach-missed"
    assert refusal(state, 0, CallReach()) == "basket.no-reach-due"


def test_forgotten_reach_costs_one_card_when_another_points_it_out() -> None:
    """WB-18, WB-X11."""
    state = one_left(reach=False)
    assert not GAME.view(state, 1).players[0].reach
    assert "point_out_reach" in slots(state, 1)
    state, events = do(state, 1, PointOutReach(0))
    assert kinds(events) == ["reach_missed", "drew"]
    assert len(state.hands[0]) == 2
    assert refusal(state, 1, PointOutReach(0)) == "basket.no-reach-missed"


def test_reach_may_be_said_late_until_somebody_points_it_out() -> None:
    """WB-A20."""
    state, events = do(one_left(reach=False), 0, CallReach())
    assert kinds(events) == ["reach_said"]
    assert refusal(state, 1, PointOutReach(0)) == "basket.no-reach-missed"


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_only_another_player_who_is_there_can_be_caught(seat: int) -> None:
    assert refusal(one_left(reach=False), 0, PointOutReach(seat)) == "basket.no-reach-missed"


def test_reach_is_due_again_each_time_one_card_is_left() -> None:
    """WB-A20: after the penalty the hand comes down to one card again."""
    state, _ = do(one_left(reach=False), 1, PointOutReach(0))
    card = state.hands[0][0]
    state, _ = throw(state, 0, card, "いんぐりっしゅ")
    assert len(state.hands[0]) == 1
    assert "point_out_reach" in slots(state, 2)


def test_saying_reach_too_early_means_nothing() -> None:
    state, _ = throw(table("い ゆ え", "ほ", field="す"), 0, "い", "スキー", reach=True)
    assert not GAME.view(state, 1).players[0].reach


def out(*, reach: bool) -> WordBasketState:
    """The first seat has gone out; whether it said "reach" before is told."""
    state, _ = throw(
        table("ゆ ほ", "え と", "り ぬ", field="い"), 0, "ゆ", "イングリッシュ", reach=reach
    )
    state, events = throw(state, 0, "ほ", "ゆたんぽ")
    assert kinds(events) == ["thrown", "went_out"]
    assert state.phase == GoneOut(0)
    return state


def test_even_after_going_out_a_forgotten_reach_costs_a_card_and_play_goes_on() -> None:
    """WB-19."""
    state, events = do(out(reach=False), 2, PointOutReach(0))
    assert kinds(events) == ["reach_missed", "drew"]
    assert len(state.hands[0]) == 1
    assert state.phase == Playing()
    assert state.field == "ほ"
    assert "throw" in slots(state, 1)


def test_reach_is_due_again_after_the_penalty_of_whoever_had_gone_out() -> None:
    """WB-18, WB-19, WB-A20: the hand has one card again, so it is to be said again."""
    state, _ = do(out(reach=False), 2, PointOutReach(0))
    assert not GAME.view(state, 1).players[0].reach
    said, events = do(state, 0, CallReach())
    assert kinds(events) == ["reach_said"]
    assert refusal(said, 2, PointOutReach(0)) == "basket.no-reach-missed"
    state, events = do(state, 2, PointOutReach(0))
    assert kinds(events) == ["reach_missed", "drew"]
    assert len(state.hands[0]) == 2


def test_who_said_reach_has_gone_out_for_good() -> None:
    """WB-18, WB-19."""
    state = out(reach=True)
    assert refusal(state, 2, PointOutReach(0)) == "basket.no-reach-missed"
    state, events = do(state, 1, NextDeal())
    assert kinds(events)[0] == "deal_won"


def test_after_going_out_it_is_too_late_to_say_reach() -> None:
    assert refusal(out(reach=False), 0, CallReach()) == "basket.no-reach-due"


def test_with_the_next_deal_all_is_forgiven() -> None:
    """WB-A21."""
    state, _ = do(out(reach=False), 1, NextDeal())
    assert refusal(state, 2, PointOutReach(0)) == "basket.no-reach-missed"
    assert state.reach == ("none", "none", "none")


def test_a_withdrawn_word_takes_the_reach_back() -> None:
    state, _ = throw(table("い ゆ", "ほ と", field="ら"), 0, "い", "スキー", reach=True)
    state, _ = challenge(state, 1)
    assert len(state.hands[0]) == 3
    assert state.reach[0] == "none"


def test_a_reset_that_leaves_one_card_makes_reach_due() -> None:
    """WB-A20, ruling 7.4: all other cards are in one hand, so one is drawn and one opened."""
    others = " ".join(without(CARDS, ["い", "き"]))
    state, events = do(table("い", others), 0, Reset("い", 7))
    assert kinds(events) == ["hand_reset", "reshuffled", "drew", "turned_up"]
    assert len(state.hands[0]) == 1
    assert "call_reach" in slots(state, 0)
    assert "point_out_reach" in slots(state, 1)
