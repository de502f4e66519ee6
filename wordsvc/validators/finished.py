"""What is sent to have a finished game scored, and how is it scored?"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.barbarossa.scored_game import BarbarossaGame
from wordsvc.validators.barbarossa.scoring import score as _score_barbarossa
from wordsvc.validators.faults import Faulty
from wordsvc.validators.score import PLAYERS_AT_MOST, Score
from wordsvc.validators.sheet import SheetName
from wordsvc.validators.sheet_library import SheetLibrary
from wordsvc.validators.super_lucky_box.scoring import LuckyBoxOptions, LuckyBoxPlayer
from wordsvc.validators.super_lucky_box.scoring import score as _score_lucky_box
from wordsvc.validators.tensai_clever.scoring import TensaiPlayer, TensaiScore
from wordsvc.validators.tensai_clever.scoring import score as _score_tensai

_PLAYERS = Meta(extra_json_schema={"minItems": 1, "maxItems": PLAYERS_AT_MOST})


class TensaiGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The papers of all players after round 12."""

    players: Annotated[tuple[TensaiPlayer, ...], _PLAYERS]
    sheet: SheetName = "house"


class LuckyBoxGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all players have after round 4."""

    players: Annotated[tuple[LuckyBoxPlayer, ...], _PLAYERS]
    options: LuckyBoxOptions = LuckyBoxOptions()
    sheet: SheetName = "house"


class Finished(msgspec.Struct, frozen=True):
    """A kind of finished game: its type, and what scores it. Scoring raises ``Faulty``."""

    kind: Any
    score: Callable[[Any, SheetLibrary, Lexicon], Score | TensaiScore]


def score_tensai_clever(game: TensaiGame, sheets: SheetLibrary, lexicon: Lexicon) -> TensaiScore:
    """Tensai Clever; words in areas are judged by the dictionary."""
    return _score_tensai(game.players, sheets.tensai_clever(game.sheet), lexicon)


def score_barbarossa(game: BarbarossaGame, sheets: SheetLibrary, lexicon: Lexicon) -> Score:
    """Barbarossa; ``table`` may name a sheet too."""
    del lexicon
    if not isinstance(game.table, str):
        return _score_barbarossa(game, sheets.barbarossa(game.sheet))
    try:
        sheet = sheets.barbarossa(game.table)
    except Faulty as faulty:
        raise Faulty(
            msgspec.structs.replace(fault, pointer="/table") for fault in faulty.faults
        ) from None
    return _score_barbarossa(game, sheet)


def score_super_lucky_box(game: LuckyBoxGame, sheets: SheetLibrary, lexicon: Lexicon) -> Score:
    """Super Lucky Box."""
    del lexicon
    return _score_lucky_box(game.players, sheets.super_lucky_box(game.sheet), game.options)


FINISHED: Mapping[str, Finished] = {
    "tensai-clever": Finished(TensaiGame, score_tensai_clever),
    "barbarossa": Finished(BarbarossaGame, score_barbarossa),
    "super-lucky-box": Finished(LuckyBoxGame, score_super_lucky_box),
}
"""The games that can be scored."""
