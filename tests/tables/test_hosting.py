"""What may the host do, and nobody else?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.tables.club import Club
from wordsvc.games.core import Refused
from wordsvc.tables import (
    Archived,
    GameFinished,
    HostMustHandOver,
    NoSuchSeat,
    NoSuchTable,
    NotHost,
    NoToken,
    OnlyBots,
    SeatEmpty,
    SeatOccupied,
    TableFull,
    Terms,
    WrongPlayer,
    WrongToken,
)

POWERS: dict[str, Callable[[Club, str | None], Any]] = {
    "start": lambda club, token: club.tables.hosting.start(club.id, token),
    "invite": lambda club, token: club.tables.lobby.new_invite(club.id, token),
    "bot": lambda club, token: club.tables.hosting.seat_bot(club.id, token, 2, "ボット"),
    "remove": lambda club, token: club.tables.hosting.remove(club.id, token, 1, "けん"),
    "host": lambda club, token: club.tables.hosting.hand_over(club.id, token, 1),
    "terms": lambda club, token: club.tables.hosting.set_terms(club.id, token, Terms(clock=5)),
    "close": lambda club, token: club.tables.hosting.close(club.id, token),
    "delete": lambda club, token: club.tables.hosting.delete(club.id, token),
}


@pytest.mark.parametrize("power", POWERS)
def test_only_the_host_has_the_hosts_powers(power: str) -> None:
    club = Club(seats=3, terms=Terms(spectators=True)).sit("あや", "けん")
    before = club.table()
    with pytest.raises(NoToken):
        POWERS[power](club, None)
    with pytest.raises(NotHost):
        POWERS[power](club, club.tokens[0])
    with pytest.raises(WrongToken):
        POWERS[power](club, "guess")
    assert club.table() == before
    POWERS[power](club, club.host)
    assert club.log.table(club.id) != before


@pytest.mark.parametrize("power", [power for power in POWERS if power != "delete"])
def test_a_power_used_twice_does_nothing_more(power: str) -> None:
    """The invitation excepted: each answer tells the one that is valid."""
    club = Club(seats=3).sit("あや", "けん")
    POWERS[power](club, club.host)
    once = club.table()
    if power == "host":
        POWERS[power](club, club.tokens[1])
    else:
        POWERS[power](club, club.host)
    assert club.table() == once or power == "invite"


def test_those_who_sit_begin_and_free_chairs_go_away() -> None:
    club = Club(seats=4).sit("あや", "けん", "ゆう")
    club.tables.hosting.hand_over(club.id, club.host, 2)
    club.tables.hosting.remove(club.id, club.tokens[2], 0, "あや")
    seen = club.tables.hosting.start(club.id, club.tokens[2])
    assert (seen.stage, seen.version, seen.free) == ("playing", 1, 0)
    assert (seen.seats, seen.seat, seen.host_seat, seen.host) == (("けん", "ゆう"), 1, 1, True)
    assert club.look(1).seat == 0
    with pytest.raises(TableFull):
        club.sit("りん")


def test_too_few_are_told_how_many_it_takes() -> None:
    club = Club("barbarossa", 4).sit("あや", "けん")
    with pytest.raises(Refused) as refused:
        club.tables.hosting.start(club.id, club.host)
    assert (refused.value.code, refused.value.facts["fewest"]) == ("play.seats", 3)
    assert club.table().stage == "waiting"


def test_nobody_plays_without_any_person() -> None:
    club = Club()
    with pytest.raises(OnlyBots):
        club.tables.hosting.start(club.id, club.host)
    club.tables.hosting.seat_bot(club.id, club.host, 0, "ボット")
    with pytest.raises(OnlyBots):
        club.tables.hosting.seat_bot(club.id, club.host, 1, "ボット")


def test_a_program_on_the_last_free_chair_begins_the_game() -> None:
    club = Club(seats=3).sit("ボット")
    assert club.tables.hosting.seat_bot(club.id, club.host, 2, "ボット").version == 0
    seen = club.tables.hosting.seat_bot(club.id, club.host, 1, "ボット")
    assert (seen.version, seen.seats) == (1, ("ボット", "ボット 3", "ボット 2"))
    assert club.kinds() == ["person", "bot", "bot"]
    with pytest.raises(SeatOccupied):
        club.tables.hosting.seat_bot(club.id, club.host, 0, "ボット")
    with pytest.raises(NoSuchSeat):
        club.tables.hosting.seat_bot(club.id, club.host, 3, "ボット")


def test_a_program_plays_at_the_level_that_the_host_chose() -> None:
    club = Club("word-basket", 3).sit("あや")
    club.tables.hosting.seat_bot(club.id, club.host, 1, "ボット", "easy")
    seen = club.tables.hosting.seat_bot(club.id, club.host, 2, "ボット")
    assert [chair.level for chair in seen.chairs] == [None, "easy", "normal"]
    seen = club.tables.hosting.seat_bot(club.id, club.host, 1, "ボット", "strong")
    assert [chair.level for chair in seen.chairs] == [None, "strong", "normal"]
    assert seen.chairs[1].name == "ボット"


def test_before_the_game_a_removed_players_chair_is_free_again() -> None:
    club = Club(seats=3).sit("あや", "けん")
    seen = club.tables.hosting.remove(club.id, club.host, 0, "あや")
    assert (seen.free, seen.seats) == (2, ("けん",))
    with pytest.raises(WrongToken):
        club.look(0)
    assert club.tables.lobby.sit(club.id, club.opened.invite, "ゆう").seat == 0


def test_during_the_game_somebody_new_plays_on_from_there() -> None:
    club = Club().sit("あや", "けん")
    offer = club.view(1)["offer"]
    club.tables.hosting.remove(club.id, club.host, 1, "けん")
    assert club.kinds() == ["person", "free"]
    club.tokens[1] = club.tables.lobby.sit(club.id, club.opened.invite, "ゆう").token
    assert (club.view(1)["offer"], club.look(1).version) == (offer, 1)
    club.play(1)


def test_or_a_program_does() -> None:
    club = Club().sit("あや", "けん")
    club.tables.hosting.remove(club.id, club.host, 1, "けん", then="bot", bot="ボット")
    assert club.kinds() == ["person", "bot"]
    with pytest.raises(WrongToken):
        club.look(1)


def test_nobody_else_is_removed_than_who_was_meant() -> None:
    club = Club().sit("あや", "けん")
    with pytest.raises(WrongPlayer) as error:
        club.tables.hosting.remove(club.id, club.host, 1, "あや")
    assert error.value.facts == {"seat": 1, "name": "けん"}


def test_players_may_get_up_by_themselves() -> None:
    club = Club().sit("あや", "けん")
    seen = club.tables.hosting.remove(club.id, club.tokens[0], 0, "あや")
    assert (seen.seat, [chair.kind for chair in seen.chairs]) == (None, ["free", "person"])
    with pytest.raises(NotHost):
        club.tables.hosting.remove(club.id, club.tokens[1], 0, "あや")


def test_the_powers_go_to_one_player_alone() -> None:
    club = Club().sit("あや", "けん")
    seen = club.tables.hosting.hand_over(club.id, club.host, 1)
    assert (seen.host, seen.host_seat) == (False, 1)
    assert (club.look(1).host, club.look(0).host) == (True, False)
    with pytest.raises(WrongToken):
        club.tables.play.look(club.id, club.host)
    with pytest.raises(HostMustHandOver):
        club.tables.hosting.remove(club.id, club.tokens[1], 1, "けん")
    club.tables.hosting.hand_over(club.id, club.tokens[1], 0)
    assert club.tables.hosting.remove(club.id, club.tokens[0], 1, "けん").free == 1


def test_a_chair_without_a_person_gets_no_powers() -> None:
    club = Club().sit("あや")
    with pytest.raises(SeatEmpty):
        club.tables.hosting.hand_over(club.id, club.host, 1)


def test_nobody_watches_unless_the_terms_say_so() -> None:
    club = Club().sit("あや", "けん")
    with pytest.raises(NoToken):
        club.tables.play.look(club.id, None)
    club.tables.hosting.set_terms(club.id, club.host, Terms(spectators=True))
    seen = club.tables.play.look(club.id, None)
    assert (seen.seat, seen.host, seen.slots, seen.terms.spectators) == (None, False, (), True)
    assert seen.view == club.tables.play.look(club.id, club.host).view
    assert "drew seat=0 boxes=[0,0,0,0,0]" in club.tables.play.record(club.id, None)
    with pytest.raises(NoToken):
        club.tables.play.act(club.id, None, club.keep(0))
    with pytest.raises(WrongToken):
        club.tables.play.look(club.id, "guess")


def test_a_table_that_was_put_away_can_be_read_only() -> None:
    club = Club().sit("あや", "けん")
    move = club.keep(0)
    seen = club.tables.hosting.close(club.id, club.host)
    assert (seen.stage, seen.slots, seen.waiting) == ("archived", (), ())
    assert club.view(0)["offer"]
    assert "drew seat=0" in club.tables.play.record(club.id, club.tokens[0])
    for change in (
        lambda: club.act(0, move),
        lambda: club.tables.play.try_out(club.id, club.tokens[0], move),
        lambda: club.tables.hosting.set_terms(club.id, club.host, Terms()),
        lambda: club.tables.hosting.remove(club.id, club.host, 0, "あや"),
        lambda: club.sit("ゆう"),
        lambda: club.tables.take_back.ask(club.id, club.tokens[0]),
        lambda: club.tables.play.pass_seat(club.id, club.host, 0),
    ):
        with pytest.raises(Archived):
            change()


def test_nobody_comes_or_goes_when_the_game_is_over() -> None:
    club = Club(seats=1).sit("あや")
    while club.look(0).slots:
        club.play(0)
    assert club.look(0).stage == "ended"
    with pytest.raises(GameFinished):
        club.tables.hosting.remove(club.id, club.host, 0, "あや")
    with pytest.raises(GameFinished):
        club.sit("けん")


def test_a_deleted_table_is_gone_with_everything_in_it() -> None:
    club = Club().sit("あや", "けん")
    club.play(0)
    assert club.tables.hosting.delete(club.id, club.host).table == club.id
    assert club.log.rows(club.id) == ()
    with pytest.raises(NoSuchTable):
        club.look(0)
    with pytest.raises(NoSuchTable):
        club.tables.hosting.delete(club.id, club.host)
