"""Super Lucky Box as a person sees the whole table, its cards counted and its secrets permuted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from wordsvc.games.core import Chance, Viewer
from wordsvc.games.super_lucky_box.state import (
    Drafting,
    InPlay,
    Over,
    Player,
    SuperLuckyBoxState,
    Turn,
    sign,
)
from wordsvc.validators.super_lucky_box.box import SIDE


def board(state: SuperLuckyBoxState) -> tuple[str, ...]:
    """A line for the phase, then a few lines for each player."""
    lines = [_phase(state)]
    for seat, player in enumerate(state.players):
        lines.append(_tokens(seat, player))
        lines += _boxes(state, player)
    return tuple(lines)


def _phase(state: SuperLuckyBoxState) -> str:
    match state.phase:
        case Drafting(round=number):
            return f"before round {number}: choosing boxes"
        case Turn(round=number, turn=turn, number=card):
            return f"round {number}, turn {turn}: {card}"
        case Over(score=score):
            return "over: " + " ".join(str(player.total) for player in score.players)
        case _:
            return "not open"


def _tokens(seat: int, player: Player) -> str:
    parts = [
        f"seat {seat}:",
        f"lightning {player.lightning}",
        f"moons {player.moons}",
        f"stars {' '.join(map(str, player.stars))}",
        f"completed {' '.join(map(str, player.completed))}",
    ]
    if player.pending:
        parts.append(f"to use {' '.join(sign(bonus) for bonus in player.pending)}")
    if player.offer:
        parts.append(f"chooses from {' '.join(map(str, player.offer))}")
    return "  ".join(parts)


def _boxes(state: SuperLuckyBoxState, player: Player) -> Iterator[str]:
    """Boxes side by side: their numbers, row by row, each row with its bonus, columns' below."""
    if not player.boxes:
        return
    blocks = [_box(state, mine) for mine in player.boxes]
    for row in zip(*blocks, strict=True):
        yield "   ".join(row).rstrip()


def _box(state: SuperLuckyBoxState, mine: InPlay) -> list[str]:
    face = state.face(mine.box)
    rows, columns = str(face).split(" | ")[1:]
    lines = [f"  #{mine.box:<12}"]
    for row in range(SIDE):
        cells = "".join(
            f"[{face.numbers[square]}]" if square in mine.crossed else f" {face.numbers[square]} "
            for square in range(row * SIDE, row * SIDE + SIDE)
        )
        lines.append(f"  {cells} {rows.split()[row]} ")
    lines.append("  " + "".join(f" {bonus} " for bonus in columns.split()) + "   ")
    return lines


def resample(state: SuperLuckyBoxState, viewer: Viewer, chance: Chance) -> SuperLuckyBoxState:
    """Deck, discards and the boxes that others choose from, permuted."""
    offers = [() if seat == viewer else p.offer for seat, p in enumerate(state.players)]
    hidden = (*state.deck, *state.discards, *(box for offer in offers for box in offer))
    new = dict(zip(hidden, chance.shuffled(hidden), strict=True))
    return replace(
        state,
        deck=tuple(sorted(new[box] for box in state.deck)),
        discards=tuple(sorted(new[box] for box in state.discards)),
        players=tuple(
            replace(player, offer=tuple(new.get(box, box) for box in player.offer))
            for player in state.players
        ),
    )


def census(state: SuperLuckyBoxState) -> Mapping[str, int]:
    """Every box and every number card; tokens are unlimited (LB-17)."""
    boxes = [*state.deck, *state.discards]
    for player in state.players:
        boxes += (*player.offer, *player.done, *(mine.box for mine in player.boxes))
    things = Counter(f"box {box}" for box in boxes)
    things.update(f"number {number}" for number in (*state.numbers, *state.shown))
    return things
