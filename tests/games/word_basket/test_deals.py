"""Going out, the next deal, the running score, handicaps (WB-02, WB-21, WB-31)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.word_basket.table import challenge, do, kinds, refusal, slots, table, throw
from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import Context, Outcome, Refused, start
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.moves import NextDeal, Reset, Throw
from wordsvc.games.word_basket.options import rules_of
from wordsvc.games.word_basket.state import GoneOut, Over, Playing, WordBasketState


def gone_out(**options: Any) -> WordBasketState:
    state, events = throw(table("ほ", "え と", "り ぬ", field="ゆ", **options), 0, "ほ", "ゆたんぽ")
    assert kinds(events) == ["thrown", "went_out"]
    return state


def test_who_has_no_card_left_has_gone_out() -> None:
    """WB-02, C110: four letters exactly."""
    state = gone_out()
    assert state.phase == GoneOut(0)
    assert state.hands[0] == ()
    assert GAME.outcome(state) is None


def test_the_deal_stays_open_to_objections_but_not_to_words() -> None:
    """WB-19, WB-A21."""
    state = gone_out()
    assert slots(state, 1) == ["challenge", "next_deal"]
    assert refusal(state, 1, Throw("え", "ほたて", state.throws)) == "wrong-phase"
    assert refusal(state, 1, Throw("え", "ほたて", state.throws - 1)) == "basket.late"
    assert refusal(state, 1, Reset("え", state.throws)) == "wrong-phase"
    _, events = challenge(state, 2)
    assert kinds(events) == ["challenged", "stood"]


def test_the_winner_waits_for_the_others_to_ask_for_the_next_deal() -> None:
    state = gone_out()
    assert refusal(state, 0, NextDeal()) == "basket.winner-waits"
    assert slots(state, 0) == []


def test_the_next_deal_counts_the_last_one_and_deals_all_cards_again() -> None:
    """Ruling 7.4: the running score counts deals won."""
    before = gone_out()
    state, events = do(before, 1, NextDeal())
    assert kinds(events) == ["deal_won", "deal_began", "drew", "drew", "drew", "turned_up"]
    assert (state.wins, state.deal, state.phase) == ((1, 0, 0), 2, Playing())
    assert [len(hand) for hand in state.hands] == [5, 5, 5]
    assert state.throws > before.throws
    assert state.word is None


def test_a_deal_cannot_be_ended_while_somebody_may_still_win_it() -> None:
    assert refusal(table("い", "ほ"), 0, NextDeal()) == "wrong-phase"


def test_after_the_last_deal_the_game_is_over_and_most_deals_won_wins() -> None:
    state, events = do(gone_out(deals=1), 2, NextDeal())
    assert kinds(events) == ["deal_won", "ended"]
    assert state.phase == Over()
    assert GAME.outcome(state) == Outcome((0,), (1, 0, 0))
    assert refusal(state, 1, NextDeal()) == "over"
    assert slots(state, 1) == []


def test_equal_numbers_of_deals_share_the_win() -> None:
    state = replace(gone_out(deals=2), wins=(0, 1, 0), deal=2)
    state, _ = do(state, 1, NextDeal())
    assert GAME.outcome(state) == Outcome((0, 1), (1, 1, 0))


def test_a_handicap_holds_for_its_seat_alone() -> None:
    """WB-31, WB-A29, C075, C077, C079: kids from 2 letters and 3 to go out, strong from 4 and 5."""
    options = GAME.options({"handicaps": ["kids2", None, "strong4"]})
    rules = [rules_of(options, seat) for seat in range(4)]
    assert [(rule.least, rule.least_last) for rule in rules] == [(2, 3), (3, 4), (4, 5), (3, 4)]


@pytest.mark.parametrize(("seat", "ends"), [(0, "stood"), (1, "withdrawn")])
def test_a_child_may_say_two_letters(seat: int, ends: str) -> None:
    """WB-31, WB-T19."""
    state = table("も え い", "も と う", field="い", referee="auto", handicaps=["kids2"])
    state = replace(state, hands=(("も", "え"), ("も", "と")))
    _, events = throw(state, seat, "も", "いも")
    assert kinds(events)[1] == ends


def test_a_strong_player_may_begin_with_more_cards() -> None:
    """WB-31."""
    options = GAME.options({"handicaps": [None, {"hand": 7}]})
    state, _ = start(GAME, 3, options, Context.seeded(b"hands", 1))
    assert [len(hand) for hand in state.hands] == [5, 7, 5]


def test_more_handicaps_than_seats_are_refused() -> None:
    options = GAME.options({"handicaps": [None, None, "kids2"]})
    with pytest.raises(Refused) as refused:
        start(GAME, 2, options, Context.seeded(b"hands", 1))
    assert refused.value.code == "play.basket.handicaps"


def test_rules_are_named_or_given_with_changes() -> None:
    assert GAME.options({"rules": "strong4"}).rules.shortest == 4
    changed = GAME.options({"rules": {"preset": "kids2", "hand": 4, "unknown": "no"}})
    assert (changed.rules.shortest, changed.rules.hand) == (2, 4)
    assert changed.rules.words.unknown == "no"
    assert GAME.options({"preset": "tournament", "deals": 1}).deals == 1


@pytest.mark.parametrize(
    ("given", "pointer"),
    [
        ({"rules": "chess"}, "/rules"),
        ({"rules": {"preset": "chess"}}, "/rules/preset"),
        ({"rules": {"hand": 99}}, "/rules/hand"),
        ({"handicaps": [None, "giant"]}, "/handicaps/1"),
        ({"deals": 0}, "/deals"),
        ({"referee": "dog"}, "/referee"),
        ({"colour": "red"}, "/colour"),
        ("chess", "/preset"),
    ],
)
def test_a_wrong_option_is_named(given: Any, pointer: str) -> None:
    with pytest.raises(Faulty) as faulty:
        GAME.options(given)
    assert [fault.pointer for fault in faulty.value.faults] == [pointer]
