"""What sheets are worth, scored like paper, words as they were claimed (TC-37 … TC-40)."""

from __future__ import annotations

from itertools import takewhile

from wordsvc.games.core import Outcome
from wordsvc.games.tensai_clever.state import Over, Paper, TensaiCleverState
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.green import GreenArea, judge_green
from wordsvc.validators.tensai_clever.light_blue import light_blue_points
from wordsvc.validators.tensai_clever.scoring import (
    Colours,
    TensaiCleverPlayer,
    TensaiCleverScore,
    score,
)
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowArea, judge_yellow


def colours(paper: Paper, sheet: TensaiCleverSheet) -> Colours:
    """Points by colour as the sheet stands."""
    return Colours(
        yellow=judge_yellow(YellowArea(paper.yellow), sheet).points,
        pink=_pink(paper),
        light_blue=_light_blue(paper, sheet),
        green=judge_green(GreenArea(paper.green), sheet).points,
    )


def final_score(state: TensaiCleverState, lexicon: Lexicon) -> TensaiCleverScore:
    """The finished game added up."""
    players = [
        TensaiCleverPlayer(
            name=str(seat + 1),
            yellow=YellowArea(paper.yellow),
            pink=_pink(paper),
            light_blue=_light_blue(paper, state.rules),
            green=GreenArea(paper.green),
            wilds=paper.wilds,
        )
        for seat, paper in enumerate(state.papers)
    ]
    return score(players, state.rules, lexicon)


def outcome(state: TensaiCleverState) -> Outcome | None:
    """Highest total wins, then the highest lowest colour (TC-39, TC-40)."""
    if not isinstance(state.phase, Over):
        return None
    score = state.phase.score
    return Outcome(score.winners, tuple(player.total for player in score.players))


def _pink(paper: Paper) -> int:
    return sum(line.points for line in paper.pink)


def _light_blue(paper: Paper, sheet: TensaiCleverSheet) -> int:
    """From the top, as long as the words count (TC-30)."""
    counted = takewhile(lambda line: line.counts, paper.light_blue)
    return light_blue_points(len(tuple(counted)), sheet)
