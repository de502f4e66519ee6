"""A real server tells nobody's papers: not in its streams, and not in its log or its errors."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.contracts.nonsense import LETTERS
from tests.web.far_player import FarPlayer, ask, lines_until, seated
from tests.web.server import serving
from wordsvc.games.core import Chance, Slot, Text
from wordsvc.games.core.bots import fill

pytestmark = pytest.mark.usefixtures("lexicon")

MOVES = 60


def unmistakable(text: Text, chance: Chance) -> str:
    """Fifteen letters that nobody says twice."""
    return "".join(chance.one(LETTERS) for _ in range(min(15, text.longest or 15)))


def step(players: list[FarPlayer], chance: Chance) -> tuple[int, dict[str, Any]]:
    """Somebody does something; who and what."""
    looks = [player.look() for player in players]
    seat = chance.one([seat for seat, seen in enumerate(looks) if seen["slots"]])
    slots = msgspec.convert(looks[seat]["slots"], tuple[Slot, ...])
    move = fill(chance.one(slots), chance, unmistakable)
    status, answer = players[seat].move(move)
    assert status == 200, answer
    return seat, move


def test_papers_stay_with_those_who_wrote_them(tmp_path: Path) -> None:
    file, chance = tmp_path / "log", Chance(b"papers")
    options = {"goal": 99, "subjects": "maker"}
    with file.open("wb") as log, serving(log=log.fileno(), WORDSVC_WORKERS="1") as server:
        players = seated(server.port, "barbarossa", 3, options=options)
        papers: dict[str, int] = {}
        for _ in range(MOVES):
            seat, move = step(players, chance)
            if move["type"] == "write_subject":
                papers[move["reading"]] = seat
        upto = players[0].look()["version"]
        strange = {"type": "write_subject", "work": 1, "reading": next(iter(papers)), "more": 1}
        assert players[0].move(strange)[0] == 400
        assert ask(server.port, "GET", f"{players[0].at}/events")[0] == 401
        for seat, player in enumerate(players):
            heard = lines_until(player, upto).decode()
            for paper, maker in papers.items():
                assert maker == seat or paper not in heard
    told = file.read_text()
    assert "/api/v1/tables/<table>/events" in told
    assert papers
    for secret in (*papers, *(player.headers["Authorization"][7:] for player in players)):
        assert secret not in told
    assert players[0].at.rpartition("/")[2] not in told
