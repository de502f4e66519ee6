"""How does a turn go? The move, the tile, and the next player (BB-11 … BB-15)"""

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
from wordsvc.games.core.story import Story

BarbarossaStory = Story[BarbarossaState, BarbarossaEvent]


def roll(story: BarbarossaStory, seat: int, ctx: Context) -> None:
    """As many tiles clockwise as the die shows (BB-11)."""
    story.tell(Rolled(seat, ctx.chance.one(range(1, SIDES + 1))))
    _arrive(story, seat)


def spend(story: BarbarossaStory, seat: int, move: Spend) -> None:
    """As many tiles as gems are spent, one at least, and none that one does not have (BB-A05)."""
    have = story.state.players[seat].gems
    if not 1 <= move.gems <= have:
        raise Refused("play.clay.gems", want=move.gems, have=have)
    story.tell(Spent(seat, move.gems))
    _arrive(story, seat)


def end_turn(story: BarbarossaStory, seat: int) -> None:
    """The next player's turn (BB-12), if the game is not over."""
    if not over(story):
        story.tell(TurnBegan((seat + 1) % len(story.state.players)))


def over(story: BarbarossaStory) -> bool:
    """End the game where it ends: a marker at the goal, or all pegs stuck (BB-37, BB-A11)."""
    state = story.state
    if state.rows and max(standings(state)) < goal_of(state):
        return False
    story.tell(Ended(final_score(state)))
    papers = [state.subject(work) for work in range(1, len(state.works) + 1)]
    readings = tuple(paper.reading for paper in papers)
    story.tell(Uncovered(readings, tuple(paper.written for paper in papers)))
    return True


def goal_of(state: BarbarossaState) -> int:
    """Steps from the start to the goal (BB-A06)."""
    return state.rules.goal if state.options.goal is None else state.options.goal


def gem_cap_of(state: BarbarossaState) -> int:
    """How many gems one can have (BB-14, BB-A03)."""
    cap = state.options.gem_cap
    return state.rules.setup.gem_cap if cap is None else cap


def _arrive(story: BarbarossaStory, seat: int) -> None:
    """Carry out the tile (BB-12)."""
    state = story.state
    player = state.players[seat]
    match state.rules.setup.ring[player.tile - 1]:
        case "dragon":
            story.tell(DragonCame(seat))
            end_turn(story, seat)
        case "gem":
            if player.gems < gem_cap_of(state):  # BB-A04
                story.tell(GemGained(seat))
            end_turn(story, seat)
        case "dwarf" if askable(state, seat):
            story.tell(DwarfMet(seat))
        case "question" if askable(state, seat):
            story.tell(StepBegan(seat, QUESTIONS))
        case _:
            end_turn(story, seat)  # BB-A27
