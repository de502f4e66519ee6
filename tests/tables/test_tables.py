"""Open, sit, act, look and read: what people do with a table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.games.lexicons import WORDS
from tests.tables.club import Club
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import Refused
from wordsvc.games.super_lucky_box.events import FACE_DOWN, Kept
from wordsvc.tables import (
    Accepted,
    Conflict,
    KeyReused,
    MemoryLog,
    NoSuchTable,
    NoToken,
    NotStarted,
    Row,
    Stage,
    TableFull,
    Tables,
    WrongToken,
)


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    club = Club().sit("あや")
    waiting = club.tables.play.look(club.id, club.tokens[0])
    assert (waiting.version, waiting.view, waiting.seats, waiting.free) == (0, None, ("あや",), 1)
    with pytest.raises(NotStarted):
        club.act(0, {"type": "skip"})
    club.sit("けん")
    seen = club.tables.play.look(club.id, club.tokens[1])
    assert (seen.version, seen.seat, seen.free) == (1, 1, 0)
    assert [slot.type for slot in seen.slots] == ["keep"]


def test_nobody_sits_at_a_full_table() -> None:
    club = Club(seats=1).sit("あや")
    with pytest.raises(TableFull):
        club.sit("けん")


def test_many_who_sit_down_at_once_have_different_seats() -> None:
    club = Club(seats=6)

    def sit(number: int) -> int:
        return club.tables.lobby.sit(club.id, club.opened.invite, f"player {number}").seat

    with ThreadPoolExecutor(6) as pool:
        assert sorted(pool.map(sit, range(6))) == [0, 1, 2, 3, 4, 5]
    assert len(club.log.rows(club.id)) == 1


def test_only_tokens_of_this_table_open_it() -> None:
    club, other = Club().sit("あや", "けん"), Club().sit("ゆう", "りん")
    with pytest.raises(NoToken):
        club.tables.play.look(club.id, None)
    for wrong in ("", "guess", other.tokens[0], other.opened.host_token, club.opened.invite):
        with pytest.raises(WrongToken):
            club.tables.play.look(club.id, wrong)
    with pytest.raises(NoSuchTable):
        club.tables.play.look("nowhere", club.tokens[0])


def test_the_host_sees_what_lies_open_and_makes_no_moves() -> None:
    club = Club().sit("あや", "けん")
    seen = club.tables.play.look(club.id, club.opened.host_token)
    assert seen.view is not None
    assert (seen.seat, seen.view.offer, seen.slots) == (None, (), ())
    with pytest.raises(WrongToken):
        club.tables.play.act(club.id, club.opened.host_token, club.keep(0))


def test_tokens_and_invitations_are_kept_as_hashes() -> None:
    club = Club().sit("あや", "けん")
    kept = repr(club.log.table(club.id))
    for secret in (club.opened.invite, club.opened.host_token, *club.tokens):
        assert secret not in kept


def test_a_move_is_answered_with_what_the_seat_may_know() -> None:
    club = Club().sit("あや", "けん")
    mine = club.act(0, club.keep(0))
    assert mine.version == 2
    (kept,) = mine.events
    assert isinstance(kept, Kept)
    assert FACE_DOWN not in kept.discarded
    club.act(1, club.keep(1))
    text = club.tables.play.record(club.id, club.tokens[0])
    assert "drew seat=1 boxes=[0,0,0,0,0]" in text
    assert "#3 seat 1\n" in text


def test_a_key_used_again_gives_the_first_answer_again() -> None:
    club = Club().sit("あや", "けん")
    move = club.keep(0)
    first = club.act(0, move, "once")
    club.act(1, club.keep(1), "once")
    assert club.act(0, move, "once") == first
    assert len(club.log.rows(club.id)) == 3
    with pytest.raises(KeyReused):
        club.act(0, {"type": "skip"}, "once")


def test_a_key_of_somebody_who_sat_there_before_is_no_key_of_mine() -> None:
    club = Club(seats=1).sit("あや")
    skip = {"type": "skip"}
    moves = club.move(0)
    club.act(0, moves, "1")
    club.tables.hosting.remove(club.id, club.host, 0, "あや")
    club.tokens = [club.tables.lobby.sit(club.id, club.opened.invite, "けん").token]
    with pytest.raises(Refused):
        club.act(0, skip, "1")
    before = club.look(0).version
    assert club.act(0, club.move(0), "1").version == before + 1


def test_what_the_rules_refuse_leaves_no_trace() -> None:
    club = Club().sit("あや", "けん")
    with pytest.raises(Refused) as refused:
        club.act(0, {"type": "skip"})
    assert refused.value.code == "play.wrong-phase"
    assert len(club.log.rows(club.id)) == 1


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"type": "fly"},
        {"type": "keep"},
        {"type": "keep", "boxes": [1, 2, "three"]},
        {"type": "skip", "seed": 7},
        {"type": ["keep"]},
    ],
)
def test_what_is_no_move_is_a_fault(move: dict[str, Any]) -> None:
    with pytest.raises(Faulty):
        Club().sit("あや", "けん").act(0, move)


def test_a_dry_run_says_whether_a_slot_fits_and_changes_nothing() -> None:
    club = Club().sit("あや", "けん")
    assert club.tables.play.try_out(club.id, club.tokens[0], club.keep(0)) == Accepted(1, ())
    with pytest.raises(Refused) as refused:
        club.tables.play.try_out(club.id, club.tokens[0], {"type": "skip"})
    assert refused.value.code == "play.no-slot"
    assert len(club.log.rows(club.id)) == 1


class Overtaken(MemoryLog):
    """A log in which somebody else is faster once."""

    faster: Row | None = None

    def append(self, table: str, row: Row, *, stage: Stage | None = None) -> None:
        if self.faster is not None:
            before, self.faster = self.faster, None
            super().append(table, before)
            raise Conflict
        super().append(table, row, stage=stage)


def test_who_comes_second_is_decided_again_and_hears_it_from_the_rules() -> None:
    """WB-09: a card that lands on another one returns, and costs nothing."""
    club = Club("word-basket", 2)
    club.log = Overtaken()
    club.tables = Tables(club.log, WORDS, SheetLibrary())
    club.opened = club.tables.lobby.open("word-basket", 2)
    club.id = club.opened.table
    club.sit("あや", "けん")
    view = [club.view(seat) for seat in (0, 1)]
    throws = [
        {"type": "throw", "card": seen["hand"][0], "word": "すいか", "onto": seen["onto"]}
        for seen in view
    ]
    club.act(0, throws[0])
    faster = club.log.rows(club.id)[1]
    fresh = Overtaken()
    table = club.log.table(club.id)
    assert table is not None
    fresh.add_table(table)
    fresh.append(club.id, club.log.rows(club.id)[0])
    fresh.faster = faster
    club.log, club.tables = fresh, Tables(fresh, WORDS, SheetLibrary())
    with pytest.raises(Refused) as refused:
        club.act(1, throws[1])
    assert refused.value.code == "play.basket.late"
    assert club.view(1)["hand"] == view[1]["hand"]


def test_a_finished_game_is_told_whole() -> None:
    club = Club(seats=1).sit("あや")
    while (seen := club.tables.play.look(club.id, club.tokens[0])).slots:
        club.act(0, seen.slots[0].every()[0])
    assert seen.winners == (0,)
    assert seen.scores is not None
    text = club.tables.play.record(club.id, club.opened.host_token)
    assert "#2 seat 0 keep boxes=[" in text
    assert text.splitlines()[-1].startswith("end winners=[0]")


@pytest.mark.parametrize(
    ("more", "pointer"),
    [
        ({"options": {"new_boxes": 3}}, "/options/new_boxes"),
        ({"options": {"preset": "lucky"}}, "/options/preset"),
        ({"options": "lucky"}, "/options/preset"),
        ({"options": {"sheet": None}}, "/options/sheet"),
        ({"options": {"seed": 7}}, "/options/seed"),
        ({"sheet": "published"}, "/sheet"),
    ],
)
def test_a_table_with_options_that_do_not_exist_is_not_opened(
    more: dict[str, Any], pointer: str
) -> None:
    with pytest.raises(Faulty) as faulty:
        Club(**more)
    assert [fault.pointer for fault in faulty.value.faults] == [pointer]


def test_a_game_that_is_not_played_here_is_a_fault() -> None:
    with pytest.raises(Faulty) as faulty:
        Club("chess")
    assert faulty.value.faults[0].code == "tables.unknown-game"


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_table_has_as_many_seats_as_its_game_is_for(seats: int) -> None:
    with pytest.raises(Faulty) as faulty:
        Club("word-basket", seats)
    assert [(one.pointer, one.code) for one in faulty.value.faults] == [("/seats", "play.seats")]


def test_more_handicaps_than_seats_are_a_fault() -> None:
    with pytest.raises(Faulty) as faulty:
        Club("word-basket", 2, options={"handicaps": [None, None, "kids2"]})
    assert faulty.value.faults[0].code == "play.basket.handicaps"


def test_options_and_sheets_are_named_or_given() -> None:
    assert Club(options="literal").sit("あや", "けん").view(0)["phase"]["round"] == 1
    assert Club(sheet="house").sit("あや", "けん").view(0)["deck"] == 50
    table = Club("word-basket", 2, options={"rules": "kids2", "deals": 1}).log._tables
    assert '"shortest":2' in next(iter(table.values())).options


def test_two_tables_are_dealt_differently() -> None:
    """Chance has a secret of its own at each table."""
    hands = {str(Club("word-basket", 2).sit("あや", "けん").view(0)["hand"]) for _ in range(5)}
    assert len(hands) == 5
