"""How do people get to their chairs, with which names and tokens?"""

from __future__ import annotations

import pytest

from tests.tables.club import Club
from wordsvc.decoding.faults import Faulty
from wordsvc.tables import KeyReused, NotYourSeat, TableFull, WrongInvite, WrongToken
from wordsvc.tables.names import LONGEST, seat_name, unique_name
from wordsvc.tables.tokens import derived_token

KEY = "a-key-that-nobody-guesses"


def wide(text: str) -> str:
    return "".join(chr(ord(letter) + 0xFEE0) for letter in text)


@pytest.mark.parametrize("careless", [str.upper, wide, lambda code: f" {code[:4]}-{code[4:]}\n"])
def test_an_invitation_may_be_typed_carelessly(careless: type[str]) -> None:
    club = Club()
    assert club.tables.lobby.sit(club.id, careless(club.opened.invite), "あや").seat == 0


@pytest.mark.parametrize("wrong", ["", "zzzzzzzz", "🀄", "\ud800"])
def test_it_must_be_the_right_one(wrong: str) -> None:
    club = Club()
    with pytest.raises(WrongInvite):
        club.tables.lobby.sit(club.id, wrong, "けん")
    with pytest.raises(WrongInvite):
        club.tables.lobby.sit(club.id, club.host, "けん")


def test_a_new_invitation_ends_the_old_one() -> None:
    club = Club()
    fresh = club.tables.lobby.new_invite(club.id, club.host).invite
    with pytest.raises(WrongInvite):
        club.sit("あや")
    assert club.tables.lobby.sit(club.id, fresh, "あや").seat == 0


def test_whoever_sits_down_twice_with_one_key_sits_once() -> None:
    club = Club(seats=3)
    once, again = (
        club.tables.lobby.sit(club.id, club.opened.invite, "あや", KEY) for _ in range(2)
    )
    assert once == again
    assert club.tables.play.look(club.id, once.token).free == 2


def test_a_key_to_a_seat_is_for_one_request() -> None:
    club = Club(seats=3)
    sit = club.tables.lobby.sit
    once = sit(club.id, club.opened.invite, "あや", KEY)
    with pytest.raises(KeyReused):
        sit(club.id, club.opened.invite, "けん", KEY)
    assert club.tables.play.look(club.id, once.token).free == 2
    assert sit(club.id, club.opened.invite, "けん", KEY + "2").seat == 1


def test_the_key_brings_the_seat_also_when_chairs_are_gone_and_the_name_has_a_number() -> None:
    club = Club(seats=4).sit("あや")
    sit = club.tables.lobby.sit
    sit(club.id, club.opened.invite, "りん")
    seated = sit(club.id, club.opened.invite, "あや", KEY)
    club.tables.hosting.remove(club.id, club.host, 1, "りん")
    club.tables.hosting.start(club.id, club.host)
    again = sit(club.id, club.opened.invite, "あや", KEY)
    assert (seated.seat, again.seat, again.token) == (2, 1, seated.token)
    assert club.look(0).seats == ("あや", "あや 2")


def test_a_removal_ends_what_the_key_brought() -> None:
    """Sitting down again with it is possible as for anybody; the old token stays dead."""
    club = Club(seats=2)
    sit = club.tables.lobby.sit
    first = sit(club.id, club.opened.invite, "あや", KEY)
    club.tables.hosting.remove(club.id, club.host, 0, "あや")
    second = sit(club.id, club.opened.invite, "あや", KEY)
    assert second.token != first.token
    with pytest.raises(WrongToken):
        club.tables.play.look(club.id, first.token)
    assert sit(club.id, club.opened.invite, "あや", KEY) == second


