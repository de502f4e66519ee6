"""Eight throw in the same moment, at several server processes: one card counts, and all see which.

WB-09: whoever comes second is too late and loses nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from tests.store.logs import EVERY_DATABASE
from tests.web.event_stream import Message, commands
from tests.web.far_player import SECONDS, FarPlayer, seated
from tests.web.server import Server, serving

pytestmark = pytest.mark.usefixtures("lexicon")

SEATS = 8
TABLES = 6
ROUNDS = 4
"""Fewer than the cards in a hand: one seat may win them all."""

Answer = tuple[int, dict[str, Any]]


@pytest.fixture
def server(database_url: str) -> Iterator[Server]:
    with serving(WORDSVC_DATABASE=database_url, WORDSVC_WORKERS="2") as started:
        yield started


@EVERY_DATABASE
def test_one_card_counts_and_everybody_sees_the_same_order(server: Server) -> None:
    assert len(server.workers()) == 2
    with ThreadPoolExecutor(2 * SEATS) as pool:
        for _ in range(TABLES):
            players = seated(server.port, "word-basket", SEATS, options={"deals": 1})
            heard = [pool.submit(told, player, 1 + ROUNDS) for player in players]
            won = [one_round(players, pool) for _ in range(ROUNDS)]
            check_order(heard, won)


def one_round(players: list[FarPlayer], pool: ThreadPoolExecutor) -> int:
    """Everybody throws; the seat whose card counts."""
    views = [player.look()["view"] for player in players]
    together = threading.Barrier(SEATS)

    def throw(seat: int) -> Answer:
        card, onto = views[seat]["hand"][0], views[seat]["onto"]
        move = {"type": "throw", "card": card, "word": "すいか", "onto": onto, "reach": True}
        together.wait(SECONDS)
        return players[seat].move(move)

    answers = list(pool.map(throw, range(SEATS)))
    winners = [seat for seat, (status, _) in enumerate(answers) if status == 200]
    assert len(winners) == 1, answers
    late = [said for status, said in answers if status != 200]
    assert [said["code"] for said in late] == ["play.basket.late"] * (SEATS - 1)
    for seat, before in enumerate(views):
        after = players[seat].look()["view"]
        gone = before["hand"][:1] if seat == winners[0] else []
        assert sorted([*after["hand"], *gone]) == sorted(before["hand"])
        assert after["onto"] == before["onto"] + 1
    return winners[0]


def told(player: FarPlayer, upto: int) -> list[Message]:
    with player.events() as lines:
        return commands(lines, upto)


def check_order(heard: list[Future[list[Message]]], won: list[int]) -> None:
    """Every seat was told of the same throws, in the order in which they were won."""
    for one in heard:
        opening, *throws = [message.data for message in one.result(SECONDS)]
        assert opening["kind"] == "opening"
        assert [throw["version"] for throw in throws] == list(range(2, 2 + len(won)))
        assert [throw["seat"] for throw in throws] == won
        assert [throw["events"][0]["type"] for throw in throws] == ["thrown"] * len(won)
