"""What follows from the contract, shown on a small game."""

from __future__ import annotations

import pytest

from tests.games.core import high_card
from tests.games.core.high_card import GAME, Boast, HighOptions, HighState, Lay, Peek
from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import (
    Context,
    Played,
    Refused,
    apply,
    check_fits,
    play_while_valid,
    replay,
    start,
)

SECRET = b"secret"


def context(version: int) -> Context:
    return Context.seeded(SECRET, version)


def opened() -> HighState:
    return start(GAME, 2, HighOptions(), context(1))[0]


def test_starting_is_replaying_the_opening() -> None:
    state, events = start(GAME, 2, HighOptions(), context(1))
    assert state == replay(GAME, events)
    assert sum(len(hand) for hand in state.hands) == 4


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_opens_only_for_as_many_as_it_is_for(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(GAME, seats, HighOptions(), context(1))
    assert refused.value.code == "play.seats"
    assert refused.value.facts == {"seats": seats, "fewest": 2, "most": 4}


def test_applying_leaves_the_old_state_alone() -> None:
    state = opened()
    after, events = apply(GAME, state, 0, Boast("かき"), context(2))
    assert state.said == ()
    assert after.said == ("かき",)
    assert after == replay(GAME, events, state)


def test_play_goes_on_until_the_first_refusal() -> None:
    state = opened()
    first, second = state.hands[0][0], state.hands[1][0]
    moves = [(0, Lay(first)), (0, Lay(first)), (1, Lay(second))]
    played = play_while_valid(GAME, Played(state, ()), moves, context)
    assert [entry.version for entry in played.entries] == [1]
    assert played.state == replay(GAME, played.entries[0].events, state)
    assert played.refused is not None
    assert played.refused.code == "play.no-slot"


def test_play_without_a_refusal_says_so() -> None:
    played = play_while_valid(GAME, Played(opened(), ()), [(0, Peek(1))], context)
    assert played.refused is None
    assert len(played.entries) == 1


def test_a_dry_run_looks_at_the_slots_alone() -> None:
    state = opened()
    check_fits(GAME, state, 0, Peek(1))
    with pytest.raises(Refused) as refused:
        check_fits(GAME, state, 0, Peek(0))
    assert refused.value.code == "play.no-slot"


def test_a_dry_run_in_a_finished_game_says_that_it_is_over() -> None:
    over = HighState(high_card.Over(), scores=(0, 0))
    with pytest.raises(Refused) as refused:
        check_fits(GAME, over, 0, Peek(1))
    assert refused.value.code == "play.over"


def test_options_come_from_a_preset_with_changes() -> None:
    assert GAME.options() == HighOptions()
    assert GAME.options("long") == HighOptions(hand=4, cards=16)
    assert GAME.options({"preset": "long", "hand": 3}) == HighOptions(hand=3, cards=16)
    with pytest.raises(Faulty) as faulty:
        GAME.options("short")
    assert faulty.value.faults[0].code == "play.unknown-preset"
    nameless: list[object] = [{}, [], [["long"]], 1, None]
    for name in nameless:
        with pytest.raises(Faulty) as faulty:
            GAME.options({"preset": name})
        (fault,) = faulty.value.faults
        assert (fault.pointer, fault.code) == ("/preset", "shape.type")
    with pytest.raises(Faulty) as faulty:
        GAME.options({"hand": "three", "colour": "red"})
    assert {fault.pointer for fault in faulty.value.faults} == {"/hand", "/colour"}


def test_a_refusal_says_its_code_and_facts() -> None:
    assert str(Refused("play.over")) == "play.over"
    assert str(Refused("play.seats", seats=9)) == "play.seats {'seats': 9}"
