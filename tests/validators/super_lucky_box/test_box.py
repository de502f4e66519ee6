"""Faces are read, written and completed line by line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.validators.super_lucky_box.box import LINES, Bonus, Box
from wordsvc.validators.super_lucky_box.lightning import cost, reach, shifted

FACE = "123 231 456 | ? - 7 | L D S"


def test_a_face_is_read_row_by_row_with_its_six_bonuses() -> None:
    box = Box.parse(FACE)
    assert box.numbers == (1, 2, 3, 2, 3, 1, 4, 5, 6)
    assert box.bonuses == (
        Bonus("any"),
        Bonus("none"),
        Bonus("number", 7),
        Bonus("lightning", 1),
        Bonus("lightning", 2),
        Bonus("star"),
    )
    assert str(box) == FACE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "123 231 456",
        "123 231 456 | ? - 7",
        "123 231 456 | ? - 7 | L D S | M",
        "123 231 45 | ? - 7 | L D S",
        "123 231 406 | ? - 7 | L D S",
        "123 231 ４56 | ? - 7 | L D S",
        "123 231 456 | ? - 0 | L D S",
        "123 231 456 | ? - 10 | L D S",
        "123 231 456 | ? - | 7 L D S",
    ],
)
def test_anything_else_is_no_face(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        Box.parse(text)


def test_every_square_stands_in_one_row_and_one_column() -> None:
    for square in range(9):
        assert [square in line for line in LINES].count(True) == 2
        assert Box.parse(FACE).gained(set(range(9)) - {square}, square) == tuple(
            index for index, line in enumerate(LINES) if square in line
        )


def test_a_line_with_a_hole_gives_nothing() -> None:
    assert Box.parse(FACE).gained({0}, 1) == ()
    assert Box.parse(FACE).gained({0, 1}, 2) == (0,)


@given(st.integers(1, 9), st.integers(-40, 40))
def test_going_there_and_back_is_where_it_began(number: int, steps: int) -> None:
    assert shifted(shifted(number, steps), -steps) == number
    assert 1 <= shifted(number, steps) <= 9


@given(st.integers(1, 9), st.integers(0, 9))
def test_what_is_in_reach_is_what_can_be_paid(card: int, tokens: int) -> None:
    found = reach(card, tokens)
    assert found[card] == 0
    assert list(found.values()) == sorted(found.values())
    for number in range(1, 10):
        price = cost(card, number)
        assert price == cost(number, card)
        assert number in {shifted(card, price), shifted(card, -price)}
        assert (number in found) == (price <= tokens)
