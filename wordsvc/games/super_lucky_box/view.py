"""What a seat of Super Lucky Box may see: all but the boxes that others drew and discarded."""

from __future__ import annotations

from collections.abc import Iterator

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
from wordsvc.games.super_lucky_box.squares import for_bonus, within_reach
from wordsvc.games.super_lucky_box.state import (
    Player,
    SuperLuckyBoxPhase,
    SuperLuckyBoxState,
    Turn,
    sign,
)
from wordsvc.validators.super_lucky_box.box import SIGNS, SQUARES
from wordsvc.validators.super_lucky_box.lightning import cost
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


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square that the viewer may cross now, for a ``bonus`` or, where that is null, for the
    number shown; what it costs in lightning, and what it brings: the bonuses of lines, the box.
    """

    box: int
    square: int
    number: int
    spent: int
    bonus: str | None
    gains: tuple[str, ...]
    completes: bool


class SuperLuckyBoxView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches); ``offer`` are its own boxes in hand,
    ``sheet`` are the numbers and the deck that are played with, ``choices`` the squares that it may
    cross now."""

    seat: int | None
    phase: SuperLuckyBoxPhase
    sheet: SuperLuckyBoxSheet
    players: tuple[PlayerSeen, ...]
    shown: tuple[int, ...]
    deck: int
    discards: int
    offer: tuple[BoxSeen, ...]
    choices: tuple[Choice, ...] = ()


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
        choices=() if viewer is None else tuple(_choices(state, viewer)),
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


def _choices(state: SuperLuckyBoxState, seat: int) -> Iterator[Choice]:
    """What each square that may be crossed costs and brings (LB-07, LB-10 … LB-13, LB-18)."""
    player, phase = state.players[seat], state.phase
    if not isinstance(phase, Turn):
        return
    for bonus in dict.fromkeys(player.pending):
        for box, square in for_bonus(state, seat, bonus):
            yield _choice(state, seat, box, square, spent=0, bonus=sign(bonus))
    if not player.pending and not player.acted:
        for box, square in within_reach(state, seat, phase.number):
            price = cost(phase.number, state.face(box).numbers[square])
            yield _choice(state, seat, box, square, spent=price, bonus=None)


def _choice(
    state: SuperLuckyBoxState, seat: int, box: int, square: int, *, spent: int, bonus: str | None
) -> Choice:
    face = state.face(box)
    crossed = next(mine.crossed for mine in state.players[seat].boxes if mine.box == box)
    gains = (face.bonuses[line] for line in face.gained(crossed, square))
    return Choice(
        box,
        square,
        face.numbers[square],
        spent,
        bonus,
        tuple(SIGNS[gain] for gain in gains if gain.kind != "none"),
        completes=len(crossed) + 1 == len(SQUARES),
    )


def _seen(state: SuperLuckyBoxState, box: int, crossed: tuple[int, ...] = ()) -> BoxSeen:
    return BoxSeen(box, state.rules.boxes[box - 1], crossed)
