"""A game that is kept in mind is the game that the log tells."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest

from tests.contracts.nonsense import NonsenseLexicon, say
from tests.tables.follow_club import Counting, Followed
from wordsvc.games import REGISTRY
from wordsvc.games.core import Chance, Refused
from wordsvc.games.core.bots import fill
from wordsvc.tables import Log, MemoryLog, Row, Table, Tables
from wordsvc.tables.playing import Position, position
from wordsvc.tables.positions import Positions, position_of
from wordsvc.validators.sheet_library import SheetLibrary


def replayed(log: Log, table: str) -> tuple[Table, Position]:
    known = log.table(table)
    assert known is not None
    return known, position(known, log.rows(table))


@pytest.mark.parametrize("game", REGISTRY)
def test_after_every_move_it_is_what_a_replay_gives(game: str) -> None:
    """Also where players take moves back."""
    log, chance = MemoryLog(), Chance(game.encode())
    tables = Tables(log, NonsenseLexicon(), SheetLibrary())
    seats = max(2, REGISTRY[game].seats[0])
    opened = tables.open(game, seats)
    tokens = [tables.sit(opened.table, opened.invite, str(number)).token for number in range(seats)]
    kept = Positions()
    for _ in range(60):
        looks = [(token, tables.look(opened.table, token)) for token in tokens]
        if looks[0][1].winners is not None:
            break
        token, seen = chance.one([one for one in looks if one[1].slots])
        move = fill(chance.one(seen.slots), chance, say)
        tables.act(opened.table, token, msgspec.json.decode(msgspec.json.encode(move)))
        take_back(tables, opened.table, tokens)
        if chance.below(3):
            table, right = replayed(log, opened.table)
            assert kept.of(log, table) == position_of(log, table) == right


def take_back(tables: Tables, table: str, tokens: list[str]) -> None:
    for token in tokens:
        try:
            seen = tables.ask_back(table, token)
        except Refused:
            continue
        for other in tokens:
            if seen.question is not None and other != token:
                seen = tables.agree_back(table, other, seen.question.question)


class Telling(Counting):
    """A log that says from which version on it was asked last."""

    after = -1

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        self.after = after
        return super().rows(table, after)


def test_only_what_is_new_is_read() -> None:
    log, kept = Telling(), Positions()
    club = Followed(log=log).sit("あや", "けん")
    club.play(3)
    table, right = replayed(log, club.id)
    assert kept.of(log, table) == right
    assert kept.of(log, table) == right
    assert log.after == 3


def test_a_log_put_back_from_a_backup_is_believed() -> None:
    """Shorter than what is kept in mind, or with other rows."""
    kept, here, there = Positions(), Followed().sit("あや", "けん"), Followed().sit("あや", "けん")
    for moves in (2, 3):
        here.play(moves)
        table, right = replayed(here.log, here.id)
        assert kept.of(here.log, table) == right
        other = MemoryLog()
        other.add_table(table)
        for row in there.log.rows(there.id):
            other.append(here.id, row)
        assert kept.of(other, table) == position(table, other.rows(here.id))


def test_so_many_games_are_kept_and_no_more() -> None:
    """Those that were looked at last; of the others all is read again."""
    log, kept = Telling(), Positions(most=2)
    clubs = [Followed(log=log).sit("あや", "けん") for _ in range(3)]
    read = []
    for club in clubs:
        club.play(1)
    for club in (*clubs, clubs[1], clubs[0], clubs[1]):
        table, right = replayed(log, club.id)
        assert kept.of(log, table) == right
        read.append(log.after)
    assert read == [0, 0, 0, 1, 0, 1]


def test_a_log_that_nobody_uses_any_more_is_forgotten() -> None:
    log = MemoryLog()
    club = Followed(log=log).sit("あや", "けん")
    gone = weakref.ref(log)
    del log, club
    gc.collect()
    assert gone() is None
