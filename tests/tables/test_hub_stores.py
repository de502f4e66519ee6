"""Followers hear through every database what another process wrote, also after it was away."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from tests.store.logs import EVERY_DATABASE
from tests.store.servers import PostgresServer
from tests.tables.follow_club import SOON, Followed
from wordsvc.bootstrap.services import open_log, open_notifier
from wordsvc.bootstrap.settings import Settings
from wordsvc.tables import Log, StoreUnavailable
from wordsvc.tables.follow import Follower
from wordsvc.tables.hub import Hub


@pytest.fixture
def hub(database_url: str) -> Iterator[Hub]:
    settings = Settings(database=database_url)
    made = Hub(open_log(settings), open_notifier(settings))
    yield made
    made.close()


@pytest.fixture
def elsewhere(database_url: str) -> Log:
    """The same tables, as another process has them."""
    return open_log(Settings(database=database_url))


def heard(follower: Follower, upto: int) -> list[int]:
    """The versions that come, in order, until this one does; a store may be away meanwhile."""
    told, end = list[int](), monotonic() + SOON
    while follower.version < upto and monotonic() < end:
        try:
            told += [row.version for row in follower.update(SOON).rows]
        except StoreUnavailable:
            follower.pause()
    return told


@EVERY_DATABASE
def test_what_another_process_has_written_is_heard(hub: Hub, elsewhere: Log) -> None:
    club = Followed(hub, elsewhere).sit("あや", "けん")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        assert heard(follower, 1) == [1]
        waiting = pool.submit(heard, follower, 4)
        club.play(3)
        assert waiting.result(SOON) == [2, 3, 4]


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)
def test_a_database_that_was_away_costs_no_news(
    hub: Hub, elsewhere: Log, postgres: PostgresServer
) -> None:
    """It stops while somebody waits, and comes back with more than there was."""
    club = Followed(hub, elsewhere).sit("あや", "けん")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        assert heard(follower, 1) == [1]
        waiting = pool.submit(heard, follower, 3)
        postgres.stop()
        postgres.start()
        again(club, 2)
        assert waiting.result(SOON) == [2, 3]


def again(club: Followed, moves: int) -> None:
    """Play so many moves, each tried until it gets through: broken connections are made anew."""
    end = monotonic() + SOON
    while moves and monotonic() < end:
        try:
            club.play(1)
            moves -= 1
        except StoreUnavailable:
            club.hub.pause()
