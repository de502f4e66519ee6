"""Moving, tiles, and the letter dwarf (BB-11 … BB-17)."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.table import (
    at_dwarf,
    cleared,
    do,
    having,
    kinds,
    laid,
    offered,
    pegged,
    refusal,
    scores,
    works_offered,
)
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import LetterTold, Rolled, Spent
from wordsvc.games.barbarossa.moves import AskLetter, GoOn, Roll, Spend
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.barbarossa.state import BarbarossaState, Moving


def tile(state: BarbarossaState, seat: int = 0) -> int:
    return state.players[seat].tile


@pytest.mark.parametrize("version", range(2, 12))
def test_the_pawn_moves_as_the_die_shows(version: int) -> None:
    """BB-11: clockwise from the ?, which is tile 1; six steps lead back to it (BB-A01)."""
    state, events = do(laid(), 0, Roll(), version)
    (rolled,) = [event for event in events if isinstance(event, Rolled)]
    assert 1 <= rolled.die <= 6
    assert tile(state) == rolled.die % 6 + 1
    assert state.die == rolled.die


def test_every_side_of_the_die_comes() -> None:
    """BB-11."""
    sides = {do(laid(), 0, Roll(), version)[0].die for version in range(2, 60)}
    assert sides == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(("gems", "where"), [(1, 2), (5, 6), (6, 1), (8, 3), (12, 1)])
def test_gems_move_the_pawn_instead(gems: int, where: int) -> None:
    """BB-11, BB-A05: any number of them; never both."""
    state, events = do(laid(), 0, Spend(gems))
    assert isinstance(events[0], Spent)
    assert tile(state) == where
    assert state.players[0].gems in (12 - gems, 13 - gems)
    assert refusal(state, 0, Roll()) != ""


@pytest.mark.parametrize(("have", "spend"), [(2, 3), (12, 0), (12, -1), (0, 1)])
def test_one_spends_gems_that_one_has(have: int, spend: int) -> None:
    """BB-11, BB-T12: with none left one has to roll."""
    state = having(laid(), 0, gems=have)
    assert refusal(state, 0, Spend(spend)) == "gems"
    assert ("spend" in offered(state, 0)) == (have > 0)


def test_only_the_player_on_turn_moves() -> None:
    """BB-12."""
    assert refusal(laid(), 1, Roll()) == "not-your-turn"
    assert offered(laid(), 1) == {"curse"}


def test_a_dragon_gives_everybody_else_a_point() -> None:
    """BB-13, BB-T11; then it is the next player's turn (BB-12)."""
    state, events = do(laid(), 0, Spend(2))
    assert kinds(events) == ["spent", "dragon_came", "turn_began"]
    assert scores(state) == [0, 1, 1, 1]
    assert state.phase == Moving(1)


def test_the_last_seat_is_followed_by_the_first() -> None:
    """BB-12."""
    assert do(laid(on_turn=3), 3, Spend(2))[0].phase == Moving(0)


def test_a_gem_tile_gives_a_gem() -> None:
    """BB-14."""
    state, events = do(having(laid(), 0, gems=5), 0, Spend(1))
    assert kinds(events) == ["spent", "gem_gained", "turn_began"]
    assert state.players[0].gems == 5


@pytest.mark.parametrize(("cap", "gained"), [(None, 13), (12, 12), (20, 14)])
def test_gems_have_a_cap(cap: int | None, gained: int) -> None:
    """BB-14, BB-A03, BB-A04: 13 by default; at the cap the turn goes on without one."""
    have = 13 if cap != 12 else 12
    state = having(laid(options=BarbarossaOptions(gem_cap=cap)), 0, gems=have)
    for version in range(2, 60):
        after, _ = do(state, 0, Roll(), version)
        if after.die in (1, 4):
            assert after.players[0].gems == gained
            return
    raise AssertionError("no gem tile in sixty rolls")


def test_the_dwarf_tells_a_letter_of_a_work_of_others() -> None:
    """BB-15: the asker names work and position; the turn is over then."""
    state, events = do(laid(), 0, Spend(3))
    assert kinds(events) == ["spent", "dwarf_met"]
    assert works_offered(state, 0, "ask_letter") == {3, 4, 5, 6, 7, 8}
    assert refusal(state, 0, AskLetter(1, 1)) == "barbarossa.own-work"
    assert refusal(state, 0, AskLetter(9, 1)) == "no-work"
    assert refusal(state, 0, AskLetter(0, 1)) == "no-work"
    state, events = do(state, 0, AskLetter(3, 2))
    assert kinds(events) == ["letter_told", "turn_began"]


@pytest.mark.parametrize(("position", "letter"), [(1, "で"), (3, "わ")])
def test_the_letter_is_told_to_asker_and_maker_alone(position: int, letter: str) -> None:
    """BB-16, BB-T08: face down for everybody else."""
    state, (told, _) = do(at_dwarf(laid(), 2), 2, AskLetter(1, position))
    assert told == LetterTold(2, 0, 1, position, letter, "normal")
    hidden = LetterTold(2, 0, 1, position, "?", "hidden")
    assert [GAME.redact(told, viewer) for viewer in (0, 1, 2, 3, None)] == [
        told, hidden, told, hidden, hidden
    ]  # fmt: skip
    seen = [GAME.view(state, viewer).letters[0].letter for viewer in (0, 1, 2, 3, None)]
    assert seen == [letter, "?", letter, "?", "?"]


@pytest.mark.parametrize(
    ("position", "letter", "note"),
    [(1, "し", "normal"), (2, "ー", "choonpu"), (4, "ぃ", "small"), (6, None, "none")],
)
def test_small_letters_and_long_marks_are_named_and_the_end_is_none(
    position: int, letter: str | None, note: str
) -> None:
    """BB-16, BB-17, BB-A19, BB-T09."""
    _, (told, _) = do(at_dwarf(laid(), 1), 1, AskLetter(2, position))
    assert isinstance(told, LetterTold)
    assert (told.letter, told.note) == (letter, note)


@pytest.mark.parametrize("position", [0, -1, 65])
def test_positions_count_from_one(position: int) -> None:
    """BB-17: and the longest paper has 64 letters."""
    assert refusal(at_dwarf(laid()), 0, AskLetter(3, position)) == "position"


def test_the_dwarf_need_not_be_asked() -> None:
    """BB-15: the rule says that one may."""
    _, events = do(at_dwarf(laid()), 0, GoOn())
    assert kinds(events) == ["turn_began"]


def test_without_a_work_to_ask_about_the_dwarf_says_nothing() -> None:
    """BB-A27: and there is nothing to ask on the ? either."""
    for gems in (3, 6):
        _, events = do(cleared(), 0, Spend(gems))
        assert kinds(events) == ["spent", "turn_began"]


def test_a_work_that_has_left_the_table_is_not_asked_about() -> None:
    """BB-15, BB-29."""
    state = at_dwarf(pegged(laid(), (0, 3), (2, 3)))
    assert refusal(state, 0, AskLetter(3, 1)) == "work-gone"
    assert works_offered(state, 0, "ask_letter") == {4, 5, 6, 7, 8}
