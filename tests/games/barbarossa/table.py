"""A table of Barbarossa laid for one test: these papers, this player on turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.validators.small_lexicon import WORDS
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import (
    BarbarossaEvent,
    Finished,
    Opened,
    PegStuck,
    SubjectWritten,
    TurnBegan,
)
from wordsvc.games.barbarossa.moves import BarbarossaMove
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.barbarossa.state import Asking, AtDwarf, BarbarossaState, Guess, Judging
from wordsvc.games.core import Context, Refused, replay
from wordsvc.games.core.rows import put
from wordsvc.validators.barbarossa.sheet import house

PAPERS = (
    ("でんわ", "電話"), ("しーでぃー", "CD"), ("かぎあな", None), ("ひまわり", "向日葵"),
    ("たまご", "卵"), ("さかな", None), ("うめ", "梅"), ("びーだま", None), ("はし", "橋"),
    ("こおり", "氷"), ("ぴあの", None), ("おべんとう", None),
)  # fmt: skip


def opened(seats: int = 4, options: BarbarossaOptions | None = None) -> BarbarossaState:
    """Nothing is written yet."""
    return replay(GAME, GAME.setup(seats, options or BarbarossaOptions(), context()))


def laid(
    seats: int = 4, on_turn: int = 0, options: BarbarossaOptions | None = None
) -> BarbarossaState:
    """Everything is made, and it is this player's turn. Seat 0 made works 1 and 2: 電話 and CD;
    with four seats, seat 1 made 3 and 4, seat 2 made 5 and 6, seat 3 made 7 and 8."""
    events: list[BarbarossaEvent] = [
        Opened(seats, options or BarbarossaOptions(), house(), "", ""),
    ]
    works = replay(GAME, events).works
    events += [
        SubjectWritten(work.maker, number, str(number), *PAPERS[number - 1])
        for number, work in enumerate(works, 1)
    ]
    events += [Finished(seat) for seat in (on_turn, *set(range(seats)) - {on_turn})]
    return replay(GAME, [*events, TurnBegan(on_turn)])


def asking(state: BarbarossaState, seat: int = 0, step: int = 1) -> BarbarossaState:
    """This player is on the ?, in this step."""
    return replace(state, phase=Asking(seat, step))


def at_dwarf(state: BarbarossaState, seat: int = 0) -> BarbarossaState:
    """This player is on the letter dwarf."""
    return replace(state, phase=AtDwarf(seat))


def pegged(state: BarbarossaState, *pegs: tuple[int, int]) -> BarbarossaState:
    """Pegs from the top of the table: who solved which work."""
    for seat, work in pegs:
        right = Guess(seat, work, "", "same", "yes", right=True)
        judged = replace(state, phase=Judging(seat, work), guesses=(right,))
        stuck = replay(GAME, then(PegStuck(seat, work, state.rows[0])), judged)
        state = replace(stuck, phase=state.phase, guesses=state.guesses)
    return state


def cleared(pegs: int = 12) -> BarbarossaState:
    """Three players and a goal far away; of the works of seats 1 and 2, numbers 4 to 9, the last
    ones lack what is missing of twelve pegs. Only seat 0's own works have none."""
    solvers = [(seat, work) for work in range(4, 10) for seat in ((2, 0) if work < 7 else (1, 0))]
    return pegged(laid(3, options=BarbarossaOptions(goal=99)), *solvers[:pegs])


def having(state: BarbarossaState, seat: int, **changes: Any) -> BarbarossaState:
    """The same table where a player has something else."""
    return replace(state, players=put(state.players, seat, replace(state.players[seat], **changes)))


def context(version: int = 2) -> Context:
    return Context.seeded(b"table", version, WORDS)


def do(
    state: BarbarossaState, seat: int, move: BarbarossaMove, version: int = 2
) -> tuple[BarbarossaState, tuple[BarbarossaEvent, ...]]:
    """The state and the events after the move."""
    events = GAME.decide(state, seat, move, context(version))
    return replay(GAME, events, state), events


def play(state: BarbarossaState, *moves: tuple[int, BarbarossaMove]) -> BarbarossaState:
    """The state after moves of seats."""
    for seat, move in moves:
        state, _ = do(state, seat, move)
    return state


def refusal(state: BarbarossaState, seat: int, move: BarbarossaMove) -> str:
    """The code with which the move is refused, or an empty text if it is not."""
    try:
        GAME.decide(state, seat, move, context())
    except Refused as refused:
        return refused.code.removeprefix("play.clay.")
    return ""


def scores(state: BarbarossaState) -> list[int]:
    """Where the markers stand."""
    return [player.score for player in GAME.view(state, None).players]


def kinds(events: Sequence[BarbarossaEvent]) -> list[str]:
    """What happened, by type."""
    return [msgspec.to_builtins(event)["type"] for event in events]


def offered(state: BarbarossaState, seat: int) -> set[str]:
    """The types of move that the seat is offered."""
    return {slot.type for slot in GAME.legal(state, seat)}


def works_offered(state: BarbarossaState, seat: int, kind: str) -> set[int]:
    """The works that a type of move is offered for."""
    holes: list[Any] = [slot.holes["work"] for slot in GAME.legal(state, seat) if slot.type == kind]
    return {work for hole in holes for work in hole.every()}


def then(*events: BarbarossaEvent) -> tuple[BarbarossaEvent, ...]:
    return events
