"""Markers and winners, by the validators, like a game on paper."""

from __future__ import annotations

from wordsvc.games.barbarossa.state import BarbarossaState, Over
from wordsvc.games.core import Outcome
from wordsvc.validators.barbarossa import scored_game
from wordsvc.validators.barbarossa.papers import pegs_of
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame, BarbarossaPlayer
from wordsvc.validators.barbarossa.scoring import add_up, before_settlement
from wordsvc.validators.score import Score


def on_paper(state: BarbarossaState) -> BarbarossaGame:
    """The table as it lies."""
    return BarbarossaGame(
        players=tuple(
            BarbarossaPlayer(
                name=str(seat + 1),
                works=tuple(
                    scored_game.Work(work.pegs) for work in state.works if work.maker == seat
                ),
                other=player.dragons + player.spared,
            )
            for seat, player in enumerate(state.players)
        ),
        pegs=pegs_of(len(state.players)),
        goal=state.options.goal,
        goal_wins=state.options.goal_wins,
        table=state.options.table,
    )


def standings(state: BarbarossaState) -> tuple[int, ...]:
    """How far each marker has moved from the start; it may stand behind it (BB-A07)."""
    return before_settlement(on_paper(state), state.rules)


def final_score(state: BarbarossaState) -> Score:
    """The settlement, then the highest score (BB-38, BB-39)."""
    return add_up(on_paper(state), state.rules, goal_settled=state.rulings == 1)


def outcome(state: BarbarossaState) -> Outcome | None:
    """Highest score after the settlement; equal scores share the win (BB-39, BB-A13)."""
    if not isinstance(state.phase, Over):
        return None
    score = state.phase.score
    return Outcome(score.winners, tuple(player.total for player in score.players))
