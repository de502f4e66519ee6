"""What the sheets are worth in the end (TC-22, TC-30, TC-32, TC-37 … TC-40)."""

from __future__ import annotations

from typing import Any

from tests.games.tensai_clever.table import blue, do, having, laid, last_round, pink
from wordsvc.games.core import Outcome
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.moves import Done
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import Over, PinkLine, TensaiCleverState
from wordsvc.validators.tensai_clever.scoring import TensaiCleverScore

CARDS = "が か ざ さ だ た"


def ended(*papers: dict[str, Any]) -> tuple[TensaiCleverScore, Outcome]:
    """The score of a game that ends with these papers."""
    options = TensaiCleverOptions(allow_pass=True)
    state: TensaiCleverState = last_round(laid(CARDS, "------", seats=len(papers), options=options))
    for seat, changes in enumerate(papers):
        state = having(state, seat, **changes)
    for seat in range(len(papers)):
        state, _ = do(state, seat, Done())
    assert isinstance(state.phase, Over)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return state.phase.score, outcome


def claimed(points: int) -> tuple[PinkLine, ...]:
    row = PinkLine(tuple("がでんござ"), "two-voiced", points)
    return (row, *pink()[1:])


def test_every_area_is_scored_by_its_rule() -> None:
    """TC-22, TC-30, TC-32, TC-37: every complete yellow line; the last light-blue word; the last
    green square; and the lowest colour once more."""
    row = tuple("がぎぐげご")
    column = tuple("じぢび")
    score, _ = ended(
        {
            "yellow": (*row, *column),
            "pink": claimed(19),
            "light_blue": blue("ごま", "たまご", counts=2),
            "green": tuple("あうえ"),
        }
    )
    (player,) = score.players
    colours = player.colours
    assert (colours.yellow, colours.pink, colours.light_blue, colours.green) == (20, 19, 8, 6)
    assert player.lowest == 6
    assert player.wild_points == 18
    assert player.total == 20 + 19 + 8 + 6 + 6 + 18


def test_few_animals_are_paid_by_rank() -> None:
    """TC-38, TC-T01: equal numbers share a rank, and the next one is pushed back."""
    score, _ = ended({"wilds": 7}, {"wilds": 9}, {"wilds": 9}, {"wilds": 12})
    assert [player.wild_points for player in score.players] == [18, 10, 10, 0]


def test_the_highest_total_wins() -> None:
    """TC-39."""
    _, outcome = ended({"pink": claimed(19)}, {"pink": claimed(20)})
    assert outcome.winners == (1,)
    assert outcome.scores[1] == outcome.scores[0] + 1


def test_equal_totals_are_parted_by_the_lowest_colour() -> None:
    """TC-40, TC-T17: 21 with a lowest colour of 1, beside 21 with none."""
    green, counted = tuple("あ"), blue("ごま", counts=1)
    first = {"pink": claimed(7), "yellow": tuple("がざだば")}
    score, outcome = ended(
        {"pink": claimed(8), "light_blue": counted, "green": green, "yellow": tuple("ぎじぢび")},
        {**first, "pink": claimed(23)},
    )
    totals = [player.total for player in score.players]
    assert totals[0] == totals[1]
    assert score.players[0].lowest > score.players[1].lowest
    assert outcome.winners == (0,)
    assert score.tie_break == "lowest-colour"


def test_what_is_still_equal_is_shared() -> None:
    """TC-40, TC-A21."""
    score, outcome = ended({}, {})
    assert outcome.winners == (0, 1)
    assert score.tie_break == "shared"
