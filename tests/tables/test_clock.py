"""When may a silent player be passed?"""

from __future__ import annotations

from typing import Any

import pytest

from tests.tables.club import Club, first_way
from wordsvc.games.core import Slot
from wordsvc.games.core.slots import Text
from wordsvc.games.super_lucky_box.events import FACE_DOWN, Kept
from wordsvc.tables import NoClock, NoSuchSeat, NotAwaited, NoToken, NotStarted, Terms, TooSoon

FIVE = Terms(clock=5)


def late(club: Club, seat: int, token: str) -> int:
    with pytest.raises(TooSoon) as error:
        club.tables.play.pass_seat(club.id, token, seat)
    seconds = error.value.facts["seconds"]
    assert isinstance(seconds, int)
    return seconds


def test_a_silent_player_is_passed_when_the_clock_has_run_out() -> None:
    club = Club(terms=FIVE).sit("あや", "けん")
    club.now += 60
    club.play(0)
    assert late(club, 1, club.tokens[0]) == 240
    club.now += 239
    assert late(club, 1, club.host) == 1
    club.now += 1
    accepted = club.tables.play.pass_seat(club.id, club.tokens[0], 1)
    (kept, *_) = accepted.events
    assert isinstance(kept, Kept)
    assert kept.discarded == (FACE_DOWN, FACE_DOWN)
    row = club.log.rows(club.id)[-1]
    assert (row.seat, row.by, row.kind) == (1, "clock", "move")


def test_after_that_the_time_runs_anew() -> None:
    club = Club(terms=FIVE).sit("あや", "けん")
    club.now += 300
    club.tables.play.pass_seat(club.id, club.host, 0)
    club.tables.play.pass_seat(club.id, club.host, 1)
    assert club.look(0).waiting == (0, 1)
    assert late(club, 0, club.host) == 300


def test_all_that_a_silent_player_leaves_undone_is_done() -> None:
    """The clock's own moves are no sign of the player."""
    club = Club("tensai-clever", 1, terms=FIVE).sit("あや")
    club.now += 300
    club.tables.play.pass_seat(club.id, club.host, 0)
    passes = 1
    while "choose" in {slot.type for slot in club.look(0).slots}:
        club.tables.play.pass_seat(club.id, club.host, 0)
        passes += 1
    club.play(0, club.look(0).slots[0].type)
    assert late(club, 0, club.host) == 300


def test_nobody_is_passed_who_is_not_waited_for() -> None:
    club = Club(terms=FIVE).sit("あや", "けん")
    club.play(0)
    club.now += 9999
    with pytest.raises(NotAwaited):
        club.tables.play.pass_seat(club.id, club.host, 0)
    assert club.look(1).waiting == (1,)


def test_in_a_race_nobody_is_waited_for() -> None:
    club = Club("word-basket", terms=FIVE).sit("あや", "けん")
    club.now += 9999
    assert (club.look(0).waiting, bool(club.look(0).slots)) == ((), True)
    with pytest.raises(NotAwaited):
        club.tables.play.pass_seat(club.id, club.host, 0)


def test_a_vote_is_waited_for() -> None:
    club = Club("word-basket", 3, terms=FIVE).sit("あや", "けん", "ゆう")
    seat, throw = next(
        (seat, throw) for seat in (0, 1, 2) if (throw := unheard(club.look(seat).slots)) is not None
    )
    club.act(seat, throw)
    club.play((seat + 1) % 3, "challenge")
    awaited = club.look(0).waiting
    assert len(awaited) > 1
    club.now += 300
    club.tables.play.pass_seat(club.id, club.host, awaited[0])
    assert club.look(0).waiting == awaited[1:]


def unheard(slots: tuple[Slot, ...]) -> dict[str, Any] | None:
    """A throw with a word that fits and that no dictionary knows."""
    for slot in slots:
        word = slot.holes.get("word")
        if isinstance(word, Text) and word.possible and word.heads and word.tails:
            said = f"{word.heads[0]}めぬ{word.tails[0]}"
            return first_way(slot) | {"word": said, "reach": False}
    return None


def test_without_a_clock_nobody_is_passed() -> None:
    club = Club().sit("あや", "けん")
    club.now += 9999
    with pytest.raises(NoClock):
        club.tables.play.pass_seat(club.id, club.host, 0)


def test_who_may_not_ask() -> None:
    club = Club(terms=FIVE).sit("あや")
    with pytest.raises(NotStarted):
        club.tables.play.pass_seat(club.id, club.host, 0)
    club.sit("けん")
    with pytest.raises(NoToken):
        club.tables.play.pass_seat(club.id, None, 0)
    with pytest.raises(NoSuchSeat):
        club.tables.play.pass_seat(club.id, club.host, 7)


@pytest.mark.parametrize("game", ["barbarossa", "tensai-clever", "super-lucky-box"])
def test_a_whole_table_that_has_gone_silent_is_passed_on(game: str) -> None:
    club = Club(game, 3, terms=FIVE).sit("あや", "けん", "ゆう")
    for _ in range(60):
        waiting = club.look(0).waiting
        if not waiting:
            break
        club.now += 300
        club.tables.play.pass_seat(club.id, club.host, waiting[0])
    else:
        assert club.look(0).version == 61
    assert club.look(0).version > 20 or club.look(0).winners is not None
