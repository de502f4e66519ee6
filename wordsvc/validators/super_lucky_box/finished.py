"""A finished game of Super Lucky Box, as it is sent to be added up."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.book import Scorer
from wordsvc.validators.score import PLAYERS, Score
from wordsvc.validators.sheet import DEFAULT, SheetName, Sheets
from wordsvc.validators.super_lucky_box.papers import (
    SuperLuckyBoxPlayer,
    SuperLuckyBoxScoringOptions,
)
from wordsvc.validators.super_lucky_box.scoring import score
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet


class SuperLuckyBoxGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all players have after round 4. ``draft``: add up also what cannot be, and name it."""

    players: Annotated[tuple[SuperLuckyBoxPlayer, ...], PLAYERS]
    options: SuperLuckyBoxScoringOptions = SuperLuckyBoxScoringOptions()
    sheet: SheetName = DEFAULT
    draft: bool = False


def score_game(game: SuperLuckyBoxGame, sheets: Sheets, lexicon: Lexicon) -> Score:
    """The game added up."""
    del lexicon
    sheet = sheets.find(SuperLuckyBoxSheet, game.sheet)
    return score(game.players, sheet, game.options, draft=game.draft)


SCORER = Scorer(
    game=SuperLuckyBoxGame,
    score=score_game,
    result=Score,
    about="""Add up a finished game of Super Lucky Box

    `completed` and `stars` by round; `crossed` squares of all boxes that were never completed.
    What cannot be is refused; with `draft` it is added up all the same, and named in `impossible`.
    """,
    example={
        "players": [
            {
                "name": "あき",
                "completed": [0, 1, 0, 2],
                "stars": [3, 0, 1, 2],
                "crossed": 7,
                "moons": 4,
            },
            {
                "name": "はる",
                "completed": [0, 2, 1, 0],
                "stars": [1, 1, 1, 4],
                "crossed": 12,
                "moons": 2,
            },
        ]
    },
)
