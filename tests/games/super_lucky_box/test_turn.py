"""One number, one cross, and all that follows from it (LB-05 … LB-17)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.super_lucky_box.table import PLAIN, crossed, do, having, kinds, laid, refusal
from wordsvc.games.super_lucky_box import GAME
from wordsvc.games.super_lucky_box.events import Crossed, Gained, Lapsed, Revealed, Skipped
from wordsvc.games.super_lucky_box.moves import Cross, Skip, UseBonus
from wordsvc.games.super_lucky_box.state import SuperLuckyBoxState, Turn, sign
from wordsvc.validators.super_lucky_box.box import Bonus

BOTH = "123 231 456 | ? S M | L D 4"
TWO = [PLAIN, PLAIN]


def numbers_offered(state: SuperLuckyBoxState, seat: int) -> set[int]:
    """The numbers of all squares that the seat may cross."""
    return {
        state.face(move["box"]).numbers[move["square"]]
        for slot in GAME.legal(state, seat)
        if slot.type == "cross"
        for move in slot.every()
    }


def test_one_square_with_the_number_is_crossed_and_no_second_one() -> None:
    """LB-05, LB-T15: the number stands in several squares; one of them may be crossed."""
    state, events = do(laid(TWO, TWO, card=1), 0, Cross(1, 0))
    assert events == (Crossed(0, 1, 0, spent=0),)
    assert refusal(state, 0, Cross(2, 0)) == "box.acted"
    assert [mine.crossed for mine in state.players[0].boxes] == [(0,), ()]


def test_everybody_crosses_at_the_same_time_and_only_in_own_boxes() -> None:
    """LB-01, LB-05: no seat waits for another; the next number comes when all are done."""
    state = laid(TWO, TWO, card=1)
    assert refusal(state, 0, Cross(3, 0)) == "box.no-square"
    state, _ = do(state, 1, Cross(3, 0))
    state, events = do(state, 0, Cross(1, 0))
    assert kinds(events) == ["crossed", "revealed"]
    assert isinstance(state.phase, Turn)
    assert state.phase.turn == 2
    assert not any(player.acted for player in state.players)


@pytest.mark.parametrize(("box", "square"), [(1, 0), (1, 9), (1, -1), (9, 0)])
def test_only_an_open_square_of_ones_own_can_be_crossed(box: int, square: int) -> None:
    state = crossed(laid(TWO, TWO, card=1), 1, (0,))
    assert refusal(state, 0, Cross(box, square)) == "box.no-square"


def test_without_any_square_in_reach_nothing_is_done_and_nobody_is_asked() -> None:
    """LB-06: the next number is a 6; the second seat has no 6 left and no lightning."""
    state = having(laid(TWO, [PLAIN], card=1), 1, lightning=0, acted=True)
    state = replace(crossed(state, 3, (8,)), numbers=(6,))
    state, events = do(state, 0, Cross(1, 0))
    assert events[1:] == (Revealed(6), Skipped(1))
    assert GAME.legal(state, 1) == ()
    assert GAME.legal(state, 0) != ()


def test_doing_nothing_is_allowed_only_where_the_number_itself_has_no_square() -> None:
    """LB-06, LB-A06: lightning is never compulsory, a matching square is."""
    assert refusal(laid(TWO, TWO, card=1), 0, Skip()) == "box.must-cross"
    _, events = do(laid(TWO, TWO, card=7), 0, Skip())
    assert kinds(events) == ["skipped"]


def test_one_may_pay_lightning_though_the_number_itself_has_a_square() -> None:
    """LB-A06: with the choice of spending lightning instead."""
    state, events = do(laid(TWO, TWO, card=1), 0, Cross(1, 1))
    assert events[0] == Crossed(0, 1, 1, spent=1)
    assert state.players[0].lightning == 3


@pytest.mark.parametrize(
    ("card", "lightning", "numbers"),
    [
        (5, 0, {5}),
        (5, 1, {4, 5, 6}),
        (7, 3, {1, 4, 5, 6}),
        (9, 2, {1, 2}),
        (1, 2, {1, 2, 3}),
        (9, 4, {1, 2, 3, 4, 5, 6}),
    ],
)
def test_each_lightning_moves_the_number_by_one_and_9_is_beside_1(
    card: int, lightning: int, numbers: set[int]
) -> None:
    """LB-07, LB-08, LB-T01, LB-T05: what can be crossed with so much lightning."""
    state = having(laid(TWO, card=card), 0, lightning=lightning)
    assert numbers_offered(state, 0) == numbers


def test_the_cheapest_way_is_paid_without_being_asked() -> None:
    """LB-09, LB-T06: from 4 to 9 it is 3, 2, 1, 9: four tokens, not five."""
    state = laid(["789 897 456 | - - - | - - -"], [PLAIN], card=4)
    state, events = do(state, 0, Cross(1, 2))
    assert events[0] == Crossed(0, 1, 2, spent=4)
    assert state.players[0].lightning == 0
    assert state.players[1].lightning == 4


def test_lightning_that_one_does_not_have_cannot_be_spent() -> None:
    state = having(laid(TWO, card=1), 0, lightning=1)
    assert refusal(state, 0, Cross(1, 2)) == "box.lightning"


def test_lightning_gained_in_a_turn_does_not_pay_for_its_crossing() -> None:
    """LB-A09: the crossing comes before the bonuses."""
    face = "123 231 456 | D - - | - - -"
    state = having(crossed(laid([face], card=2), 1, (0, 1)), 0, lightning=0)
    assert refusal(state, 0, Cross(1, 2)) == "box.lightning"


def test_a_square_that_completes_a_row_and_a_column_gives_both_bonuses() -> None:
    """LB-10, LB-T14."""
    state = crossed(laid([BOTH, PLAIN], TWO, card=1), 1, (1, 2, 3, 6))
    state, events = do(state, 0, Cross(1, 0))
    assert [event for event in events if isinstance(event, Gained)] == [
        Gained(0, 1, 0, Bonus("any")),
        Gained(0, 1, 3, Bonus("lightning", 1)),
    ]
    assert state.players[0].lightning == 5
    assert [sign(bonus) for bonus in state.players[0].pending] == ["?"]


def pending(*bonuses: Bonus) -> SuperLuckyBoxState:
    """The first seat has crossed and has these bonuses to use."""
    return having(laid(TWO, TWO, card=1), 0, acted=True, pending=bonuses)


@pytest.mark.parametrize("first", ["4", "?"])
def test_several_bonuses_are_used_in_any_order(first: str) -> None:
    """LB-11."""
    state = pending(Bonus("number", 4), Bonus("any"))
    second = "?" if first == "4" else "4"
    state, _ = do(state, 0, UseBonus(first, 1, 6))
    state, _ = do(state, 0, UseBonus(second, 2, 6))
    assert state.players[0].pending == ()
    assert [mine.crossed for mine in state.players[0].boxes] == [(6,), (6,)]


def test_a_number_bonus_crosses_its_number_at_once_and_nothing_else() -> None:
    """LB-12: no lightning changes it, and nothing else is done before (LB-D05)."""
    state = pending(Bonus("number", 4))
    assert refusal(state, 0, UseBonus("4", 1, 7)) == "box.other-number"
    assert refusal(state, 0, UseBonus("?", 1, 7)) == "box.no-bonus"
    assert refusal(state, 0, Cross(1, 0)) == "box.bonus-first"
    assert refusal(state, 0, Skip()) == "box.bonus-first"
    assert {slot.type for slot in GAME.legal(state, 0)} == {"use_bonus"}
    _, events = do(state, 0, UseBonus("4", 1, 6))
    assert events == (Crossed(0, 1, 6, bonus=Bonus("number", 4)),)


def test_a_number_bonus_without_a_square_lapses() -> None:
    """LB-12, LB-A07: it cannot be kept for later."""
    face = "123 231 456 | 9 - - | - - -"
    state = crossed(laid([face], [PLAIN], card=1), 1, (1, 2))
    state, events = do(state, 0, Cross(1, 0))
    assert kinds(events) == ["crossed", "gained", "lapsed"]
    assert state.players[0].pending == ()


def test_a_bonus_whose_last_square_another_bonus_takes_lapses() -> None:
    state = crossed(pending(Bonus("number", 4), Bonus("any")), 1, (6,))
    _, events = do(state, 0, UseBonus("?", 2, 6))
    assert Lapsed(0, Bonus("number", 4)) in events


def test_a_question_mark_crosses_any_square_also_of_the_same_box() -> None:
    """LB-13, LB-A08."""
    state = crossed(pending(Bonus("any")), 1, (0,))
    ways = [way for slot in GAME.legal(state, 0) for way in slot.every()]
    assert len(ways) == 17
    state, _ = do(state, 0, UseBonus("?", 1, 8))
    assert state.players[0].boxes[0].crossed == (0, 8)


def test_bonuses_chain() -> None:
    """LB-12, LB-13: a cross made by a bonus completes a line and gives the next bonus."""
    faces = ["123 231 456 | 5 - - | - - -", "123 231 456 | - - ? | - - -"]
    state = crossed(crossed(laid(faces, TWO, card=1), 1, (1, 2)), 2, (6, 8))
    state, first = do(state, 0, Cross(1, 0))
    state, second = do(state, 0, UseBonus("5", 2, 7))
    state, third = do(state, 0, UseBonus("?", 2, 0))
    assert [kinds(events) for events in (first, second, third)] == [
        ["crossed", "gained"],
        ["crossed", "gained"],
        ["crossed"],
    ]


@pytest.mark.parametrize(
    ("icon", "lightning", "moons", "stars"),
    [("S", 4, 0, 1), ("L", 5, 0, 0), ("D", 6, 0, 0), ("M", 4, 1, 0), ("-", 4, 0, 0)],
)
def test_tokens_are_taken_at_once(icon: str, lightning: int, moons: int, stars: int) -> None:
    """LB-14, LB-15, LB-16: star, one or two lightning, moon."""
    state = crossed(laid([f"123 231 456 | {icon} - - | - - -"], TWO, card=1), 1, (1, 2))
    state, _ = do(state, 0, Cross(1, 0))
    me = state.players[0]
    assert (me.lightning, me.moons, me.stars[0], me.pending) == (lightning, moons, stars, ())


def test_there_is_no_limit_to_tokens() -> None:
    """LB-17: the box has 30 lightning and 24 moons; play does not stop there."""
    face = "123 231 456 | D M - | - - -"
    state = having(laid([face], card=1), 0, lightning=30, moons=24)
    state, _ = do(crossed(state, 1, (1, 2)), 0, Cross(1, 0))
    assert state.players[0].lightning == 32


def test_nothing_can_be_crossed_in_a_complete_box() -> None:
    """LB-A10: it stays on the table until the round is scored."""
    state = crossed(laid(TWO, card=1), 1, tuple(range(9)))
    assert refusal(state, 0, Cross(1, 0)) == "box.no-square"
    assert all(way["box"] == 2 for slot in GAME.legal(state, 0) for way in slot.every())
