"""What the small game of the tests has besides its engine: named rules, a sheet, scores, a question
to judge. With ``tests.games.core.high_card`` it is all that a fifth game needs.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import msgspec

from tests.games.core.high_card import PRESETS, HighOptions
from wordsvc.catalogue import Entry
from wordsvc.decoding.faults import refuse
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.book import Book, Scorer, SheetKind
from wordsvc.validators.fields import Text
from wordsvc.validators.score import PLAYERS, PlayerScore, Score, ScoreLine, player_faults, ranks
from wordsvc.validators.score import winners as first
from wordsvc.validators.sheet import DEFAULT, Sheet, SheetName, Sheets, Title, read_sheet
from wordsvc.validators.unread import read
from wordsvc.validators.validator import Cells, Columns, Validator
from wordsvc.validators.verdict import Answer, Finding, answer_of

ID: Literal["high-card"] = "high-card"


class Named(NamedTuple):
    name: str
    title: Title
    options: HighOptions


class HighSheet(Sheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: Literal["high-card"]
    worth: int


class HighPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    won: int


class HighGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who won how many tricks."""

    players: Annotated[tuple[HighPlayer, ...], PLAYERS]
    sheet: SheetName = DEFAULT


class Boast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that somebody boasts with."""

    word: Text


class BoastVerdict(msgspec.Struct, frozen=True):
    """Boasts begin with か."""

    answer: Answer
    length: int
    findings: tuple[Finding, ...] = ()


def load(text: str) -> HighSheet:
    return read_sheet(text, HighSheet, lambda _: ())


def house() -> HighSheet:
    return HighSheet(game=ID, name=DEFAULT, title=Title("家", "House"), origin="house", worth=10)


def score(game: HighGame, sheets: Sheets, lexicon: Lexicon) -> Score:
    del lexicon
    refuse(player_faults([player.name for player in game.players]))
    worth = sheets.find(HighSheet, game.sheet).worth
    totals = [player.won * worth for player in game.players]
    places = ranks(totals)
    players = tuple(
        PlayerScore(
            name=player.name,
            total=total,
            rank=rank,
            lines=(ScoreLine("tensai.green", total, {"square": player.won}),),
        )
        for player, total, rank in zip(game.players, totals, places, strict=True)
    )
    return Score(players=players, winners=first(places), tie_break=None)


def judge_boast(boast: Boast) -> BoastVerdict:
    reading = read(boast.word, "/word")
    facts = {"want": ["か"], "got": reading.letters[0]}
    found = () if facts["got"] == "か" else (Finding("basket.head", "no", facts),)
    return BoastVerdict(answer_of(found), reading.length, found)


def _cells(verdict: BoastVerdict) -> Cells:
    return {"length": verdict.length}


BOOK = Book(
    presets=lambda: [Named(name, Title(name, name), options) for name, options in PRESETS.items()],
    sheets=SheetKind(HighSheet, load, house),
    scorer=Scorer(
        game=HighGame,
        score=score,
        result=Score,
        about="Add up a game of High Card",
        example={"players": [{"name": "あき", "won": 2}]},
    ),
    validators=(
        Validator(
            path="high-card/boast",
            name="judge_boast",
            about="May one boast with this word?",
            question=Boast,
            verdict=BoastVerdict,
            judge=lambda boast, _: judge_boast(boast),
            example={"word": "かき"},
            columns=Columns(fields={"word": ("言葉",)}, added={"length": int}, cells=_cells),
        ),
    ),
)

ENTRY = Entry(
    title=Title("ハイカード", "High Card"),
    short=Title("ハイカード", "High Card"),
    game="tests.games.core.high_card",
    rules=__name__,
)
