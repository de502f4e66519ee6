"""What a seat of Super Lucky Box may see: all but the boxes that others drew and discarded."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wordsvc.games.core import View, Viewer
from wordsvc.games.super_lucky_box.events import (
    FACE_DOWN,
    Crossed,
    Drew,
    Ended,
    Gained,
    Kept,
    Lapsed,
    Opened,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundScored,
    Skipped,
    SuperLuckyBoxEvent,
)
from wordsvc.games.super_lucky_box.state import Player, SuperLuckyBoxPhase, SuperLuckyBoxState, sign
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet


class BoxSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face that lies open: ``"123 231 456 | ? - ? | L L S"`` (rows, their bonuses, columns')."""

    box: int
    face: str
    crossed: tuple[int, ...] = ()


class PlayerSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player; ``choosing`` counts the boxes in hand."""

    lightning: int
    moons: int
    stars: tuple[int, ...]
    completed: tuple[int, ...]
    boxes: tuple[BoxSeen, ...]
    done: tuple[int, ...]
    choosing: int
    pending: tuple[str, ...]
    acted: bool


class SuperLuckyBoxView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches); ``offer`` are its own boxes in hand,
    ``sheet`` are the numbers and the deck that are played with."""

    seat: int | None
    phase: SuperLuckyBoxPhase
    sheet: SuperLuckyBoxSheet
    players: tuple[PlayerSeen, ...]
    shown: tuple[int, ...]
    deck: int
    discards: int
    offer: tuple[BoxSeen, ...]


def view(state: SuperLuckyBoxState, viewer: Viewer) -> SuperLuckyBoxView:
    """The table as the viewer sees it."""
    offer = () if viewer is None else state.players[viewer].offer
    return SuperLuckyBoxView(
        seat=viewer,
        phase=state.phase,
        sheet=state.rules,
        players=tuple(_player(state, player) for player in state.players),
        shown=state.shown,
        deck=len(state.deck),
        discards=len(state.discards),
        offer=tuple(_seen(state, box) for box in offer),
    )


def redact(event: SuperLuckyBoxEvent, viewer: Viewer) -> SuperLuckyBoxEvent | None:
    """The event with boxes that the viewer may not see face down."""
    match event:
        case Drew(seat=seat, boxes=boxes):
            return event if seat == viewer else replace(event, boxes=(FACE_DOWN,) * len(boxes))
        case Kept(seat=seat, discarded=boxes):
            return event if seat == viewer else replace(event, discarded=(FACE_DOWN,) * len(boxes))
        case (
            Opened() | Reshuffled() | RoundBegan() | Revealed() | RoundScored() | Ended()
            | Crossed() | Gained() | Lapsed() | Skipped()
        ):  # fmt: skip
            return event


def _player(state: SuperLuckyBoxState, player: Player) -> PlayerSeen:
    return PlayerSeen(
        lightning=player.lightning,
        moons=player.moons,
        stars=player.stars,
        completed=player.completed,
        boxes=tuple(_seen(state, mine.box, mine.crossed) for mine in player.boxes),
        done=player.done,
        choosing=len(player.offer),
        pending=tuple(sign(bonus) for bonus in player.pending),
        acted=player.acted,
    )


def _seen(state: SuperLuckyBoxState, box: int, crossed: tuple[int, ...] = ()) -> BoxSeen:
    return BoxSeen(box, state.rules.boxes[box - 1], crossed)
