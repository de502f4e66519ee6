"""A finished game of Barbarossa is added up by the sheet that it names."""

from __future__ import annotations

import msgspec

from wordsvc.decoding.faults import Faulty
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame
from wordsvc.validators.barbarossa.scoring import score
from wordsvc.validators.barbarossa.sheet import BarbarossaSheet
from wordsvc.validators.book import Scorer
from wordsvc.validators.score import Score
from wordsvc.validators.sheet import Sheets


def score_game(game: BarbarossaGame, sheets: Sheets, lexicon: Lexicon) -> Score:
    """The game added up; ``table`` may name a sheet too."""
    del lexicon
    if not isinstance(game.table, str):
        return score(game, sheets.find(BarbarossaSheet, game.sheet))
    try:
        sheet = sheets.find(BarbarossaSheet, game.table)
    except Faulty as faulty:
        raise Faulty(
            msgspec.structs.replace(fault, pointer="/table") for fault in faulty.faults
        ) from None
    return score(game, sheet)


SCORER = Scorer(
    game=BarbarossaGame,
    score=score_game,
    result=Score,
    about="""Add up a finished game of Barbarossa

    `by` and `winners` are places in `players`, from 0; pegs stand in the order they were stuck,
    and all works are listed. What cannot be is refused; with `draft` it is added up all the same,
    and named in `impossible`.
    """,
    example={
        "players": [
            {
                "name": "あき",
                "works": [
                    {"pegs": [{"row": 1, "by": 1}, {"row": 3, "by": 2}]},
                    {"pegs": []},
                    {"pegs": []},
                ],
                "other": 2,
            },
            {
                "name": "はる",
                "works": [{"pegs": [{"row": 2, "by": 0}]}, {"pegs": []}, {"pegs": []}],
                "other": 1,
            },
            {"name": "なつ", "works": [{"pegs": []}, {"pegs": []}, {"pegs": []}], "other": 0},
        ],
        "pegs": 13,
    },
)