def test_nothing_that_is_kept_tells_a_token() -> None:
    """Whoever reads the database, a backup say, can sit on nobody's seat."""
    club = Club(seats=2)
    seated = [
        club.tables.lobby.sit(club.id, club.opened.invite, name, key)
        for name, key in (("あや", KEY), ("けん", None))
    ]
    table = club.table()
    for one, chair in zip(seated, table.chairs, strict=True):
        assert KEY not in repr(table)
        for known in (chair.key, chair.request, chair.token, "", KEY[:15]):
            assert derived_token(table.secret, "seat", known, str(chair.since)) != one.token


def test_the_key_brings_the_seat_also_when_the_table_is_full() -> None:
    club = Club(seats=1)
    seated = club.tables.lobby.sit(club.id, club.opened.invite, "あや", KEY)
    assert club.tables.lobby.sit(club.id, club.opened.invite, "あや", KEY) == seated
    with pytest.raises(TableFull):
        club.tables.lobby.sit(club.id, club.opened.invite, "あや", KEY + "2")


def test_a_key_that_could_be_guessed_is_no_key_to_a_seat() -> None:
    club = Club()
    with pytest.raises(Faulty) as faulty:
        club.tables.lobby.sit(club.id, club.opened.invite, "あや", "1")
    assert faulty.value.faults[0].code == "tables.short-key"


def test_a_token_is_changed_by_whoever_holds_it() -> None:
    club = Club().sit("あや", "けん")
    fresh = club.tables.lobby.new_token(club.id, club.tokens[0], 0)
    with pytest.raises(WrongToken):
        club.look(0)
    assert club.tables.play.look(club.id, fresh.token).seat == 0
    for token in (club.tokens[1], club.host):
        with pytest.raises((NotYourSeat, WrongToken)):
            club.tables.lobby.new_token(club.id, token, 0)


def test_a_lost_answer_to_a_changed_token_is_told_again() -> None:
    club = Club().sit("あや", "けん")
    once, again = (club.tables.lobby.new_token(club.id, club.tokens[0], 0, "k") for _ in range(2))
    assert once == again
    with pytest.raises(WrongToken):
        club.tables.lobby.new_token(club.id, club.tokens[0], 0, "another key")


def test_names_are_told_apart() -> None:
    club = Club(seats=4).sit("あき", " あき ", "ＡＫＩ", "aki")
    assert club.look(0).seats == ("あき", "あき 2", "ＡＫＩ", "aki 2")


@pytest.mark.parametrize("nothing", ["\ufe0f", "\u034f", "\u180b", "\U000e0100"])
def test_marks_that_show_as_nothing_make_no_other_name(nothing: str) -> None:
    assert unique_name(f"辻{nothing}", ["辻"]) == f"辻{nothing} 2"
    assert seat_name(f"辻{nothing}") == f"辻{nothing}"


@pytest.mark.parametrize(
    ("given", "name"), [("  あき  子 ", "あき 子"), ("👩‍👧", "👩‍👧"), ("か\u3099", "が")]
)
def test_names_are_trimmed_and_composed(given: str, name: str) -> None:
    assert seat_name(given) == name


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ("", "tables.name-empty"),
        (" \u3000", "tables.name-empty"),
        ("\u3164", "tables.name-empty"),
        ("\ufe0f", "tables.name-empty"),
        ("\U000e0100 \u034f", "tables.name-empty"),
        ("あ\u202eき", "tables.name-letters"),
        ("あ\u200bき", "tables.name-letters"),
        ("あ\x00", "tables.name-letters"),
        ("あ\nき\u2028", "tables.name-letters"),
        ("\ud800", "tables.name-letters"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(given: str, code: str) -> None:
    with pytest.raises(Faulty) as faulty:
        Club().sit(given)
    assert [(one.pointer, one.code) for one in faulty.value.faults] == [("/name", code)]


def test_a_long_name_with_a_number_is_no_longer_than_others() -> None:
    name = "あ" * LONGEST
    assert len(unique_name(name, [name])) == LONGEST
    assert unique_name(name, [name]).endswith("あ 2")
