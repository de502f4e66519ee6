"""What becomes of tables that nobody comes back to?"""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.tables.club import Club
from wordsvc.tables import Archived, Conflict, MemoryLog, Table, archive_abandoned
from wordsvc.tables.archiving import DAY_SECONDS, archive_hourly


def test_a_table_is_touched_by_whatever_is_done_at_it() -> None:
    club = Club(seats=2)
    opened = club.table()
    assert opened.opened == opened.touched == int(club.now)
    does: tuple[Callable[[], object], ...] = (
        lambda: club.sit("あや"),
        lambda: club.sit("けん"),
        lambda: club.play(0),
    )
    for number, do in enumerate(does, 1):
        club.now += 10
        do()
        assert club.table().touched == opened.opened + 10 * number
    club.now += 10
    club.look(0)
    assert club.table().touched == opened.opened + 30


def test_abandoned_tables_are_put_away_and_played_ones_are_not() -> None:
    club = Club().sit("あや", "けん")
    later = int(club.now) + 60 * DAY_SECONDS
    assert archive_abandoned(club.log, int(club.now)) == 0
    assert archive_abandoned(club.log, later) == 1
    assert (club.look(0).stage, club.look(0).version) == ("archived", 1)
    assert archive_abandoned(club.log, later) == 0
    with pytest.raises(Archived):
        club.act(0, club.keep(0))


def test_also_tables_at_which_nobody_ever_played() -> None:
    club = Club().sit("あや")
    assert archive_abandoned(club.log, int(club.now) + 1) == 1
    assert club.look(0).stage == "archived"


def test_a_game_that_ended_stays_a_record() -> None:
    club = Club(seats=1).sit("あや")
    while club.look(0).slots:
        club.play(0)
    assert archive_abandoned(club.log, int(club.now) + 1) == 0
    assert club.look(0).stage == "ended"


class Overtaken(MemoryLog):
    """A log in which somebody always comes back at the last moment."""

    def change(self, table: Table) -> Table:
        raise Conflict


def test_who_comes_back_in_that_moment_goes_on() -> None:
    club = Club().sit("あや", "けん")
    log = Overtaken()
    log.add_table(club.table())
    assert archive_abandoned(log, int(club.now) + 1) == 0


def test_the_house_is_kept_until_the_process_ends_and_faults_are_told() -> None:
    club = Club().sit("あや")
    stop = threading.Event()
    stop.set()
    faults: list[Exception] = []
    archive_hourly(club.log, 1, faults.append, stop)
    club.now = 0
    old = Club()
    old.log.change(replace(old.table(), touched=5))
    archive_hourly(old.log, 1, faults.append, stop)
    assert (old.table().stage, faults) == ("archived", [])
    archive_hourly(Faulty(), 1, faults.append, stop)
    assert [type(fault) for fault in faults] == [RuntimeError]


class Faulty(MemoryLog):
    def listed(self, **_asked: object) -> tuple[Table, ...]:
        raise RuntimeError
