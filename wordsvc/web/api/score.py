"""Who won this finished game, and where does every point come from?"""

from __future__ import annotations

from wordsvc.bootstrap import Services
from wordsvc.messages import Language
from wordsvc.messages.told_deep import told_deep
from wordsvc.validators import finished
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame
from wordsvc.validators.finished import LuckyBoxGame, TensaiGame
from wordsvc.validators.score import Score
from wordsvc.validators.tensai_clever.scoring import TensaiScore
from wordsvc.web.layer.endpoint import Api, Example

score = Api("/api/v1/score", tag="score")


@score.post(
    "/tensai-clever",
    limited=True,
    example=Example(
        body={
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
        }
    ),
)
def score_tensai_clever(body: TensaiGame, services: Services, language: Language) -> TensaiScore:
    """Add up a finished game of Tensai Clever

    A colour is given as its points or as the area itself, as `/judge/tensai-clever` takes it.
    `winners` are places in `players`, from 0.
    """
    result = finished.score_tensai_clever(body, services.sheets, services.lexicon)
    return told_deep(result, language)


@score.post(
    "/barbarossa",
    limited=True,
    example=Example(
        body={
            "players": [
                {
                    "name": "あき",
                    "works": [{"pegs": [{"row": 1, "by": 1}, {"row": 3, "by": 2}]}, {"pegs": []}],
                    "other": 2,
                },
                {"name": "はる", "works": [{"pegs": [{"row": 2, "by": 0}]}], "other": 1},
                {"name": "なつ", "works": [], "other": 0},
            ],
            "pegs": 13,
        }
    ),
)
def score_barbarossa(body: BarbarossaGame, services: Services, language: Language) -> Score:
    """Add up a finished game of Barbarossa

    `by` and `winners` are places in `players`, from 0; pegs stand in the order they were stuck.
    """
    result = finished.score_barbarossa(body, services.sheets, services.lexicon)
    return told_deep(result, language)


@score.post(
    "/super-lucky-box",
    limited=True,
    example=Example(
        body={
            "players": [
                {
                    "name": "あき",
                    "completed": [1, 1, 0, 2],
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
        }
    ),
)
def score_super_lucky_box(body: LuckyBoxGame, services: Services, language: Language) -> Score:
    """Add up a finished game of Super Lucky Box

    `completed` and `stars` by round; `crossed` squares of all boxes that were never completed.
    """
    result = finished.score_super_lucky_box(body, services.sheets, services.lexicon)
    return told_deep(result, language)
