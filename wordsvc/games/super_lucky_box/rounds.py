"""What happens between turns: numbers, rounds and the end (LB-01, LB-18 … LB-24)."""

from __future__ import annotations

from typing import cast

from wordsvc.games.core import Chance, Outcome
from wordsvc.games.super_lucky_box.events import Ended, Revealed, RoundBegan, RoundScored
from wordsvc.games.super_lucky_box.offer import SuperLuckyBoxDraft, all_chose, offer_boxes
from wordsvc.games.super_lucky_box.state import Drafting, Over, SuperLuckyBoxState, Turn
from wordsvc.games.super_lucky_box.turn import all_acted, skip_without_choice
from wordsvc.validators.score import Score
from wordsvc.validators.super_lucky_box.papers import EachRound, SuperLuckyBoxPlayer
from wordsvc.validators.super_lucky_box.scoring import add_up
from wordsvc.validators.super_lucky_box.sheet import ROUNDS


def go_on(draft: SuperLuckyBoxDraft, chance: Chance) -> None:
    """As far as the game runs by itself, until somebody has a choice."""
    while True:
        match draft.state.phase:
            case Drafting(round=number) if all_chose(draft.state):
                draft.record(RoundBegan(number))
            case Turn() as turn if all_acted(draft.state):
                if turn.turn < draft.state.rules.setup.turns:
                    reveal(draft, chance)
                else:
                    end_round(draft, turn.round, chance)
            case _:
                return


def reveal(draft: SuperLuckyBoxDraft, chance: Chance) -> None:
    """The next number card, which nobody could know (LB-05, LB-19)."""
    draft.record(Revealed(chance.one(draft.state.numbers)))
    if isinstance(draft.state.phase, Turn):
        skip_without_choice(draft, draft.state.phase)


def end_round(draft: SuperLuckyBoxDraft, number: int, chance: Chance) -> None:
    """Score the boxes completed; then new boxes, the next round or the end (LB-18, LB-20)."""
    completed = tuple(
        tuple(mine.box for mine in player.boxes if mine.complete) for player in draft.state.players
    )
    draft.record(RoundScored(number, completed))
    if number == ROUNDS:
        draft.record(Ended(final_score(draft.state)))
    elif draft.state.options.new_boxes:
        offer_boxes(draft, draft.state.rules.setup.new_boxes_drawn, chance)


def final_score(state: SuperLuckyBoxState) -> Score:
    """The table as it lies, scored like a sheet of paper (LB-20 … LB-24)."""
    players = [
        SuperLuckyBoxPlayer(
            name=str(seat + 1),
            completed=cast("EachRound", player.completed),
            stars=cast("EachRound", player.stars),
            crossed=sum(len(mine.crossed) for mine in player.boxes),
            moons=player.moons,
        )
        for seat, player in enumerate(state.players)
    ]
    return add_up(players, state.rules, state.options.scoring)


def outcome(state: SuperLuckyBoxState) -> Outcome | None:
    """Highest total wins, then most moons (LB-24, LB-D04)."""
    if not isinstance(state.phase, Over):
        return None
    score = state.phase.score
    return Outcome(score.winners, tuple(player.total for player in score.players))
