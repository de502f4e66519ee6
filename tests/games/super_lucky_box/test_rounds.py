"""From the deck to the final score (LB-01 … LB-04, LB-18 … LB-24)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from tests.contracts.inspection import INSPECTIONS
from tests.games.super_lucky_box.table import (
    PLAIN,
    crossed,
    do,
    having,
    kinds,
    laid,
    last_turn,
    refusal,
)
from wordsvc.games.core import Context, apply, start
from wordsvc.games.super_lucky_box import GAME
from wordsvc.games.super_lucky_box.events import Drew, Ended, Kept, RoundScored
from wordsvc.games.super_lucky_box.moves import Cross, Keep, Skip
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions
from wordsvc.games.super_lucky_box.state import Drafting, SuperLuckyBoxState, Turn


def context(version: int) -> Context:
    return Context.seeded(b"rounds", version)


def begun(seats: int, options: SuperLuckyBoxOptions | None = None) -> SuperLuckyBoxState:
    """Everybody has kept the first three boxes drawn."""
    state, _ = start(GAME, seats, options or SuperLuckyBoxOptions(), context(1))
    for seat in range(seats):
        state, _ = apply(GAME, state, seat, Keep(state.players[seat].offer[:3]), context(seat + 2))
    return state


def full(state: SuperLuckyBoxState, box: int) -> SuperLuckyBoxState:
    return crossed(state, box, tuple(range(9)))


def test_everything_in_the_box_is_there() -> None:
    """LB-02: 60 boxes and 18 number cards; tokens are unlimited and not counted."""
    state, _ = start(GAME, 6, SuperLuckyBoxOptions(), context(1))
    things = Counter(INSPECTIONS[GAME.id].census(state))
    assert sum(count for name, count in things.items() if name.startswith("box")) == 60
    assert [things[f"number {number}"] for number in range(1, 10)] == [2] * 9


def test_everybody_draws_five_boxes_keeps_three_and_has_four_lightning() -> None:
    """LB-03."""
    state, events = start(GAME, 3, SuperLuckyBoxOptions(), context(1))
    assert [len(event.boxes) for event in events if isinstance(event, Drew)] == [5, 5, 5]
    assert [player.lightning for player in state.players] == [4, 4, 4]
    offer = state.players[1].offer
    state, kept = apply(GAME, state, 1, Keep((offer[4], offer[0], offer[2])), context(2))
    assert kept == (Kept(1, (offer[4], offer[0], offer[2]), (offer[1], offer[3])),)
    assert [mine.box for mine in state.players[1].boxes] == [offer[4], offer[0], offer[2]]
    assert set(state.discards) == {offer[1], offer[3]}


def test_a_choice_must_be_three_of_the_boxes_drawn() -> None:
    """LB-03."""
    state, _ = start(GAME, 2, SuperLuckyBoxOptions(), context(1))
    mine, other = state.players[0].offer, state.players[1].offer
    assert refusal(state, 0, Keep(mine[:2])) == "box.keep"
    assert refusal(state, 0, Keep((*mine[:2], other[0]))) == "box.not-drawn"
    assert refusal(state, 0, Keep((mine[0], mine[0], mine[1]))) == "box.not-drawn"
    assert refusal(state, 0, Skip()) == "wrong-phase"
    state, _ = do(state, 0, Keep(mine[:3]))
    assert refusal(state, 0, Keep(mine[:3])) == "box.no-choice"


def test_any_boxes_may_be_kept_the_nine_digits_are_only_advice() -> None:
    """LB-04: ten ways to keep three of five are all offered."""
    state, _ = start(GAME, 1, SuperLuckyBoxOptions(), context(1))
    (slot,) = GAME.legal(state, 0)
    assert len(slot.every()) == 10


def test_the_first_number_comes_when_everybody_has_chosen() -> None:
    state, _ = start(GAME, 2, SuperLuckyBoxOptions(), context(1))
    state, events = do(state, 1, Keep(state.players[1].offer[:3]))
    assert kinds(events) == ["kept"]
    state, events = do(state, 0, Keep(state.players[0].offer[:3]))
    assert kinds(events)[:3] == ["kept", "round_began", "revealed"]


def test_a_game_has_four_rounds_of_nine_numbers() -> None:
    """LB-01, LB-19, LB-20: nine cards of the eighteen, shuffled anew for each round."""
    state, version, shown = begun(1), 3, []
    while GAME.outcome(state) is None:
        slot = GAME.legal(state, 0)[0]
        state, events = apply(GAME, state, 0, GAME.codec.move(slot.every()[0]), context(version))
        version += 1
        if isinstance(state.phase, Drafting) and any(isinstance(e, RoundScored) for e in events):
            shown.append(Counter(state.shown))
    shown.append(Counter(state.shown))
    assert [sum(numbers.values()) for numbers in shown] == [9, 9, 9, 9]
    assert all(count <= 2 for numbers in shown for count in numbers.values())


@pytest.mark.parametrize(("number", "points"), [(1, 15), (2, 12), (3, 10), (4, 8)])
def test_a_completed_box_scores_by_its_round_and_leaves_play(number: int, points: int) -> None:
    """LB-18, LB-T04, LB-A10: after the ninth number has been dealt with."""
    state = full(last_turn(laid([PLAIN, PLAIN], card=1, number=number)), 1)
    state, events = do(state, 0, Cross(2, 0))
    assert RoundScored(number, ((1,),)) in events
    assert state.players[0].completed[number - 1] == 1
    assert [mine.box for mine in state.players[0].boxes] == [2]
    assert state.players[0].done == (1,)
    assert state.rules.box_points[number - 1] == points


def test_a_box_completed_before_the_ninth_number_waits_for_the_end_of_the_round() -> None:
    """LB-18."""
    state = crossed(laid([PLAIN, PLAIN], card=1), 1, tuple(range(1, 9)))
    state, events = do(state, 0, Cross(1, 0))
    assert not any(isinstance(event, RoundScored) for event in events)
    assert state.players[0].completed == (0, 0, 0, 0)


def test_two_boxes_completed_in_one_round_both_score() -> None:
    """LB-A16."""
    state = full(full(last_turn(laid([PLAIN] * 3, card=1)), 1), 2)
    state, _ = do(state, 0, Cross(3, 0))
    assert state.players[0].completed == (2, 0, 0, 0)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_before_rounds_two_to_four_everybody_draws_three_boxes_and_keeps_one(number: int) -> None:
    """LB-A02."""
    state, events = do(last_turn(laid([PLAIN], card=1, number=number)), 0, Cross(1, 0))
    assert kinds(events)[1:3] == ["round_scored", "drew"]
    assert len(state.players[0].offer) == 3
    assert refusal(state, 0, Keep(state.players[0].offer[:2])) == "box.keep"
    state, events = do(state, 0, Keep(state.players[0].offer[:1]))
    assert kinds(events)[:3] == ["kept", "round_began", "revealed"]
    assert len(state.players[0].boxes) == 2


def test_by_option_there_are_no_new_boxes() -> None:
    """LB-A02: the sheet taken literally."""
    literal = GAME.options("literal")
    state, events = do(last_turn(laid([PLAIN], card=1, options=literal)), 0, Cross(1, 0))
    assert kinds(events)[1:4] == ["round_scored", "round_began", "revealed"]
    assert state.phase == replace(Turn(2, 1, 1), number=state.shown[0])


def test_number_cards_are_all_in_the_pile_again_for_the_next_round() -> None:
    """LB-19."""
    literal = GAME.options("literal")
    state, _ = do(last_turn(laid([PLAIN], card=1, options=literal)), 0, Cross(1, 0))
    assert len(state.shown) >= 1
    assert len(state.numbers) + len(state.shown) == 18


def test_tokens_are_kept_over_the_rounds_and_stars_count_by_round() -> None:
    """LB-A11, LB-A18."""
    state = having(last_turn(laid([PLAIN], card=1)), 0, moons=3, stars=(2, 0, 0, 0))
    state, _ = do(state, 0, Cross(1, 0))
    me = state.players[0]
    assert (me.lightning, me.moons, me.stars) == (4, 3, (2, 0, 0, 0))


def test_the_discards_are_the_deck_again_when_it_is_empty() -> None:
    """LB-A17: six players need more boxes than there are."""
    state = begun(6)
    state = replace(state, deck=state.deck[:4], discards=(*state.discards, *state.deck[4:]))
    state = last_turn(state)
    for seat in range(6):
        state = having(state, seat, acted=True)
    state = having(state, 0, acted=False)
    state, events = do(state, 0, GAME.codec.move(GAME.legal(state, 0)[0].every()[0]))
    assert kinds(events).count("reshuffled") == 1
    assert [len(player.offer) for player in state.players] == [3] * 6


def final(*seats: Mapping[str, object]) -> Ended:
    """The end of a game in which the players had these things before the last cross."""
    state = last_turn(laid(*[[PLAIN, PLAIN] for _ in seats], card=1, number=4))
    for seat, things in enumerate(seats):
        state = having(state, seat, acted=seat > 0, **things)
    state, events = do(state, 0, Cross(1, 0))
    (ended,) = (event for event in events if isinstance(event, Ended))
    assert GAME.legal(state, 0) == ()
    assert refusal(state, 0, Cross(2, 0)) == "over"
    return ended


def test_boxes_stars_crosses_and_moons_are_added_up() -> None:
    """LB-14, LB-20, LB-21, LB-22: 15 + 12 + 9 for four stars, one cross is no point yet, +6."""
    ended = final(
        {"completed": (1, 1, 0, 0), "stars": (4, 0, 0, 0), "moons": 3}, {"moons": 1}, {"moons": 0}
    )
    assert [player.total for player in ended.score.players] == [15 + 12 + 9 + 6, 0, -6]
    assert ended.score.winners == (0,)


@pytest.mark.parametrize(
    ("moons", "points"),
    [([2, 2, 0], [6, 6, -6]), ([5, 3, 1, 1], [6, 0, -6, -6]), ([2, 1], [6, 0]), ([4, 4], [6, 6])],
)
def test_moons_pay_those_who_have_most_and_cost_those_who_have_fewest(
    moons: list[int], points: list[int]
) -> None:
    """LB-22, LB-23, LB-T09 … LB-T13: the same sums as for a sheet of paper."""
    ended = final(*({"moons": count} for count in moons))
    assert [player.total for player in ended.score.players] == points


def test_two_crosses_on_unfinished_boxes_are_a_point() -> None:
    """LB-21, LB-T08: two crosses on one box and one on the other, halved together."""
    state = last_turn(laid([PLAIN, PLAIN], card=1, number=4))
    state = crossed(crossed(state, 1, (3, 4, 5)), 2, (7, 8))
    _, events = do(state, 0, Cross(1, 0))
    (ended,) = (event for event in events if isinstance(event, Ended))
    assert ended.score.players[0].total == 3


def test_equal_totals_are_parted_by_moons() -> None:
    """LB-24, LB-D04, LB-T16: nobody else is paid for moons here."""
    first = {"completed": (0, 0, 1, 0), "stars": (2, 2, 0, 0), "moons": 1}
    second = {"completed": (0, 1, 0, 0), "stars": (2, 1, 1, 0), "moons": 2}
    third = {"moons": 9}
    fourth = {"moons": 0}
    ended = final(first, second, third, fourth)
    assert [player.total for player in ended.score.players] == [18, 18, 6, -6]
    assert ended.score.winners == (1,)


def test_a_single_player_scores_moons_only_by_option() -> None:
    """LB-A15, LB-T17."""
    state = having(last_turn(laid([PLAIN], card=1, number=4)), 0, moons=6)
    _, events = do(state, 0, Cross(1, 0))
    assert isinstance(events[-1], Ended)
    assert events[-1].score.players[0].total == 0
    solo = replace(state, options=GAME.options("solo"))
    _, events = do(solo, 0, Cross(1, 0))
    assert isinstance(events[-1], Ended)
    assert events[-1].score.players[0].total == 10
