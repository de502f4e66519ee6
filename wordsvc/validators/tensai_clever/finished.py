"""A finished game of Tensai Clever, as it is sent to be added up."""

from __future__ import annotations

from typing import Annotated

import msgspec

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.book import Scorer
from wordsvc.validators.score import PLAYERS
from wordsvc.validators.sheet import DEFAULT, SheetName, Sheets
from wordsvc.validators.tensai_clever.scoring import TensaiCleverPlayer, TensaiCleverScore, score
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet


class TensaiCleverGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The papers of all players after round 12."""

    players: Annotated[tuple[TensaiCleverPlayer, ...], PLAYERS]
    sheet: SheetName = DEFAULT


def score_game(game: TensaiCleverGame, sheets: Sheets, lexicon: Lexicon) -> TensaiCleverScore:
    """The game added up; words in areas are judged by the dictionary."""
    return score(game.players, sheets.find(TensaiCleverSheet, game.sheet), lexicon)


SCORER = Scorer(
    game=TensaiCleverGame,
    score=score_game,
    result=TensaiCleverScore,
    about="""Add up a finished game of Tensai Clever

    A colour is given as its points or as the area itself, as `/judge/tensai-clever` takes it.
    `winners` are places in `players`, from 0.
    """,
    example={
        "players": [
            {
                "name": "あき",
                "yellow": {"crossed": ["が", "ぎ", "ぐ", "げ", "ご"]},
                "pink": 31,
                "light_blue": {"words": ["ごま", "たまご"]},
                "green": {"letters": ["う", "た", "ぬ"]},
                "wilds": 7,
            },
            {
                "name": "はる",
                "yellow": 12,
                "pink": 14,
                "light_blue": 8,
                "green": 15,
                "wilds": 9,
            },
        ]
    },
)
