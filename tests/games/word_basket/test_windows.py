"""How long a word can be objected to, and what becomes of it under other cards (WB-07, WB-08)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from tests.games.word_basket.table import challenge, do, kinds, refusal, slots, table, throw
from wordsvc.games.core import Is, Refused
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import Challenged, Stood, Thrown, Withdrawn
from wordsvc.games.word_basket.moves import Challenge, NextDeal, Reset, Throw, Vote
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, WordBasketState

BAD = 8
"""The place of the first word that is said."""


def two_words(*, objection_seconds: int = 4) -> WordBasketState:
    """A bad word, and 0.3 seconds later a good one on it."""
    state = table("い ゆ え", "ほ と", "り ぬ", field="ち", objection_seconds=objection_seconds)
    state, _ = throw(state, 0, "い", "ちきゅう", seconds=10)
    state, _ = throw(state, 1, "ほ", "いっぽ", seconds=10.3)
    return state


def challenges(state: WordBasketState, seat: int, seconds: float) -> list[object]:
    seen = GAME.at(state, round(1000 * seconds))
    found = [slot.holes["onto"] for slot in GAME.legal(seen, seat) if slot.type == "challenge"]
    return [hole.value for hole in found if isinstance(hole, Is)]


def test_a_word_said_in_a_hurry_shuts_no_window() -> None:
    """WB-08, ruling 7.4: each word can be objected to for so long, whatever is said on it."""
    state = two_words()
    assert challenges(state, 2, 13.9) == [9, 8]
    assert challenges(state, 2, 14.0) == [9]
    assert refusal(state, 2, Challenge(8), seconds=13.9) == ""
    assert refusal(state, 2, Challenge(8), seconds=14) == "basket.late"
    assert refusal(state, 2, Challenge(9), seconds=999) == ""


def test_by_the_sheet_alone_the_next_word_shuts_it() -> None:
    """WB-08: with 0 seconds, as in the leaflet."""
    assert GAME.options().objection_seconds == 0
    state = two_words(objection_seconds=0)
    assert refusal(state, 2, Challenge(8), seconds=10.3) == "basket.late"
    assert challenges(state, 2, 10.3) == [9]


def test_the_last_word_stays_open_until_the_next_one() -> None:
    """WB-08: time alone shuts nothing."""
    state, _ = throw(table("い ゆ え", "ほ と", field="ち"), 0, "い", "ちきゅう", seconds=1)
    assert refusal(state, 1, Challenge(8), seconds=3600) == ""


@pytest.mark.parametrize("objection_seconds", [0, 4])
def test_a_reset_shuts_no_window(objection_seconds: int) -> None:
    """WB-08: "until the next word"; a reset is none, and the field it brings stands."""
    state = table("い ゆ え", "ほ と", "り", field="ち", objection_seconds=objection_seconds)
    state, _ = throw(state, 0, "い", "ちきゅう")
    state, _ = do(state, 1, Reset("と", state.throws), seconds=1)
    assert challenges(state, 2, 1) == [BAD]
    before = state
    state, events = challenge(state, 2, BAD, seconds=1)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert (state.field, state.throws) == (before.field, before.throws) == ("と", before.throws)
    assert Counter(state.hands[0])["い"] == 1
    assert "い" not in state.bowl
    assert state.bowl[-1] == "と"


def test_a_new_pile_shuts_no_window_and_the_card_stays_there() -> None:
    """WB-08, WB-30, ruling 7.4: two cards are drawn instead."""
    state = table("い ゆ え", "ほ と", "り", field="ち", pile=2, objection_seconds=4)
    state, _ = throw(state, 0, "い", "ちきゅう")
    state, events = do(state, 1, Reset("と", state.throws), seconds=1)
    assert "reshuffled" in kinds(events)
    held = state.hands[0]
    state, events = challenge(state, 2, BAD, seconds=2)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert state.hands[0][: len(held)] == held
    assert len(state.hands[0]) == len(held) + 2


def test_an_upheld_objection_to_a_covered_word_leaves_what_lies_on_it() -> None:
    """WB-07, ruling 7.4: its card goes back and one is drawn; field and later words stand."""
    before = two_words()
    state, events = challenge(before, 2, BAD, seconds=11)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert (state.field, state.throws, state.word) == ("ほ", before.throws, replaced(state))
    assert len(state.hands[0]) == len(before.hands[0]) + 2
    assert "い" in state.hands[0]
    assert len(state.bowl) == len(before.bowl) - 1
    assert state.bowl[-1] == "ほ"
    state, _ = throw(state, 2, "ぬ", "ほしいぬ", seconds=12)
    assert state.field == "ぬ"


def replaced(state: WordBasketState) -> object:
    """The word on top, one card lower in the bowl than it was."""
    (word,) = state.words
    assert (word.word, word.height) == ("いっぽ", len(state.bowl))
    return word


def test_a_word_on_a_word_that_was_taken_away_goes_back_to_what_lies_there_now() -> None:
    """WB-A23: the field below both of them."""
    state, _ = challenge(two_words(), 2, BAD, seconds=11)
    bad = replace(state.words[0], word="いっぽぽ", reading="いっぽぽ")
    state, events = challenge(replace(state, words=(bad,)), 2, 9, seconds=12)
    assert "deliberating" in kinds(events)
    state, _ = do(state, 0, Vote(accept=False))
    state, events = do(state, 2, Vote(accept=False))
    assert kinds(events)[:2] == ["voted", "withdrawn"]
    assert (state.field, state.bowl[-1]) == ("ち", "ち")
    assert Counter(state.hands[1]) >= Counter("ほと")


def test_a_word_that_came_to_lie_on_top_again_takes_its_field_back() -> None:
    """WB-07, WB-A23: nothing lies on it any more."""
    state = table("い ゆ え", "ほ と", "り ぬ", field="ち", objection_seconds=9)
    state, _ = throw(state, 0, "い", "ちきゅう", seconds=1)
    state, _ = throw(state, 1, "ほ", "きゅうこ", seconds=2)
    state, _ = challenge(state, 2, 9, seconds=3)
    assert state.field == "い"
    state, events = challenge(state, 2, BAD, seconds=4)
    assert kinds(events)[:2] == ["challenged", "withdrawn"]
    assert (state.field, state.bowl[-1]) == ("ち", "ち")


def test_whoever_has_gone_out_comes_back_for_an_earlier_word() -> None:
    """WB-07, WB-A22: the last word stands, but its player has cards again."""
    state = table("い ほ", "え と", field="ち", objection_seconds=9)
    state, _ = throw(state, 0, "い", "ちきゅう", reach=True, seconds=1)
    state, _ = throw(state, 0, "ほ", "いっぽぽ", seconds=2)
    assert state.phase == GoneOut(0)
    state, events = challenge(state, 1, BAD, seconds=3)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert (state.phase, len(state.hands[0]), state.field) == (Playing(), 2, "ほ")


def test_while_one_is_out_another_word_is_ruled_on() -> None:
    """WB-15: whoever is out stays out."""
    state = table("い ゆ え", "ほ", "と", field="き", objection_seconds=9)
    state, _ = throw(state, 0, "い", "きなこもい", seconds=1)
    state, _ = throw(state, 1, "ほ", "いっぽぽほ", seconds=2)
    state, events = challenge(state, 2, BAD, seconds=3)
    assert kinds(events) == ["challenged", "deliberating"]
    assert isinstance(state.phase, Deliberation)
    assert GAME.view(state, 2).word == GAME.view(state, 0).word
    seen = GAME.view(state, 2).word
    assert seen is not None
    assert (seen.word, state.phase.throws) == ("きなこもい", BAD)
    for seat in (0, 1):
        state, events = do(state, seat, Vote(accept=True))
    assert kinds(events) == ["voted", "stood"]
    assert state.phase == GoneOut(1)


def test_the_next_deal_waits_for_the_last_window() -> None:
    """WB-08, WB-A21: and the wait is told."""
    state = table("ほ", "え と", field="ゆ", objection_seconds=4)
    state, _ = throw(state, 0, "ほ", "ゆたんぽ", seconds=10)
    assert "next_deal" not in slots(state, 1, seconds=13.9)
    assert GAME.wakes(state) == 14_000
    with pytest.raises(Refused) as early:
        do(state, 1, NextDeal(), seconds=11.5)
    assert (early.value.code, early.value.facts) == ("play.basket.window-open", {"seconds": 3})
    assert "next_deal" in slots(state, 1, seconds=14)
    assert GAME.wakes(GAME.at(state, 14_000)) is None
    _, events = do(state, 1, NextDeal(), seconds=14)
    assert kinds(events)[0] == "deal_won"


def test_a_word_that_was_ruled_on_is_not_waited_for() -> None:
    """WB-08: nobody can object to it any more."""
    state = table("ほ", "え と", field="ゆ", objection_seconds=60)
    state, _ = throw(state, 0, "ほ", "ゆたんぽ", seconds=1)
    state, _ = challenge(state, 1, seconds=2)
    assert "next_deal" in slots(state, 1, seconds=2)


def test_an_objection_to_what_is_still_to_come_is_told_so() -> None:
    """WB-08: it is not "too late"."""
    state = two_words()
    assert refusal(state, 2, Challenge(state.throws + 1), seconds=11) == "basket.to-come"
    assert refusal(table("い", "え"), 1, Challenge(99)) == "basket.to-come"


def test_events_name_the_word_they_are_about() -> None:
    """WB-07, WB-08, WB-15: with reading, thrower and place."""
    named = {"onto": 8, "thrower": 0, "word": "ちきゅう", "reading": "ちきゅう"}
    _, events = challenge(two_words(), 2, BAD, seconds=11)
    assert events[0] == Challenged(seat=2, at=11_000, **named)  # type: ignore[arg-type]
    withdrawn = next(event for event in events if isinstance(event, Withdrawn))
    assert replace(withdrawn, findings=()) == Withdrawn(
        seat=0,
        findings=(),
        **named,  # type: ignore[arg-type]
    )
    state, _ = throw(table("い ゆ え", "ほ", "と", field="き"), 0, "い", "きなこもい")
    state, deliberating = challenge(state, 1)
    state, voted = do(state, 1, Vote(accept=True))
    state, stood = do(state, 2, Vote(accept=True))
    for event in (deliberating[1], voted[0], *stood):
        told = (event.onto, event.thrower, event.word, event.reading)  # type: ignore[union-attr]
        assert told == (8, 0, "きなこもい", "きなこもい")
    assert isinstance(stood[-1], Stood)


def test_the_time_stands_in_the_event() -> None:
    """Ruling 7.4: a replay needs no clock."""
    state = table("い ゆ え", "ほ と", field="ち", objection_seconds=4)
    _, events = do(state, 0, Throw("い", "ちきゅう", 7), seconds=12.345)
    assert isinstance(events[0], Thrown)
    assert events[0].at == 12_345


def test_a_clock_that_is_put_back_opens_and_shuts_nothing() -> None:
    state = two_words()
    assert GAME.at(state, 5_000) == state
    assert refusal(state, 2, Challenge(8), seconds=1) == ""


def test_a_view_says_until_when_words_are_open() -> None:
    """Ruling 7.4: what a page counts down."""
    seen = GAME.view(GAME.at(two_words(), 11_000), 2)
    assert [(word.throws, word.until) for word in seen.words] == [(8, 14_000), (9, None)]
    assert (seen.now, seen.closes, seen.options.objection_seconds) == (11_000, 14_300, 4)
