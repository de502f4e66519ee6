"""What others drew and discarded is nobody's business."""

from __future__ import annotations

import msgspec
import pytest

from wordsvc.games.core import Context, start
from wordsvc.games.super_lucky_box import GAME
from wordsvc.games.super_lucky_box.events import FACE_DOWN, Drew, Kept
from wordsvc.games.super_lucky_box.moves import Keep
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_boxes_drawn_are_seen_by_who_drew_them(viewer: int | None) -> None:
    state, events = start(GAME, 2, SuperLuckyBoxOptions(), Context.seeded(b"secret", 1))
    for event in events:
        if isinstance(event, Drew):
            seen = GAME.redact(event, viewer)
            assert isinstance(seen, Drew)
            hidden = (FACE_DOWN,) * 5
            assert seen.boxes == (event.boxes if event.seat == viewer else hidden)
    view = GAME.view(state, viewer)
    offered = () if viewer is None else state.players[viewer].offer
    assert tuple(box.box for box in view.offer) == offered
    assert [player.choosing for player in view.players] == [5, 5]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_boxes_discarded_are_seen_by_who_discarded_them(viewer: int | None) -> None:
    state, _ = start(GAME, 2, SuperLuckyBoxOptions(), Context.seeded(b"secret", 1))
    offer = state.players[0].offer
    (kept,) = GAME.decide(state, 0, Keep(offer[:3]), Context.seeded(b"secret", 2))
    seen = GAME.redact(kept, viewer)
    assert isinstance(seen, Kept)
    assert seen.boxes == offer[:3]
    assert seen.discarded == (offer[3:] if viewer == 0 else (FACE_DOWN, FACE_DOWN))


def test_no_view_tells_the_order_of_deck_and_numbers() -> None:
    state, _ = start(GAME, 2, SuperLuckyBoxOptions(), Context.seeded(b"secret", 1))
    raw = msgspec.to_builtins(GAME.view(state, None))
    assert (raw["deck"], raw["discards"]) == (50, 0)
    assert list(state.deck) == sorted(state.deck)
    assert list(state.numbers) == sorted(state.numbers)
