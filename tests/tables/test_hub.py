"""The hub wakes those who follow, lets them share what was read, and counts them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.tables.follow_club import SOON, Counting, Followed, ManualNotifier
from wordsvc.tables import MemoryLog, Row, StoreUnavailable, Table, Terms
from wordsvc.tables.follow import Follower
from wordsvc.tables.hub import SHARED_ROWS, Hub, TooManyFollowers


def versions(follower: Follower, upto: int) -> list[int]:
    """What a follower is told until it knows this version."""
    told: list[int] = []
    while follower.version < upto:
        told += [row.version for row in follower.update(SOON).rows]
    return told


def test_a_move_wakes_those_who_wait() -> None:
    club = Followed().sit("あや", "けん")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        assert [row.version for row in follower.update(SOON).rows] == [1]
        waiting = pool.submit(follower.update, SOON)
        club.play(1)
        assert [row.version for row in waiting.result(SOON).rows] == [2]


def test_a_notification_wakes_only_those_at_its_table() -> None:
    log, notifier = Counting(), ManualNotifier()
    hub = Hub(log, notifier)
    here, there = (Followed(hub, log).sit("あや", "けん") for _ in range(2))
    with here.following(here.tokens[0]) as one, there.following(there.tokens[0]) as other:
        for follower in (one, other):
            follower.update(SOON)
        here.play(1)
        there.play(1)
        notifier.notify(here.id)
        assert [row.version for row in one.update(SOON).rows] == [2]
        assert other.update(0).rows == ()
        notifier.notify()
        assert [row.version for row in other.update(SOON).rows] == [2]


def test_whoever_has_just_sat_down_may_follow_at_once() -> None:
    """Though others have read the table as it was before, and no notification has come yet."""
    log = MemoryLog()
    club = Followed(Hub(log, ManualNotifier()), log).sit("あや")
    with club.following(club.tokens[0]) as first:
        assert first.update(0).viewer == 0
        club.sit("けん")
        with club.following(club.tokens[1]) as second:
            assert second.update(0).viewer == 1


def test_two_hundred_followers_read_an_event_once() -> None:
    log, notifier = Counting(), ManualNotifier()
    club = Followed(Hub(log, notifier), log).sit("あや", "けん")
    followers = [club.following(club.tokens[number % 2]) for number in range(200)]
    all_there = Barrier(201)

    def told(follower: Follower) -> list[int]:
        follower.update(SOON)
        all_there.wait(SOON)
        return [row.version for row in follower.update(SOON).rows]

    with ThreadPoolExecutor(200) as pool:
        waiting = [pool.submit(told, each.__enter__()) for each in followers]
        all_there.wait(SOON)
        club.play(1)
        before = log.reads
        notifier.notify(club.id)
        assert [one.result(SOON) for one in waiting] == [[2]] * 200
        assert log.reads == before + 1
    for each in followers:
        each.__exit__(None, None, None)
    assert club.hub.followers == 0


def test_whoever_is_far_behind_misses_nothing() -> None:
    log, notifier = MemoryLog(), ManualNotifier()
    club = Followed(Hub(log, notifier), log).sit("あや", "けん")
    rows = [Row(n, n % 2, None, None, "[]", "ask") for n in range(2, 2 * SHARED_ROWS)]
    with club.following(club.tokens[0]) as quick, club.following(club.tokens[1]) as slow:
        assert versions(quick, 1) == [1]
        for row in rows:
            log.append(club.id, row)
            notifier.notify(club.id)
            assert versions(quick, row.version) == [row.version]
        assert versions(slow, rows[-1].version) == [1, *(row.version for row in rows)]
        with club.following(club.tokens[0], rows[-2].version) as late:
            assert versions(late, rows[-1].version) == [rows[-1].version]


def test_there_is_room_for_so_many_and_again_when_one_has_left() -> None:
    log = MemoryLog()
    club = Followed(Hub(log, most=2), log).sit("あや")
    with club.following(club.tokens[0]), club.following(club.tokens[0]) as leaving:
        with pytest.raises(TooManyFollowers), club.following(club.tokens[0]):
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
        with pytest.raises(TooManyFollowers), club.following(None):
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
            raise StoreUnavailable
        return super().rows(table, after)

    def table(self, table: str) -> Table | None:
        if self.away:
            raise StoreUnavailable
        return super().table(table)


def test_followers_come_through_a_store_that_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wordsvc.tables.hub.AWAY_SECONDS", 0.0)
    log, notifier = Flaky(), ManualNotifier()
    club = Followed(Hub(log, notifier), log).sit("あや", "けん")
    with club.following(club.tokens[0]) as follower:
        follower.update(SOON)
        club.play(1)
        log.away = True
        notifier.notify(club.id)
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                follower.update(SOON)
        log.away = False
        assert [row.version for row in follower.update(SOON).rows] == [2]


def test_a_hub_that_closes_wakes_everybody() -> None:
    log = MemoryLog()
    club = Followed(Hub(log, ManualNotifier()), log).sit("あや")
    with club.following(club.tokens[0]) as follower, ThreadPoolExecutor(1) as pool:
        follower.update(0)
        waiting = pool.submit(follower.messages, SOON, None, "ja")
        club.hub.close()
        assert waiting.result(SOON).events == ()
        assert follower.closed
