"""Sheets, cards and the oya, round by round (TC-01 … TC-12)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from tests.contracts.inspection import INSPECTIONS
from tests.games.tensai_clever.table import (
    QUIET_ROUND,
    TIGHT,
    context,
    do,
    having,
    kinds,
    laid,
    last_round,
    offered,
    refusal,
    revealed,
)
from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import Refused, start
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.context import Context
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.cards import deck
from wordsvc.games.tensai_clever.events import Gained, RoundBegan
from wordsvc.games.tensai_clever.moves import Choose, Done, Write, WriteInstant
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import (
    BlueLine,
    PinkLine,
    Revealing,
    Starting,
    TensaiCleverState,
    Writing,
)
from wordsvc.validators.tensai_clever.load import house

SIX = "か が さ ざ animal い/う"


def opened(seats: int, secret: bytes = b"secret") -> TensaiCleverState:
    return start(GAME, seats, TensaiCleverOptions(), Context.seeded(secret, 1))[0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_has_an_empty_sheet(seats: int) -> None:
    """TC-01: one to four players; only the icon of round 1 is there."""
    papers = opened(seats).papers
    assert len(papers) == seats
    assert {(p.yellow, p.green, p.wilds, p.plus_ones) for p in papers} == {((), (), 0, 1)}
    assert all(line == PinkLine() for p in papers for line in p.pink)
    assert all(line == BlueLine() for p in papers for line in p.light_blue)


@pytest.mark.parametrize("seats", [0, 5])
def test_a_table_has_one_to_four_seats(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        opened(seats)
    assert refused.value.code == "play.seats"


def test_four_themes_lie_open_and_eleven_are_in_the_box() -> None:
    """TC-03."""
    shown = {opened(2, secret).themes for secret in (b"1", b"2", b"3")}
    assert {len(set(themes)) for themes in shown} == {4}
    assert len(shown) == 3
    assert len(opened(2).box) == 11


def test_the_pile_holds_letters_choices_and_animals_and_no_flash_card() -> None:
    """TC-02, TC-04: everything but the theme and flash cards, one of them turned up already."""
    state = opened(2)
    sheet = house()
    assert sheet.deck is not None
    cards = Counter((*state.pile, *state.shown))
    assert cards == Counter(deck(sheet))
    assert set(cards) == {*sheet.deck.letters, *sheet.deck.choices, "animal"}
    assert cards["animal"] == sheet.deck.animals


def test_the_first_oya_is_anybody_and_the_next_sits_to_the_left() -> None:
    """TC-05, TC-A07: by chance, then clockwise every round."""
    assert {opened(3, bytes([number])).oya for number in range(20)} == {0, 1, 2}
    state = laid(SIX, "------", seats=2, options=TensaiCleverOptions(allow_pass=True))
    state, _ = do(state, 0, Done())
    state, events = do(state, 1, Done())
    assert RoundBegan(QUIET_ROUND + 1, 1) in events
    assert state.oya == 1


def test_every_round_crosses_the_track_and_its_icon_is_for_everybody() -> None:
    """TC-06, TC-13: the house track has an instant letter in round 4."""
    state = laid(SIX, "------", seats=2, options=TensaiCleverOptions(allow_pass=True))
    state, _ = do(replace(state, round=3), 0, Done())
    state, events = do(state, 1, Done())
    assert state.round == 4
    assert [e for e in events if isinstance(e, Gained)] == [
        Gained(0, "instant", "rounds"),
        Gained(1, "instant", "rounds"),
    ]
    assert kinds(events)[-1] == "gained"


def test_an_instant_letter_of_the_track_is_written_before_the_first_card() -> None:
    """TC-14: on the spot, so nobody sees a card before everybody has written it."""
    state = replace(laid(SIX, "------"), phase=Starting(), shown=(), wanted=())
    state = having(having(state, 0, instants=1), 1, instants=1)
    assert offered(state, 0) == {"write_instant"}
    state, events = do(state, 0, WriteInstant("あ", "green"))
    assert "revealed" not in kinds(events)
    state, events = do(state, 1, WriteInstant("あ", "green"))
    assert kinds(events) == ["wrote", "revealed"]
    assert isinstance(state.phase, Revealing)


def test_the_oya_says_of_each_card_whether_it_is_wanted_before_the_next() -> None:
    """TC-07: one card at a time; six in all."""
    state = revealed("か", "")
    assert offered(state, 0) == {"choose"}
    assert offered(state, 1) == set()
    assert refusal(state, 1, Choose(True)) == "not-oya"
    for number in range(1, 6):
        state, events = do(state, 0, Choose(False))
        assert kinds(events) == ["chosen", "revealed"]
        assert len(state.shown) == number + 1
    state, events = do(state, 0, Choose(True))
    assert kinds(events) == ["chosen", "shared"]
    assert state.wanted == (False,) * 5 + (True,)


def test_after_three_wanted_cards_the_others_are_revealed_and_not_wanted() -> None:
    """TC-08, TC-T07."""
    state, events = do(revealed("か が さ", "++"), 0, Choose(True))
    assert kinds(events) == ["chosen", "revealed", "revealed", "revealed", "shared"]
    assert state.wanted == (True, True, True, False, False, False)


@pytest.mark.parametrize("wanted", ["------", "+-----", "-----+", "++----"])
def test_fewer_than_three_may_be_wanted(wanted: str) -> None:
    """TC-08, TC-A09: the rule only says how many at most."""
    state = laid(SIX, wanted)
    assert len(state.share(0)) == wanted.count("+")
    assert len(state.share(1)) == 6 - wanted.count("+")


def test_the_oya_uses_what_is_wanted_and_all_others_use_the_rest() -> None:
    """TC-09, TC-A10: everybody at once, in any order, whatever the others do."""
    state = laid(SIX, "++----", seats=3)
    assert [state.share(seat) for seat in range(3)] == [(1, 2), (3, 4, 5, 6), (3, 4, 5, 6)]
    assert refusal(state, 0, Write(3, "さ", "green")) == "not-yours"
    assert refusal(state, 1, Write(1, "か", "green")) == "not-yours"
    state, _ = do(state, 2, Write(4, "ざ", "yellow"))
    state, _ = do(state, 1, Write(4, "ざ", "yellow"))
    state, _ = do(state, 0, Write(2, "が", "yellow"))
    assert [paper.yellow for paper in state.papers] == [("が",), ("ざ",), ("ざ",)]
    assert refusal(state, 2, Write(4, "ざ", "green")) == "used"


def test_a_card_that_can_be_written_must_be() -> None:
    """TC-09, TC-A05: unless the table lets one pass."""
    state = laid(SIX, "++----")
    assert refusal(state, 0, Done()) == "must-write"
    assert "done" not in offered(state, 0)
    passing = replace(state, options=TensaiCleverOptions(allow_pass=True))
    assert kinds(do(passing, 0, Done())[1]) == ["finished"]


def test_a_card_that_fits_nowhere_lapses() -> None:
    """TC-A05: nothing else than が is wanted, and no square takes it."""
    state = laid("が か が ざ ざ ば", "+-----", sheet=TIGHT)
    full = having(
        state, 0, yellow=("が",), green=("ば", "び", "ぶ"),
        pink=tuple(replace(line, theme="two-voiced") for line in state.papers[0].pink),
        light_blue=(replace(state.papers[0].light_blue[0], letters=("あ", "い")),),
    )  # fmt: skip
    assert offered(full, 0) == {"set_aside", "done"}
    assert refusal(full, 0, Done()) == ""


def test_whoever_is_done_writes_no_more_cards() -> None:
    state = laid(SIX, "------", options=TensaiCleverOptions(allow_pass=True))
    state, _ = do(state, 1, Done())
    assert offered(state, 1) == set()
    assert refusal(state, 1, Write(1, "か", "green")) == "done"
    assert isinstance(state.phase, Writing)


def test_after_round_12_the_game_is_scored() -> None:
    """TC-12."""
    state = last_round(laid(SIX, "------", options=TensaiCleverOptions(allow_pass=True)))
    assert state.round == 12
    state, _ = do(state, 0, Done())
    state, events = do(state, 1, Done())
    assert kinds(events) == ["finished", "ended"]
    assert GAME.outcome(state) is not None
    assert refusal(state, 0, Done()) == "play.over"


def test_used_cards_are_shuffled_again_when_the_pile_is_empty() -> None:
    """TC-A23."""
    state = revealed("か", "")
    state = replace(state, discards=state.pile, pile=())
    state, events = do(state, 0, Choose(False))
    assert kinds(events) == ["chosen", "reshuffled", "revealed"]
    assert not state.discards
    assert len(state.pile) == len(deck(house())) - 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_hidden_but_the_cards_to_come(seat: int | None) -> None:
    state = laid(SIX, "++----")
    view = GAME.view(state, seat)
    assert view.pile == len(state.pile)
    assert INSPECTIONS[GAME.id].resample(state, seat, Chance(b"any")) == state


def test_a_sheet_that_does_not_hold_together_is_no_option() -> None:
    with pytest.raises(Faulty) as faulty:
        GAME.options(
            {"sheet": {**msgspec.to_builtins(TIGHT), "light_blue": [{"letters": 3, "points": 1}]}}
        )
    assert faulty.value.faults[0].pointer == "/sheet/light_blue/0/letters"


def test_without_cards_or_themes_nothing_can_be_played() -> None:
    for sheet in (replace(house(), deck=None), replace(house(), themes=())):
        with pytest.raises(Refused) as refused:
            GAME.setup(2, TensaiCleverOptions(sheet=sheet), context())
        assert refused.value.code == "play.clever.no-cards"
