"""A table of Tensai Clever laid for one test: these cards, these sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.validators.small_lexicon import WORDS
from wordsvc.games.core import Context, Refused, replay
from wordsvc.games.core.rows import put
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.events import (
    Chosen,
    Opened,
    OyaChosen,
    Revealed,
    RoundBegan,
    Shared,
    TensaiCleverEvent,
    ThemesShown,
)
from wordsvc.games.tensai_clever.moves import TensaiCleverMove
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import BlueLine, Paper, PinkLine, TensaiCleverState, Writing
from wordsvc.validators.tensai_clever.load import house
from wordsvc.validators.tensai_clever.sheet import (
    BlueWord,
    Deck,
    Green,
    Icon,
    Line,
    Pink,
    PinkRow,
    Rounds,
    TensaiCleverSheet,
    Yellow,
)

THEMES = ("two-voiced", "six-letters-or-more", "small-letter", "can-be-eaten")
QUIET_ROUND = 5
"""The round track of the house sheet has no icon there."""

TIGHT = replace(
    house(),
    name="tight",
    rounds=Rounds(4, (Icon(1, "instant"), Icon(2, "voiced"), Icon(3, "plus-one"))),
    yellow=Yellow(
        (("が", "ざ"),), (Line(points=5, bonus="instant"),), (Line(bonus="instant"), Line())
    ),
    pink=Pink(3, (PinkRow(3, (Icon(2, "instant"), Icon(3, "instant"))), PinkRow(2))),
    light_blue=(BlueWord(2, 4, (Icon(1, "instant"), Icon(2, "voiced"))),),
    green=Green((1, 2, 4), (Icon(1, "instant"), Icon(2, "plus-one"))),
    deck=Deck({"が": 2, "ざ": 2, "か": 1, "ば": 1, "ー": 1}, {"か/さ": 2}, 2),
)
"""A sheet that is soon full, so that bonuses lapse and cards come again."""


def laid(
    cards: str,
    wanted: str,
    *,
    seats: int = 2,
    options: TensaiCleverOptions | None = None,
    sheet: TensaiCleverSheet | None = None,
) -> TensaiCleverState:
    """Everybody writes with these six cards; seat 0 is oya and wants those marked ``+``."""
    return replay(GAME, [Shared()], _shown(cards, wanted, seats, options, sheet))


def revealed(cards: str, wanted: str, *, seats: int = 2) -> TensaiCleverState:
    """The oya has chosen so far; the last card may be undecided."""
    return _shown(cards, wanted, seats, None, None)


def _shown(
    cards: str,
    wanted: str,
    seats: int,
    options: TensaiCleverOptions | None,
    sheet: TensaiCleverSheet | None,
) -> TensaiCleverState:
    opened = Opened(seats, options or TensaiCleverOptions(), sheet or house(), "", "")
    laid_out: list[TensaiCleverEvent] = [
        opened,
        ThemesShown(THEMES),
        OyaChosen(0),
        RoundBegan(1, 0),
    ]
    state = replace(replay(GAME, laid_out), round=QUIET_ROUND)
    for number, card in enumerate(cards.split()):
        state = replay(GAME, [Revealed(card)], state)
        if number < len(wanted) and state.wanted[-1] is None:
            state = replay(GAME, [Chosen(wanted[number] == "+")], state)
    return state


def having(state: TensaiCleverState, seat: int, **changes: Any) -> TensaiCleverState:
    """The same table where a paper has something else."""
    return replace(state, papers=put(state.papers, seat, replace(state.papers[seat], **changes)))


def pink(*rows: str) -> tuple[PinkLine, ...]:
    """Pink rows of the house sheet with these letters."""
    empty = len(house().pink.rows) - len(rows)
    return (*(PinkLine(tuple(row)) for row in rows), *((PinkLine(),) * empty))


def blue(*words: str, counts: int = 0) -> tuple[BlueLine, ...]:
    """Light-blue places of the house sheet with these letters, the first ``counts`` as words."""
    empty = len(house().light_blue) - len(words)
    lines = [BlueLine(tuple(word), place < counts) for place, word in enumerate(words)]
    return (*lines, *((BlueLine(),) * empty))


def context() -> Context:
    return Context.seeded(b"table", 2, WORDS)


def do(
    state: TensaiCleverState, seat: int, move: TensaiCleverMove
) -> tuple[TensaiCleverState, tuple[TensaiCleverEvent, ...]]:
    """The state and the events after the move."""
    events = GAME.decide(state, seat, move, context())
    return replay(GAME, events, state), events


def paper(state: TensaiCleverState, seat: int, move: TensaiCleverMove) -> Paper:
    """The seat's paper after the move."""
    return do(state, seat, move)[0].papers[seat]


def refusal(state: TensaiCleverState, seat: int, move: TensaiCleverMove) -> str:
    """The code with which the move is refused, or an empty text if it is not."""
    try:
        GAME.decide(state, seat, move, context())
    except Refused as refused:
        return refused.code.removeprefix("play.clever.")
    return ""


def kinds(events: Sequence[TensaiCleverEvent]) -> list[str]:
    """What happened, by type."""
    return [msgspec.to_builtins(event)["type"] for event in events]


def offered(state: TensaiCleverState, seat: int) -> set[str]:
    """The types of move that the seat is offered."""
    return {slot.type for slot in GAME.legal(state, seat)}


def ways(state: TensaiCleverState, seat: int, kind: str) -> list[Mapping[str, Any]]:
    """Every move of a type that the seat is offered."""
    return [way for slot in GAME.legal(state, seat) if slot.type == kind for way in slot.every()]


def last_round(state: TensaiCleverState) -> TensaiCleverState:
    """The same table in the last round of its sheet."""
    assert isinstance(state.phase, Writing)
    return replace(state, round=state.rules.rounds.count)
