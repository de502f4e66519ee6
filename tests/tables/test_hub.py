"""The hub wakes those who follow, lets them share what was read, and counts them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.tables.follow_club import SOON, Counting, Followed, HandBell
from wordsvc.tables import Away, MemoryLog, Row, Table, Terms
from wordsvc.tables.follow import Follower
from wordsvc.tables.hub import KEPT_ROWS, Crowded, Hub


def versions(follower: Follower, upto: int) -> list[int]:
    """What a follower is told until it knows this version."""
    told: list[int] = []
    while follower.version < upto:
        told += [row.version for row in follower.news(SOON).rows]
    return told


def test_a_move_wakes_those_who_wait() -> None:
    club = Followed().sit("あや", "けん")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        assert [row.version for row in follower.news(SOON).rows] == [1]
        waiting = pool.submit(follower.news, SOON)
        club.play(1)
        assert [row.version for row in waiting.result(SOON).rows] == [2]


def test_a_bell_wakes_only_those_at_its_table() -> None:
    log, bell = Counting(), HandBell()
    hub = Hub(log, bell)
    here, there = (Followed(hub, log).sit("あや", "けん") for _ in range(2))
    with here.following(here.tokens[0]) as one, there.following(there.tokens[0]) as other:
        for follower in (one, other):
            follower.news(SOON)
        here.play(1)
        there.play(1)
        bell.ring(here.id)
        assert [row.version for row in one.news(SOON).rows] == [2]
        assert other.news(0).rows == ()
        bell.ring()
        assert [row.version for row in other.news(SOON).rows] == [2]


def test_two_hundred_followers_read_an_event_once() -> None:
    log, bell = Counting(), HandBell()
    club = Followed(Hub(log, bell), log).sit("あや", "けん")
    followers = [club.following(club.tokens[number % 2]) for number in range(200)]
    all_there = Barrier(201)

    def told(follower: Follower) -> list[int]:
        follower.news(SOON)
        all_there.wait(SOON)
        return [row.version for row in follower.news(SOON).rows]

    with ThreadPoolExecutor(200) as pool:
        waiting = [pool.submit(told, each.__enter__()) for each in followers]
        all_there.wait(SOON)
        club.play(1)
        before = log.reads
        bell.ring(club.id)
        assert [one.result(SOON) for one in waiting] == [[2]] * 200
        assert log.reads == before + 1
    for each in followers:
        each.__exit__(None, None, None)
    assert club.hub.followers == 0


def test_whoever_is_far_behind_misses_nothing() -> None:
    log, bell = MemoryLog(), HandBell()
    club = Followed(Hub(log, bell), log).sit("あや", "けん")
    rows = [Row(n, n % 2, None, None, "[]", "ask") for n in range(2, 2 * KEPT_ROWS)]
    with club.following(club.tokens[0]) as quick, club.following(club.tokens[1]) as slow:
        assert versions(quick, 1) == [1]
        for row in rows:
            log.append(club.id, row)
            bell.ring(club.id)
            assert versions(quick, row.version) == [row.version]
        assert versions(slow, rows[-1].version) == [1, *(row.version for row in rows)]
        with club.following(club.tokens[0], rows[-2].version) as late:
            assert versions(late, rows[-1].version) == [rows[-1].version]


def test_there_is_room_for_so_many_and_again_when_one_has_left() -> None:
    log = MemoryLog()
    club = Followed(Hub(log, most=2), log).sit("あや")
    with club.following(club.tokens[0]), club.following(club.tokens[0]) as leaving:
        with pytest.raises(Crowded), club.following(club.tokens[0]):
            pass
        leaving.leave()
        leaving.leave()
        with club.following(club.tokens[0]):
            assert club.hub.followers == 2
    assert club.hub.followers == 0


def test_those_who_only_watch_leave_room_for_those_who_play() -> None:
    log = MemoryLog()
    club = Followed(Hub(log, most=2), log).sit("あや")
    club.tables.hosting.set_terms(club.id, club.opened.host_token, Terms(spectators=True))
    with club.following(None) as watcher:
        with pytest.raises(Crowded), club.following(None):
            pass
        with club.following(club.tokens[0]):
            assert club.hub.followers == 2
        watcher.leave()
        watcher.leave()
    with club.following(None):
        assert club.hub.watchers == 1


class Flaky(MemoryLog):
    """A log that may be out of reach."""

    away = False

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        if self.away:
            raise Away
        return super().rows(table, after)

    def table(self, table: str) -> Table | None:
        if self.away:
            raise Away
        return super().table(table)


def test_followers_come_through_a_store_that_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordsvc.tables.hub.AWAY_SECONDS", 0.0)
    log, bell = Flaky(), HandBell()
    club = Followed(Hub(log, bell), log).sit("あや", "けん")
    with club.following(club.tokens[0]) as follower:
        follower.news(SOON)
        club.play(1)
        log.away = True
        bell.ring(club.id)
        for _ in range(2):
            with pytest.raises(Away):
                follower.news(SOON)
        log.away = False
        assert [row.version for row in follower.news(SOON).rows] == [2]


def test_a_hub_that_closes_wakes_everybody() -> None:
    log = MemoryLog()
    club = Followed(Hub(log, HandBell()), log).sit("あや")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        follower.news(0)
        waiting = pool.submit(follower.heard, SOON, None, "ja")
        club.hub.close()
        assert waiting.result(SOON).events == ()
        assert follower.closed
