"""A turn: the move, the tile, and the next player (BB-11 … BB-15)."""

from __future__ import annotations

from wordsvc.games.barbarossa.events import (
    BarbarossaEvent,
    DragonCame,
    DwarfMet,
    Ended,
    GemGained,
    Rolled,
    Spent,
    StepBegan,
    TurnBegan,
    Uncovered,
)
from wordsvc.games.barbarossa.moves import Spend
from wordsvc.games.barbarossa.scoring import final_score, standings
from wordsvc.games.barbarossa.state import QUESTIONS, SIDES, BarbarossaState
from wordsvc.games.barbarossa.works import askable
from wordsvc.games.core import Context, Refused
from wordsvc.games.core.draft import Draft

BarbarossaDraft = Draft[BarbarossaState, BarbarossaEvent]


def roll(draft: BarbarossaDraft, seat: int, ctx: Context) -> None:
    """As many tiles clockwise as the die shows (BB-11)."""
    draft.record(Rolled(seat, ctx.chance.one(range(1, SIDES + 1))))
    _arrive(draft, seat)


def spend(draft: BarbarossaDraft, seat: int, move: Spend) -> None:
    """As many tiles as gems are spent, one at least, and none that one does not have (BB-A05)."""
    have = draft.state.players[seat].gems
    if not 1 <= move.gems <= have:
        raise Refused("play.clay.gems", want=move.gems, have=have)
    draft.record(Spent(seat, move.gems))
    _arrive(draft, seat)


def end_turn(draft: BarbarossaDraft, seat: int) -> None:
    """The next player's turn (BB-12), if the game is not over."""
    if not over(draft):
        draft.record(TurnBegan((seat + 1) % len(draft.state.players)))


def over(draft: BarbarossaDraft) -> bool:
    """End the game where it ends: a marker at the goal, or all pegs stuck (BB-37, BB-A11)."""
    state = draft.state
    if state.rows and max(standings(state)) < goal_of(state):
        return False
    draft.record(Ended(final_score(state)))
    papers = [state.subject(work) for work in range(1, len(state.works) + 1)]
    readings = tuple(paper.reading for paper in papers)
    draft.record(Uncovered(readings, tuple(paper.written for paper in papers)))
    return True


def goal_of(state: BarbarossaState) -> int:
    """Steps from the start to the goal (BB-A06)."""
    return state.rules.goal if state.options.goal is None else state.options.goal


def gem_cap_of(state: BarbarossaState) -> int:
    """How many gems one can have (BB-14, BB-A03)."""
    cap = state.options.gem_cap
    return state.rules.setup.gem_cap if cap is None else cap


def _arrive(draft: BarbarossaDraft, seat: int) -> None:
    """Carry out the tile (BB-12)."""
    state = draft.state
    player = state.players[seat]
    match state.rules.setup.ring[player.tile - 1]:
        case "dragon":
            draft.record(DragonCame(seat))
            end_turn(draft, seat)
        case "gem":
            if player.gems < gem_cap_of(state):  # BB-A04
                draft.record(GemGained(seat))
            end_turn(draft, seat)
        case "dwarf" if askable(state, seat):
            draft.record(DwarfMet(seat))
        case "question" if askable(state, seat):
            draft.record(StepBegan(seat, QUESTIONS))
        case _:
            end_turn(draft, seat)  # BB-A27
