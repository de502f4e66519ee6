"""What every log promises, whichever way it keeps things."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from tests.store.logs import EVERY_LOG
from wordsvc.tables import Chair, Conflict, Log, Revision, Row, Stage, Table, Terms

pytestmark = EVERY_LOG

TABLE = Table(
    "t", "word-basket", "{}", b"\x00secret", "invite", "host", (Chair(), Chair()), opened=5
)


def row(version: int, *, seat: int | None = 0, key: str | None = None, at: int = 0) -> Row:
    return Row(version, seat, key, '{"type":"call_reach"}', "[]", at=at)


@pytest.fixture(autouse=True)
def kept(log: Log) -> None:
    log.add_table(TABLE)


def known(log: Log, table: str = "t") -> Table:
    found = log.table(table)
    assert found is not None
    return found


def test_a_table_is_kept_as_it_was_opened(log: Log) -> None:
    full = Table(
        id="full",
        game="word-basket",
        options='{"x":"る"}',
        secret=bytes(range(256)),
        invite="invite",
        host="",
        chairs=(Chair("person", "あや 😀", "hash"), Chair("bot", "Bot")),
        terms=Terms(spectators=True, clock=7),
        host_seat=0,
        stage="ended",
        edition=4,
        head=0,
        opened=2_000_000_000,
        touched=5_000_000_000,
    )
    log.add_table(full)
    assert (log.table("t"), log.table("full")) == (TABLE, full)
    assert log.rows("t") == ()


@pytest.mark.parametrize("name", ["other", "", "\0", "る", "\udc80", "t' OR 1=1"])
def test_what_is_not_there_is_none(log: Log, name: str) -> None:
    assert log.table(name) is None
    assert log.rows(name) == ()
    assert log.revisions([name]) == {}
    log.remove(name) if name == "other" else None
    with pytest.raises(Conflict):
        log.append("other", row(1))


def test_an_edition_is_changed_once(log: Log) -> None:
    mine = replace(TABLE, chairs=(Chair("person", "あや", "hash"), Chair()), touched=9)
    assert log.change(mine) == replace(mine, edition=2) == known(log)
    with pytest.raises(Conflict):
        log.change(mine)
    with pytest.raises(Conflict):
        log.change(replace(TABLE, id="gone"))
    again = log.change(replace(known(log), host_seat=0, terms=Terms(clock=3), stage="archived"))
    assert again == known(log)
    assert again.edition == 3


def test_a_change_leaves_the_head_as_it_is(log: Log) -> None:
    log.append("t", row(1, seat=None))
    assert log.change(TABLE).head == 1 == known(log).head


def test_a_version_is_written_once_and_without_a_gap(log: Log) -> None:
    log.append("t", row(1, seat=None))
    log.append("t", row(2))
    for version in (0, 1, 2, 4):
        with pytest.raises(Conflict):
            log.append("t", row(version, seat=1))
    assert [one.version for one in log.rows("t")] == [1, 2]
    assert log.rows("t", 1) == (row(2),)
    assert log.rows("t", 2) == ()


def test_every_column_of_a_row_is_kept(log: Log) -> None:
    full = Row(1, 1, "k", '{"to":0}', '["る"]', "back", "clock", 2_000_000_000)
    log.append("t", full)
    assert log.rows("t") == (full,)


def test_a_seats_key_is_used_once_and_other_seats_may_use_it_too(log: Log) -> None:
    log.append("t", row(1, key="k"))
    with pytest.raises(Conflict):
        log.append("t", row(2, key="k"))
    assert known(log).head == 1
    log.append("t", row(2, seat=1, key="k"))
    log.append("t", row(3))
    log.append("t", row(4))
    assert [one.key for one in log.rows("t")] == ["k", "k", None, None]


def test_a_row_sets_head_time_and_stage(log: Log) -> None:
    log.append("t", row(1, at=11), stage="playing")
    assert known(log) == replace(TABLE, head=1, touched=11, stage="playing", edition=2)
    log.append("t", row(2, at=12), stage="playing")
    log.append("t", row(3, at=13))
    assert known(log) == replace(TABLE, head=3, touched=13, stage="playing", edition=2)


def test_nothing_is_added_to_a_table_that_was_put_away(log: Log) -> None:
    log.change(replace(TABLE, stage="archived"))
    with pytest.raises(Conflict):
        log.append("t", row(1))
    assert log.rows("t") == ()


def test_marks_tell_how_far_tables_are(log: Log) -> None:
    log.add_table(replace(TABLE, id="u"))
    log.append("t", row(1), stage="playing")
    assert log.revisions(["t", "u", "gone"]) == {"t": Revision(2, 1), "u": Revision(1, 0)}
    assert log.revisions([]) == {}
    many = [f"no-{number}" for number in range(1200)]
    assert log.revisions([*many, "u"]) == {"u": Revision(1, 0)}


def test_tables_are_listed_by_stage_and_age(log: Log) -> None:
    stages: tuple[Stage, ...] = ("playing", "ended", "playing")
    for number, stage in enumerate(stages, 1):
        log.add_table(replace(TABLE, id=f"n{number}", stage=stage, touched=number))
    log.add_table(replace(TABLE, id="n0", touched=3))

    def listed(stage: Stage | None = None, before: int | None = None) -> list[str]:
        return [table.id for table in log.listed(stage=stage, before=before)]

    assert listed() == ["n0", "n3", "n2", "n1", "t"]
    assert listed("playing") == ["n3", "n1"]
    assert listed(before=3) == ["n2", "n1", "t"]
    assert listed("playing", 3) == ["n1"]


def test_a_table_is_removed_with_all_its_rows(log: Log) -> None:
    log.add_table(replace(TABLE, id="u"))
    log.append("t", row(1))
    log.append("u", row(1))
    log.remove("t")
    log.remove("t")
    assert (log.table("t"), log.rows("t"), log.revisions(["t"])) == (None, (), {})
    assert [one.id for one in log.listed()] == ["u"]
    log.add_table(TABLE)
    assert log.rows("t") == ()
    assert len(log.rows("u")) == 1


@pytest.mark.parametrize("racers", [8])
def test_of_many_in_the_same_moment_exactly_one_is_first(log: Log, racers: int) -> None:
    def race(number: int) -> bool:
        try:
            log.append("t", row(1, seat=number))
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(racers) as pool:
        won = list(pool.map(race, range(racers)))
    assert won.count(True) == 1
    assert log.rows("t")[0].seat == won.index(True)


@pytest.mark.parametrize("racers", [8])
def test_of_many_changes_in_the_same_moment_none_is_lost(log: Log, racers: int) -> None:
    def seated(number: int) -> None:
        while True:
            now = known(log)
            try:
                log.change(replace(now, touched=now.touched + 10**number))
            except Conflict:
                continue
            return

    with ThreadPoolExecutor(racers) as pool:
        list(pool.map(seated, range(racers)))
    assert known(log) == replace(TABLE, touched=11_111_111, edition=1 + racers)
