"""Do slots accept exactly the moves that fill them, and can they be filled and counted?"""

from __future__ import annotations

import pytest

from tests.games.core.high_card import Boast, Lay, Peek
from wordsvc.games.core import Chance, Hole, Is, OneOf, Several, Slot, Text
from wordsvc.games.core.bots import fill


@pytest.mark.parametrize(
    ("hole", "good", "bad"),
    [
        (Is(3), [3], [4, "3", None, True]),
        (Is(value=True), [True], [1, False]),
        (OneOf(("き", "わ")), ["き", "わ"], ["く", 1, None]),
        (Several((1, 2, 2), 2, 2), [(1, 2), [2, 1], (2, 2)], [(1,), (1, 1), (1, 2, 2), "12", 1]),
        (Several((1, 2), 0, 1), [(), (2,)], [(1, 2), (3,)]),
        (Text(), ["き", ""], [None, 1]),
        (Text(optional=True), ["き", None], [1]),
    ],
)
def test_a_hole_accepts_what_it_names(hole: Hole, good: list[object], bad: list[object]) -> None:
    assert all(hole.accepts(value) for value in good)
    assert not any(hole.accepts(value) for value in bad)


def test_a_slot_accepts_a_move_of_its_type_with_every_hole_filled() -> None:
    slot = Slot("lay", {"card": OneOf((3, 5))})
    assert slot.accepts(Lay(3))
    assert not slot.accepts(Lay(4))
    assert not slot.accepts(Peek(3))
    assert not Slot("lay", {}).accepts(Lay(3))
    assert not Slot("lay", {"card": Is(3), "more": Is(1)}).accepts(Lay(3))


def test_every_way_to_fill_a_slot_is_counted_once() -> None:
    slot = Slot("keep", {"boxes": Several((1, 2, 3, 4, 5), 3, 3), "sure": OneOf((True, False))})
    ways = slot.every()
    assert len(ways) == 20
    assert len({str(way) for way in ways}) == 20
    assert ways[0] == {"type": "keep", "boxes": (1, 2, 3), "sure": True}


def test_texts_cannot_be_counted() -> None:
    with pytest.raises(TypeError):
        Slot("boast", {"word": Text()}).every()


def test_filling_meets_every_way() -> None:
    slot = Slot("keep", {"boxes": Several((1, 2, 3), 0, 3), "one": OneOf(("い", "ろ"))})
    chance = Chance(b"fill")
    met = {
        (frozenset(move["boxes"]), move["one"])
        for move in (fill(slot, chance, lambda *_: "") for _ in range(400))
    }
    assert len(met) == 16


def test_a_text_is_said_by_the_player() -> None:
    slot = Slot("boast", {"word": Text(heads=("か",))})
    move = fill(slot, Chance(b"say"), lambda text, _: text.heads[0] + "さ")
    assert slot.accepts(Boast(move["word"]))
    assert move["word"] == "かさ"
