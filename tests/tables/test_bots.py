"""Programs on chairs: they play in their own time, and nobody else's."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.lexicons import WORDS
from tests.tables.club import Club
from wordsvc.games.core import Refused
from wordsvc.tables import MemoryLog, Row, Stage, StoreUnavailable
from wordsvc.tables.bot_runner import IDLE_SECONDS, LOOK_SECONDS, TICK_SECONDS, BotRunner
from wordsvc.tables.bots import PATIENCE_SECONDS, Bots
from wordsvc.tables.repository import Repository


class Process:
    """A serving process whose programs have a clock of their own."""

    def __init__(self, club: Club, pace: float = 0.0) -> None:
        self.club, self.time = club, 0.0
        self.faults: list[Exception] = []
        self.runner = BotRunner(
            Repository(club.log, WORDS, lambda: club.now),
            WORDS,
            self.faults.append,
            pace,
            clock=lambda: self.time,
        )

    def later(self, seconds: float = TICK_SECONDS) -> float:
        self.time += seconds
        self.club.now += seconds
        return self.runner.step()

    def settle(self) -> None:
        """Until they wait for people."""
        while self.later(0.0) == 0.0:
            assert not self.faults


def with_bots(game: str = "super-lucky-box", seats: int = 3) -> Club:
    """One person, and programs on all other chairs."""
    club = Club(game, seats).sit("あや")
    for seat in range(1, seats):
        club.tables.hosting.seat_bot(club.id, club.host, seat, "ボット")
    return club


def by_bots(club: Club) -> list[int | None]:
    return [row.seat for row in club.log.rows(club.id) if row.by == "bot"]


def test_programs_do_what_is_waited_for_and_then_wait() -> None:
    club = with_bots()
    process = Process(club)
    process.settle()
    assert sorted(seat or 0 for seat in by_bots(club)) == [1, 2]
    assert club.look(0).waiting == (0,)
    assert process.later() == TICK_SECONDS
    club.play(0)
    process.later()
    process.settle()
    assert len(by_bots(club)) == 4


@pytest.mark.parametrize("game", ["super-lucky-box", "tensai-clever"])
def test_a_person_plays_a_whole_game_against_programs(game: str) -> None:
    club = with_bots(game, 2)
    process = Process(club)
    for _ in range(400):
        process.later()
        process.settle()
        seen = club.look(0)
        if seen.winners is not None:
            break
        club.play(0, *({slot.type for slot in seen.slots} & {"done", "choose", "write", "vote"}))
    assert club.look(0).stage == "ended"
    assert process.later(LOOK_SECONDS) == pytest.approx(LOOK_SECONDS)


def test_they_take_their_time() -> None:
    """With a pace of 10, what is thought of in less than a second takes up to ten."""
    club = with_bots(seats=2)
    process = Process(club, pace=10.0)
    waits = []
    while not by_bots(club):
        waits.append(process.later(0.5))
    assert 1 < len(waits) <= 21
    assert max(waits) <= TICK_SECONDS


def test_in_a_race_they_are_as_quick_as_they_think() -> None:
    club = with_bots("word-basket", 4)
    tables, table = club.tables.repository, club.table()
    plan = Bots(tables, WORDS).plan(table, tables.position(table))
    assert plan is not None
    process = Process(club, pace=2.0)
    process.later(0.0)
    process.later(plan.delay * 2 - 0.01)
    assert by_bots(club) == []
    process.later(0.02)
    assert by_bots(club) == [plan.seat]


def test_a_move_of_somebody_else_makes_them_think_again() -> None:
    club = with_bots(seats=2)
    process = Process(club, pace=1000.0)
    process.later()
    club.play(0)
    process.later()
    assert by_bots(club) == []
    process.later(1000.0)
    assert by_bots(club) == [1]


def test_two_processes_play_a_move_once() -> None:
    club = with_bots()
    processes = [Process(club), Process(club)]
    for _ in range(20):
        for process in processes:
            process.later(0.0)
    rows = club.log.rows(club.id)
    assert sorted(seat or 0 for seat in by_bots(club)) == [1, 2]
    assert [row.key for row in rows if row.by] == [f"bot:{row.version - 1}" for row in rows[1:]]


def test_a_key_that_a_person_has_used_stops_no_program() -> None:
    club = Club().sit("あや", "けん")
    club.act(1, club.keep(1), "bot:3")
    club.play(0)
    club.tables.hosting.remove(club.id, club.host, 1, "けん", then="bot", bot="ボット")
    Process(club).settle()
    assert by_bots(club) == [1]


class Late(MemoryLog):
    """A log in which a person is faster than every program, once."""

    def __init__(self) -> None:
        super().__init__()
        self.faster: Row | None = None

    def append(self, table: str, row: Row, *, stage: Stage | None = None) -> None:
        faster, self.faster = self.faster, None
        if row.by == "bot" and faster is not None:
            super().append(table, faster)
        super().append(table, row, stage=stage)


def test_whoever_is_faster_counts_and_the_program_decides_again() -> None:
    club = with_bots(seats=2)
    club.play(0)
    known, rows = club.table(), club.log.rows(club.id)
    late = Late()
    late.add_table(known)
    late.append(club.id, rows[0], stage="playing")
    late.faster = rows[1]
    club.log = late
    Process(club).settle()
    assert [row.by for row in late.rows(club.id)][:3] == ["", "", "bot"]


def test_when_only_programs_are_left_the_table_stands_still() -> None:
    club = with_bots()
    process = Process(club)
    process.later(0.0)
    played = len(by_bots(club))
    club.tables.hosting.remove(club.id, club.host, 0, "あや")
    process.later()
    process.settle()
    assert len(by_bots(club)) <= played + 1
    before = len(by_bots(club))
    assert process.later() > TICK_SECONDS
    club.tables.lobby.sit(club.id, club.opened.invite, "けん")
    process.runner.wake(club.id)
    process.settle()
    assert len(by_bots(club)) >= before


def test_without_programs_nothing_is_looked_at_between_two_looks() -> None:
    club = Club().sit("あや", "けん")
    process = Process(club)
    assert process.later(0.0) == LOOK_SECONDS
    process.runner.wake(club.id)
    assert process.later(1.0) == LOOK_SECONDS - 1.0
    assert len(club.log.rows(club.id)) == 1


def test_after_a_restart_running_tables_are_found() -> None:
    club = with_bots()
    Process(club).settle()
    club.play(0)
    Process(club).settle()
    assert len(by_bots(club)) == 4


def test_a_table_that_nobody_comes_back_to_is_left_alone_until_somebody_does() -> None:
    club = with_bots()
    process = Process(club)
    process.settle()
    process.later(IDLE_SECONDS + LOOK_SECONDS)
    process.later(1.0)
    assert process.later(1.0) > TICK_SECONDS
    club.play(0)
    process.runner.moved(club.id)
    process.settle()
    assert len(by_bots(club)) == 4


def test_programs_wait_while_people_talk_about_a_move() -> None:
    club = Club("tensai-clever", 3).sit("あや", "けん")
    club.tables.hosting.seat_bot(club.id, club.host, 2, "ボット")
    process = Process(club)
    while "write" not in {slot.type for slot in club.look(0).slots}:
        process.settle()
        oya = next((s for s in (0, 1) if "choose" in {x.type for x in club.look(s).slots}), None)
        if oya is not None:
            club.act(oya, {"type": "choose", "want": True})
        process.later()
    process.settle()
    club.play(0, "write")
    club.tables.take_back.ask(club.id, club.tokens[0])
    count = len(club.log.rows(club.id))
    process.later()
    process.later(PATIENCE_SECONDS / 2)
    assert len(club.log.rows(club.id)) == count


class Broken(MemoryLog):
    """A store that is away when it is asked for a certain table."""

    broken = ""
    fault: Exception = StoreUnavailable()

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        if table == self.broken:
            raise self.fault
        return super().rows(table, after)


def test_a_fault_at_one_table_is_told_and_stops_no_other() -> None:
    club = with_bots()
    broken = Broken()
    known = club.table()
    for name in ("another", club.id):
        broken.add_table(replace(known, id=name, stage="waiting"))
        broken.append(name, club.log.rows(club.id)[0], stage="playing")
    broken.broken, broken.fault = "another", ValueError("a bug")
    club.log = broken
    process = Process(club)
    for _ in range(6):
        process.later()
    assert {type(fault) for fault in process.faults} == {ValueError}
    assert sorted(seat or 0 for seat in by_bots(club)) == [1, 2]


def test_a_store_that_is_away_is_waited_for() -> None:
    club = with_bots()
    broken = Broken()
    broken.add_table(replace(club.table(), stage="waiting"))
    broken.append(club.id, club.log.rows(club.id)[0], stage="playing")
    broken.broken = club.id
    club.log = broken
    process = Process(club)
    with pytest.raises(StoreUnavailable):
        process.later()
    broken.broken = ""
    process.settle()
    assert sorted(seat or 0 for seat in by_bots(club)) == [1, 2]


def at_a_word_basket(seconds: int = 4) -> Club:
    """One person beside two strong programs, with time for objections."""
    club = Club("word-basket", 3, options={"objection_seconds": seconds}).sit("あや")
    for seat in (1, 2):
        club.tables.hosting.seat_bot(club.id, club.host, seat, "ボット", "strong")
    return club


def said(club: Club, word: str) -> dict[str, object]:
    view = club.view(0)
    return {
        "type": "throw", "card": view["hand"][0], "word": word, "onto": view["onto"],
        "reach": False, "reading": None,
    }  # fmt: skip


def test_a_bad_word_of_a_person_is_objected_to_within_its_time() -> None:
    """WB-08, WB-17: also if the next card falls at once."""
    club = at_a_word_basket()
    process = Process(club, pace=1.0)
    process.later(0.0)
    club.act(0, said(club, "みかん"))
    club.now += 0.3
    club.act(0, said(club, "みかん"))
    first, second = (word["onto"] for word in club.view(0)["words"])
    for _ in range(20):
        process.later()
    rows = [row for row in club.log.rows(club.id) if row.by == "bot"]
    moves = [msgspec.json.decode(row.move or "") for row in rows]
    assert {move["onto"] for move in moves if move["type"] == "challenge"} == {first, second}
    assert len(club.view(0)["hand"]) == 7


def test_no_program_throws_while_a_word_can_still_be_objected_to() -> None:
    """WB-08, ruling 7.4: at whatever pace."""
    club = at_a_word_basket(30)
    process = Process(club, pace=0.0)
    process.settle()
    thrown = [row.at for row in club.log.rows(club.id) if "thrown" in row.events]
    for _ in range(200):
        process.later(1.0)
        process.settle()
    rows = club.log.rows(club.id)[1:]
    times = [row.at for row in rows if '"throw"' in (row.move or "")]
    assert len(times) > len(thrown)
    unruled = [
        (before, after)
        for before, after in pairwise(rows)
        if '"throw"' in (before.move or "") and '"throw"' in (after.move or "")
    ]
    assert unruled
    assert all(after.at - before.at >= 29 for before, after in unruled)


def test_the_next_deal_is_offered_at_once_and_too_early_is_told_so() -> None:
    """WB-08, WB-A21: a page need not ask again when the time is over."""
    club = Club("word-basket", 2, options={"objection_seconds": 4, "rules": {"hand": 1}})
    club.sit("あや", "けん")
    club.act(0, said(club, "みかん"))
    assert "next_deal" in {slot.type for slot in club.look(1).slots}
    with pytest.raises(Refused) as early:
        club.act(1, {"type": "next_deal"})
    assert early.value.facts == {"seconds": 4}
    club.now += 4
    assert club.act(1, {"type": "next_deal"}).version == 3
