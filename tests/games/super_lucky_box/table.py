"""A table of Super Lucky Box laid for one test: these boxes, this number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from wordsvc.games.core import Context, Refused, replay
from wordsvc.games.core.rows import put
from wordsvc.games.super_lucky_box import GAME
from wordsvc.games.super_lucky_box.events import (
    Drew,
    Kept,
    Opened,
    Revealed,
    RoundBegan,
    SuperLuckyBoxEvent,
)
from wordsvc.games.super_lucky_box.moves import SuperLuckyBoxMove
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions
from wordsvc.games.super_lucky_box.state import Drafting, InPlay, SuperLuckyBoxState, Turn
from wordsvc.validators.super_lucky_box.sheet import house

PLAIN = "123 231 456 | - - - | - - -"
HIGH = "789 897 456 | - - - | - - -"


def laid(
    *seats: Sequence[str], card: int, number: int = 1, options: SuperLuckyBoxOptions | None = None
) -> SuperLuckyBoxState:
    """These faces in front of the seats, in this round, with this card shown as its first.

    Boxes are numbered from 1 through all seats; three plain ones are left in the deck.
    """
    faces = [face for faces in seats for face in faces]
    sheet = replace(house(), boxes=(*faces, *[PLAIN] * 3))
    opened = Opened(len(seats), options or SuperLuckyBoxOptions(), sheet, "")
    drawn: list[SuperLuckyBoxEvent] = []
    kept: list[SuperLuckyBoxEvent] = []
    box = 1
    for seat, of_seat in enumerate(seats):
        boxes = tuple(range(box, box + len(of_seat)))
        drawn.append(Drew(seat, boxes))
        kept.append(Kept(seat, boxes, ()))
        box += len(of_seat)
    state = replace(replay(GAME, [opened, *drawn, *kept]), phase=Drafting(number))
    return replay(GAME, then(RoundBegan(number), Revealed(card)), state)


def crossed(state: SuperLuckyBoxState, box: int, squares: Sequence[int]) -> SuperLuckyBoxState:
    """The same table with these squares of a box crossed already."""
    for seat, player in enumerate(state.players):
        boxes = tuple(
            InPlay(box, tuple(squares)) if mine.box == box else mine for mine in player.boxes
        )
        state = replace(state, players=put(state.players, seat, replace(player, boxes=boxes)))
    return state


def having(state: SuperLuckyBoxState, seat: int, **changes: Any) -> SuperLuckyBoxState:
    """The same table where a player has something else."""
    return replace(state, players=put(state.players, seat, replace(state.players[seat], **changes)))


def do(
    state: SuperLuckyBoxState, seat: int, move: SuperLuckyBoxMove
) -> tuple[SuperLuckyBoxState, tuple[SuperLuckyBoxEvent, ...]]:
    """The state and the events after the move."""
    events = GAME.decide(state, seat, move, Context.seeded(b"table", 2))
    return replay(GAME, events, state), events


def refusal(state: SuperLuckyBoxState, seat: int, move: SuperLuckyBoxMove) -> str:
    """The code with which the move is refused, or an empty text if it is not."""
    try:
        GAME.decide(state, seat, move, Context.seeded(b"table", 2))
    except Refused as refused:
        return refused.code.removeprefix("play.")
    return ""


def last_turn(state: SuperLuckyBoxState) -> SuperLuckyBoxState:
    """The same table at the ninth number of its round."""
    assert isinstance(state.phase, Turn)
    return replace(state, phase=replace(state.phase, turn=state.rules.setup.turns))


def kinds(events: Sequence[SuperLuckyBoxEvent]) -> list[str]:
    """What happened, by type."""
    return [msgspec.to_builtins(event)["type"] for event in events]


def then(*events: SuperLuckyBoxEvent) -> tuple[SuperLuckyBoxEvent, ...]:
    return events
