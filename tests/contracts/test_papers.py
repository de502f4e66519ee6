"""Does scoring take every game that was played, and nothing that could not be played?"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.contracts.playing import Playthrough, playthroughs
from tests.contracts.test_laws import CHUNKS
from tests.validators.small_lexicon import WORDS
from wordsvc.asking.score import score
from wordsvc.catalogue import scorers
from wordsvc.decoding.faults import Faulty
from wordsvc.games.barbarossa.scoring import on_paper
from wordsvc.games.tensai_clever.scoring import colours
from wordsvc.validators.sheet import Sheets
from wordsvc.validators.validator import Desk

Paper = dict[str, Any]
Break = tuple[str, Paper]
"""The pointer of the line that cannot be, and the paper with it."""


class OneSheet(Sheets):
    """Whatever sheet is asked for, it is the one on the table."""

    def __init__(self, sheet: Any) -> None:
        self._sheet = sheet

    def find(self, kind: Any, name: str = "") -> Any:
        return self._sheet


def lucky(state: Any) -> Paper:
    players = [
        {
            "name": str(seat),
            "completed": list(player.completed),
            "stars": list(player.stars),
            "crossed": sum(len(mine.crossed) for mine in player.boxes),
            "moons": player.moons,
        }
        for seat, player in enumerate(state.players)
    ]
    return {"players": players, "options": msgspec.to_builtins(state.options.scoring)}


def clay(state: Any) -> Paper:
    paper: Paper = msgspec.json.decode(msgspec.json.encode(on_paper(state)))
    return paper


def clever(state: Any) -> Paper:
    return {
        "players": [
            {
                "name": str(seat),
                "wilds": paper.wilds,
                **msgspec.to_builtins(colours(paper, state.rules)),
            }
            for seat, paper in enumerate(state.papers)
        ]
    }


PAPERS: dict[str, Callable[[Any], Paper]] = {
    "super-lucky-box": lucky,
    "barbarossa": clay,
    "tensai-clever": clever,
}


def added(play: Playthrough, paper: Paper) -> Any:
    game = play.case.game
    state: Any = play.last
    return score(scorers()[game], paper, Desk(WORDS, OneSheet(state.rules)))


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", PAPERS)
def test_every_game_that_was_played_is_a_paper_with_the_same_figures(game: str, chunk: int) -> None:
    """LB-18, BB-26, BB-39, TC-37: all presets, and owners' sheets."""
    for play in playthroughs(game, chunk):
        assert play.outcome is not None
        result = added(play, PAPERS[game](play.last))
        assert tuple(player.total for player in result.players) == play.outcome.scores, play
        assert result.winners == play.outcome.winners, play


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", ["super-lucky-box", "barbarossa"])
def test_every_change_that_cannot_be_is_refused_by_its_line(game: str, chunk: int) -> None:
    """LB-03, LB-10, LB-18, BB-02, BB-06, BB-26, BB-27: one field at a time."""
    breaking = {"super-lucky-box": lucky_breaks, "barbarossa": clay_breaks}[game]
    tried = 0
    for play in playthroughs(game, chunk):
        for pointer, paper in breaking(PAPERS[game](play.last), play.last):
            with pytest.raises(Faulty) as caught:
                added(play, paper)
            named = [fault.pointer for fault in caught.value.faults]
            assert any(one.startswith(pointer) for one in named), (play, pointer, named)
            tried += 1
    assert tried > 50


def changed(paper: Paper, seat: int, field: str, value: Any, at: int | None = None) -> Paper:
    other = copy.deepcopy(paper)
    mine = other["players"][seat]
    if at is None:
        mine[field] = value
    else:
        mine[field][at] = value
    return other


def lucky_breaks(paper: Paper, state: Any) -> Iterator[Break]:
    setup, new = state.rules.setup, state.options.new_boxes
    for seat, player in enumerate(paper["players"]):
        at = f"/players/{seat}"
        for index in range(4):
            had = setup.boxes_kept + (setup.new_boxes_kept * index if new else 0)
            too_many = had + 1 - sum(player["completed"][:index])
            yield f"{at}/completed/", changed(paper, seat, "completed", too_many, index)
            stars = 6 * had + 1
            yield f"{at}/stars/", changed(paper, seat, "stars", stars, index)
        boxes = setup.boxes_kept + (setup.new_boxes_kept * 3 if new else 0)
        room = 8 * (boxes - sum(player["completed"]))
        yield f"{at}/crossed", changed(paper, seat, "crossed", room + 1)
        yield f"{at}/moons", changed(paper, seat, "moons", 6 * boxes + 1)


def clay_breaks(paper: Paper, state: Any) -> Iterator[Break]:
    pegs = [
        (maker, number, index)
        for maker, player in enumerate(paper["players"])
        for number, work in enumerate(player["works"])
        for index in range(len(work["pegs"]))
    ]
    rows = len(pegs)
    for maker, number, index in pegs:
        at = f"/players/{maker}/works/{number}/pegs"
        for field, value in (("row", rows + 2), ("row", paper["pegs"] + 1), ("by", maker)):
            other = copy.deepcopy(paper)
            other["players"][maker]["works"][number]["pegs"][index][field] = value
            yield at, other
    for seat in range(len(paper["players"])):
        short = copy.deepcopy(paper)
        short["players"][seat]["works"].pop()
        yield f"/players/{seat}/works", short
    if rows <= 13:
        yield "/pegs", paper | {"pegs": 30 - paper["pegs"], "table": None}
    yield "/players", paper | {"players": paper["players"][:2]}
