"""The whole table of a game as only tests look at it: counted, drawn, its secrets permuted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.contracts.inspection import (
    barbarossa,
    barbarossa_board,
    super_lucky_box,
    tensai_clever,
    word_basket,
)
from tests.games.core import high_card
from wordsvc.games.core import Chance, Viewer


@dataclass(frozen=True)
class Inspection:
    """What the laws and the goldens ask of a game beside what it offers to players."""

    resample: Callable[[Any, Viewer, Chance], Any]
    """Another state that the viewer cannot tell from this one: what is hidden, permuted."""
    census: Callable[[Any], Mapping[str, int]]
    """How many of each physical thing there are, wherever they lie: the same for ever."""
    board: Callable[[Any], tuple[str, ...]]
    """The whole table as a few lines that a person who knows the rules can read."""


INSPECTIONS: Mapping[str, Inspection] = {
    "high-card": Inspection(high_card.resample, high_card.census, high_card.board),
    "word-basket": Inspection(word_basket.resample, word_basket.census, word_basket.board),
    "tensai-clever": Inspection(tensai_clever.resample, tensai_clever.census, tensai_clever.board),
    "barbarossa": Inspection(barbarossa.resample, barbarossa.census, barbarossa_board.board),
    "super-lucky-box": Inspection(
        super_lucky_box.resample, super_lucky_box.census, super_lucky_box.board
    ),
}
