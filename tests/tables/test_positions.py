"""A game that is kept in mind is the game that the log tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from tests.contracts.nonsense import NonsenseLexicon, say
from tests.games.lexicons import WORDS
from tests.tables.club import Club
from tests.tables.follow_club import Counting, Followed
from wordsvc.catalogue import ENGINES
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.games.core import Chance, Refused, play
from wordsvc.games.core.bots import fill
from wordsvc.games.core.codec import Codec
from wordsvc.games.core.game import AnyGame
from wordsvc.tables import Log, MemoryLog, Row, Table, Tables
from wordsvc.tables import position as positioning
from wordsvc.tables.position import Position, replay_rows
from wordsvc.tables.positions import Positions


def replayed(log: Log, table: str) -> tuple[Table, Position]:
    known = log.table(table)
    assert known is not None
    return known, replay_rows(known, log.rows(table))


@pytest.mark.parametrize("game", ENGINES)
def test_after_every_move_it_is_what_a_replay_gives(game: str) -> None:
    """Also where players take moves back."""
    log, chance = MemoryLog(), Chance(game.encode())
    tables = Tables(log, NonsenseLexicon(), SheetLibrary())
    seats = max(2, ENGINES[game].seats[0])
    opened = tables.lobby.open(game, seats)
    tokens = [
        tables.lobby.sit(opened.table, opened.invite, str(number)).token for number in range(seats)
    ]
    kept = Positions(log)
    for _ in range(60):
        looks = [(token, tables.play.look(opened.table, token)) for token in tokens]
        if looks[0][1].winners is not None:
            break
        token, seen = chance.one([one for one in looks if one[1].slots])
        move = fill(chance.one(seen.slots), chance, say)
        tables.play.act(opened.table, token, msgspec.json.decode(msgspec.json.encode(move)))
        take_back(tables, opened.table, tokens)
        if chance.below(3):
            table, right = replayed(log, opened.table)
            assert kept.of(table) == tables.repository.position(table) == right


def take_back(tables: Tables, table: str, tokens: list[str]) -> None:
    for token in tokens:
        try:
            seen = tables.take_back.ask(table, token)
        except Refused:
            continue
        for other in tokens:
            if seen.question is not None and other != token:
                seen = tables.take_back.agree(table, other, seen.question.question)


class Telling(Counting):
    """A log that says from which version on it was asked last."""

    after = -1

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        self.after = after
        return super().rows(table, after)


def test_only_what_is_new_is_read() -> None:
    log = Telling()
    kept = Positions(log)
    club = Followed(log=log).sit("あや", "けん")
    club.play(3)
    table, right = replayed(log, club.id)
    assert kept.of(table) == right
    assert kept.of(table) == right
    assert log.after == 3


def test_a_log_put_back_from_a_backup_is_believed() -> None:
    """Shorter than what is kept in mind, or with other rows."""
    log = MemoryLog()
    here, there = (Followed(log=one).sit("あや", "けん") for one in (log, MemoryLog()))
    there.play(1)
    for moves in (2, 3):
        here.play(moves)
        table, right = replayed(log, here.id)
        assert here.tables.repository.position(table) == right
        mine = log._rows[here.id]
        log._rows[here.id] = there.log.rows(there.id)
        assert here.tables.repository.position(table) == replayed(log, here.id)[1] != right
        log._rows[here.id] = mine


def test_so_many_games_are_kept_and_no_more() -> None:
    """Those that were looked at last; of the others all is read again."""
    log = Telling()
    kept = Positions(log, most=2)
    clubs = [Followed(log=log).sit("あや", "けん") for _ in range(3)]
    read = []
    for club in clubs:
        club.play(1)
    for club in (*clubs, clubs[1], clubs[0], clubs[1]):
        table, right = replayed(log, club.id)
        assert kept.of(table) == right
        read.append(log.after)
    assert read == [0, 0, 0, 1, 0, 1]


def test_a_table_that_was_deleted_is_forgotten() -> None:
    club = Followed().sit("あや", "けん")
    club.play(1)
    club.tables.hosting.delete(club.id, club.opened.host_token)
    assert not club.tables.repository.positions._kept


class Work(Counter[str]):
    """How often moves and events were decoded, and how many events were taken in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        for name in ("read_move", "read_events"):
            monkeypatch.setattr(Codec, name, self._counted(name, getattr(Codec, name)))
        for module in (play, positioning):
            monkeypatch.setattr(module, "replay", self._replay)

    def _counted(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def decode(*args: Any) -> Any:
            self[name] += 1
            return real(*args)

        return decode

    def _replay(self, game: AnyGame, events: Iterable[Any], state: Any = None) -> Any:
        for event in events:
            self["evolve"] += 1
            state = game.evolve(game.initial if state is None else state, event)
        return state


@pytest.mark.parametrize("game", ["super-lucky-box", "tensai-clever"])
def test_an_accepted_move_is_never_decoded_again_and_evolved_once(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the process that accepted it, however many look at the table or follow it."""
    club = Club(game).sit("あや", "けん")
    followers = [club.tables.follow(club.id, token) for token in club.tokens]
    for one in followers:
        one.messages(0, None, "ja")
    work = Work(monkeypatch)
    for _ in range(5):
        seat = next(seat for seat in (0, 1) if club.look(seat).slots)
        move = club.move(seat)
        work.clear()
        club.act(seat, move)
        club.look(0)
        club.look(1)
        events = msgspec.json.decode(club.log.rows(club.id)[-1].events)
        club.tables.hub.notify(club.id)
        told = [one.messages(0, None, "ja").events for one in followers]
        assert [len(messages) for messages in told] == [1, 1]
        assert work == {"evolve": len(events)}


def test_a_move_of_another_process_is_decoded_and_evolved_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = Club().sit("あや", "けん")
    other = Tables(club.log, WORDS, SheetLibrary())
    other.play.look(club.id, club.tokens[0])
    followers = [other.follow(club.id, token, 1) for token in club.tokens]
    work = Work(monkeypatch)
    club.play(0)
    work.clear()
    for token in club.tokens:
        other.play.look(club.id, token)
    for one in followers:
        assert len(one.messages(0, None, "ja").events) == 1
    assert work == {"read_move": 1, "read_events": 1, "evolve": 1}
